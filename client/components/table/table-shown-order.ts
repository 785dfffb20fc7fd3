import { parseSort } from './table-url';
import { isSortable, type Column, type TableSort } from './table-columns';
import { rememberedSort } from './table-memory';

/**
 * The order that the table of this name shows its rows in now: by the address, else as remembered;
 * undefined as they came.
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
