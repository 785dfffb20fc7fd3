/** An impression this old, and not a millisecond older, can still activate a visit. */
export const CREDIT_WINDOW_MS = 7 * 24 * 3_600_000;
