const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The longest time from an impression to a visit that it can activate. */
export const CREDIT_WINDOW_DAYS = 7;

/** Marks a rate or a cost that a person reads before all visits are in, in the head of its column. */
export const ESTIMATE_SIGN = '≈';

/** Explains the sign. */
export const ESTIMATE_TEXT = 'expected when all visits are in';

/** 'Response Rate (≈)': the head of a column, marked where its figures are estimates. */
export const estimateHead = (head: string, isEstimate: boolean): string =>
  isEstimate ? `${head} (${ESTIMATE_SIGN})` : head;

/** An impression this old, and not a millisecond older, can still activate a visit. */
export const CREDIT_WINDOW_MS = CREDIT_WINDOW_DAYS * DAY_MS;

/**
 * The spans of time from the activating impression to a response, each up to and including its
 * bound and without the one before. The last ends with the credit window: a longer window needs a
 * further row, whose code in server/event-store/codes.ts its type demands.
 */
export const TIMING_SPANS = [
  { id: 'hour', name: 'Within 1 hour', upToMs: HOUR_MS },
  { id: 'day', name: 'Within 1 day', upToMs: DAY_MS },
  { id: 'week', name: 'Within 1 week', upToMs: 7 * DAY_MS },
] as const;

export type TimingId = (typeof TIMING_SPANS)[number]['id'];
