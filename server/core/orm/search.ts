import type { RowCondition } from './find-row.js';
import { nameOrder } from './name-order.js';

/**
 * A searched text expression over `t` (null matches nothing), or a condition made from the search
 * text.
 */
export type SearchPlace = string | ((text: string) => RowCondition);

/** The expression contains the text, which is in lower case. */
export const holds = (expression: string, text: string): RowCondition => ({
  sql: `strpos(${nameOrder(`(${expression})`)}, ?) > 0`,
  params: [text],
});

/**
 * `key` is among the rows of another table whose `name` contains the text; `rows` is `select id
 * from … where …`. The other table is searched once, not once for every row that points to it.
 */
export const holdsByName =
  (key: string, rows: RowCondition, name: string): SearchPlace =>
  (text) => {
    const { sql, params } = holds(name, text);
    return { sql: `${key} in (${rows.sql} and ${sql})`, params: [...rows.params, ...params] };
  };

/** Any of the places contains the text. */
export function searchCondition(places: readonly SearchPlace[], text: string): RowCondition {
  const conditions = places.map((place) =>
    typeof place === 'string' ? holds(place, text) : place(text),
  );
  return {
    sql: conditions.map(({ sql }) => sql).join(' or ') || 'false',
    params: conditions.flatMap(({ params }) => params),
  };
}
