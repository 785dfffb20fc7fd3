const LONGEST = 40;
const KEPT = 37;

/** A url longer than 40 characters as its first 37 and an ellipsis. */
export const cutUrl = (url: string): string =>
  url.length > LONGEST ? `${url.slice(0, KEPT)}…` : url;
