import { parseSort } from './table-address';
import { isSortable, type Column } from './table-columns';
import { rememberedSort } from './table-memory';
import { sortRows } from './table-order';

/** The rows of all pages in the order that the table of this name shows them in now: by the address, else as remembered. */
export function rowsAsShown<Row>(
  tableName: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  params: URLSearchParams,
): readonly Row[] {
  const sortable = new Set(columns.filter(isSortable).map(({ key }) => key));
  const sort = parseSort(params.get('sort'), sortable) ?? rememberedSort(tableName);
  return sort && sortable.has(sort.column) ? sortRows(rows, columns, sort) : rows;
}
