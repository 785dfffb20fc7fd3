import { usePrintStart } from '#client/components/browser/printing';
import { useTableUrl } from './table-url';
import { isSortable, type TableSort } from './table-columns';
import { PAGE_SIZE } from './page-size';
import { TableFrame, type TableProps } from './table-frame';
import { useTableMemory } from './table-memory';
import { lastPage, sortRows } from './table-order';

export interface DataTableProps<Row> extends TableProps<Row> {
  /** All rows: the client sorts and pages them. */
  rows: readonly Row[];
  defaultSort?: TableSort;
  /** The page sizes to choose from; the browser remembers the choice. */
  pageSizes?: readonly number[];
  /** Prefix of sort and page in the URL, where two tables share a page. */
  paramPrefix?: string;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, pageSizes } = props;
  const memory = useTableMemory(label);
  const chosen = pageSizes?.find((size) => size === memory.pageSize);
  const isPrinted = usePrintStart() !== null;
  const screenSize = chosen ?? props.pageSize ?? PAGE_SIZE;
  const pageSize = isPrinted ? Math.max(rows.length, 1) : screenSize;
  const sortable = new Set(columns.filter(isSortable).map(({ key }) => key));
  const remembered = memory.sort && sortable.has(memory.sort.column) ? memory.sort : undefined;
  const address = useTableUrl(sortable, remembered ?? props.defaultSort, props.paramPrefix);
  const { sort } = address;

  // The URL may name a page that a newer, shorter list no longer has.
  const page = Math.min(address.page, lastPage(rows.length, pageSize));
  const changeSort = (next: TableSort) => {
    memory.setSort(next);
    address.setSort(next);
  };
  const changePageSize = (size: number) => {
    memory.setPageSize(size);
    address.setPage(0);
  };

  return (
    <TableFrame
      {...props}
      pageSize={pageSize}
      sizes={pageSizes && { choices: pageSizes, onChoose: changePageSize }}
      shown={sortRows(rows, columns, sort).slice(page * pageSize, (page + 1) * pageSize)}
      total={rows.length}
      page={page}
      onPage={address.setPage}
      sort={sort}
      onSort={changeSort}
      widthsPx={memory.widthsPx}
      onResize={memory.setWidth}
    />
  );
}
