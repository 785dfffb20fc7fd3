/** Sorted set of user ids scored by the milliseconds of their latest call. */
export const LATEST_CALLS_KEY = 'monitoring:latest-calls';
export const ACTIVE_FOR_MS = 30 * 60_000;

/** Hash of user id → calls on a local date, `YYYY-MM-DD`. */
export const callsKey = (date: string) => `monitoring:calls:${date}`;
/** Three days: the date ends up to a day earlier or later in other zones. */
export const CALL_COUNTS_RETENTION_SECONDS = 3 * 86_400;

/** The zone for users without a country: super admins. */
export const NO_ZONE = 'UTC';
