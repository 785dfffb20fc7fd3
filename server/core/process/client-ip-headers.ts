/** Headers in which proxies and content networks name the caller, as Node spells them. */
export const CLIENT_IP_HEADERS = [
  'x-forwarded-for',
  'forwarded',
  'cf-connecting-ip',
  'true-client-ip',
  'x-real-ip',
  'fastly-client-ip',
] as const;

export type ClientIpHeader = (typeof CLIENT_IP_HEADERS)[number];
