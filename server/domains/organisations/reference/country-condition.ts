import type { RowCondition } from '#server/core/orm/find-row.js';

const isCode = (country: string | null | undefined): country is string => Boolean(country?.trim());

/**
 * Over the alias `t` of a table with a list of countries: those whose home or list the country is;
 * none asked for is no condition.
 */
export function operatesIn(country: string | null | undefined): RowCondition[] {
  if (!isCode(country)) return [];
  const code = country.trim().toUpperCase();
  return [{ sql: 't.country_code = ? or ? = any(t.country_list)', params: [code, code] }];
}

/** The same for a table that knows the home country alone. */
export const isAtHomeIn = (country: string | null | undefined): RowCondition[] =>
  isCode(country) ? [{ sql: 't.country_code = ?', params: [country.trim().toUpperCase()] }] : [];
