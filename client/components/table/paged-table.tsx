import { isSortable, type Column, type TableSort } from './table-columns';
import { useTableUrl } from './table-url';
import { TableFrame, type TableProps } from './table-frame';
import { useTableMemory } from './table-memory';
import { useSearchParam } from './use-search-param';

interface PageRequest {
  /** The first page is 0. */
  page: number;
  sort: TableSort;
  search: string;
}

/**
 * The page, sort and search in the URL, for the loader of a list. A page's second list has a
 * prefix.
 */
export function useListRequest<Row>(
  label: string,
  columns: readonly Column<Row>[],
  defaultSort: TableSort,
  paramPrefix?: string,
) {
  const memory = useTableMemory(label);
  const sortable = new Set(columns.filter(isSortable).map(({ key }) => key));
  const remembered = memory.sort && sortable.has(memory.sort.column) ? memory.sort : undefined;
  const address = useTableUrl(sortable, remembered ?? defaultSort, paramPrefix);
  const { search, setSearch } = useSearchParam(paramPrefix);
  const request: PageRequest = { page: address.page, sort: address.sort ?? defaultSort, search };

  return {
    ...request,
    setPage: address.setPage,
    setSearch,
    setSort: (next: TableSort) => {
      memory.setSort(next);
      address.setSort(next);
    },
    widthsPx: memory.widthsPx,
    setWidth: memory.setWidth,
  };
}

interface PagedTableProps<Row> extends TableProps<Row> {
  request: ReturnType<typeof useListRequest>;
  /** The page of the rows, from 0. */
  page: number;
  rows: readonly Row[];
  total: number;
}

/** A table whose rows the loader searches, sorts and pages. */
export function PagedTable<Row>({ request, rows, ...props }: PagedTableProps<Row>) {
  return (
    <TableFrame
      {...props}
      shown={rows}
      onPage={request.setPage}
      sort={request.sort}
      onSort={request.setSort}
      widthsPx={request.widthsPx}
      onResize={request.setWidth}
      onClearFilters={request.search === '' ? undefined : () => request.setSearch('')}
    />
  );
}
