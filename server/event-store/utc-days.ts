export const DAY_MS = 86_400_000;

/** Days since 1970-01-01. */
export const utcDayOf = (utcMs: number): number => Math.floor(utcMs / DAY_MS);

/** ISO 8601, as PostgreSQL's type date. */
export const utcDateOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);
