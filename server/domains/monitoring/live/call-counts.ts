/** Sorted set of user ids scored by the milliseconds of their latest call. */
export const LATEST_CALLS_KEY = 'monitoring:latest-calls';
export const ACTIVE_FOR_MS = 30 * 60_000;

/** Hash of user id → calls on a local date, `YYYY-MM-DD`. */
export const callsKey = (date: string) => `monitoring:calls:${date}`;
/** The date ends up to a day earlier or later elsewhere. */
export const CALL_COUNTS_RETENTION_SECONDS = 3 * 86_400;

/** Where days are counted for those who belong to no country: super admins. */
export const NO_ZONE = 'UTC';
