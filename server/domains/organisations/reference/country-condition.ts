import type { RowCondition } from '#server/core/orm/find-row.js';

const isCode = (country: string | null | undefined): country is string => Boolean(country?.trim());

/**
 * Rows whose home country or list of countries contains the country, over the alias `t`. No
 * condition without a country.
 */
export function operatesIn(country: string | null | undefined): RowCondition[] {
  if (!isCode(country)) return [];
  const code = country.trim().toUpperCase();
  return [{ sql: 't.country_code = ? or ? = any(t.country_list)', params: [code, code] }];
}

/** Does what `operatesIn` does, for a table with a home country only. */
export const isAtHomeIn = (country: string | null | undefined): RowCondition[] =>
  isCode(country) ? [{ sql: 't.country_code = ?', params: [country.trim().toUpperCase()] }] : [];
