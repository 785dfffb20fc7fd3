const LONGEST = 40;
const KEPT = 37;

/** A URL of more than 40 characters, cut to 37 and an ellipsis. */
export const cutUrl = (url: string): string =>
  url.length > LONGEST ? `${url.slice(0, KEPT)}…` : url;
