/**
 * How people order names, without case and whatever the locale of the database: Ō stands beside O.
 * The collation is part of every PostgreSQL with ICU. `expression` is an SQL text.
 */
export const nameOrder = (expression: string): string => `lower(${expression} collate "und-x-icu")`;
