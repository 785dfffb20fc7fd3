/** The hosts of ad servers' VAST documents; VAST_HOSTS replaces this list. */
export const AD_SERVER_HOSTS: readonly string[] = [
  'doubleclick.net', // Google Ad Manager, Campaign Manager 360
  'adnxs.com', // Xandr
  'fwmrm.net', // FreeWheel
  'springserve.com',
  'innovid.com',
  'flashtalking.com',
  'serving-sys.com', // Sizmek
  'extremereach.io',
  'adform.net',
  'smartadserver.com',
];

/** Stricter than URLs are, so that all parsers read the same host: no user name before an @. */
const ADDRESS = /^https?:\/\/([a-z\d-]+(?:\.[a-z\d-]+)*)(?::\d+)?(?:[/?#][^\s<>"\\]*)?$/i;

/** The host of an http or https URL, in lower case; null for anything else. */
export const hostOf = (address: string): string | null =>
  ADDRESS.exec(address)?.[1]?.toLowerCase() ?? null;

/** True where the host is one of these, or a subdomain of one. */
export const isAmong = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((known) => host === known || host.endsWith(`.${known}`));
