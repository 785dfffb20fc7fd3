import { describedEnum } from './described-enum.js';

type SortRow = readonly [sql: string | readonly string[], description: string];

/**
 * Declares the sort keys of a list: each with the SQL that it sorts by and its description. `order`
 * has the SQL by key, `values` is the GraphQL enum.
 */
export function describedSort<const Rows extends Readonly<Record<string, SortRow>>>(
  name: string,
  description: string,
  rows: Rows,
) {
  type Key = keyof Rows & string;
  const column = (index: 0 | 1) =>
    Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[index]]));

  return {
    order: column(0) as { readonly [Name in Key]: Rows[Name][0] }, // the first of each row
    values: describedEnum<Key>(name, description, column(1) as Record<Key, string>), // the second
  };
}
