/** Public links: what the form offers and the server checks. */
export const DEFAULT_LINK_DAYS = 30;
export const MAX_LINK_DAYS = 365;
export const MIN_LINK_PASSWORD = 8;
export const MAX_LINK_PASSWORD = 128;

/** A public link shows no count below this one. */
export const MIN_SHARED_COUNT = 10;
