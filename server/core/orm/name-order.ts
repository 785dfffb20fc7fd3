/**
 * The order in which people expect names: case-insensitive, with Ō next to O, whatever the locale
 * of the database. The collation is part of every PostgreSQL with ICU. `expression` is an SQL text.
 */
export const nameOrder = (expression: string): string => `lower(${expression} collate "und-x-icu")`;
