/** The period of "pings in the last 24 hours", with a day to spare. */
export const SITE_PING_RETENTION_MS = 48 * 3_600_000;
