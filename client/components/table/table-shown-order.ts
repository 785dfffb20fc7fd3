import { parseSort } from './table-url';
import { isSortable, type Column, type TableSort } from './table-columns';
import { rememberedSort } from './table-memory';

/**
 * The current order of the named table: from the URL, otherwise as remembered; undefined for the
 * original order.
 */
export function shownSort<Row>(
  tableName: string,
  columns: readonly Column<Row>[],
  params: URLSearchParams,
): TableSort | undefined {
  const sortable = new Set(columns.filter(isSortable).map(({ key }) => key));
  const sort = parseSort(params.get('sort'), sortable) ?? rememberedSort(tableName);
  return sort && sortable.has(sort.column) ? sort : undefined;
}
