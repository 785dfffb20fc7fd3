import { DataTable, type DataTableProps } from '#client/components/table/data-table';

const ROWS_PER_PAGE = 6;
/** Head, six rows and foot. */
export const DETAILS_HEIGHT_PX = 36 + ROWS_PER_PAGE * 36 + 41;

/** A table of the Performance view: six rows a page, padded to six. */
export function DetailsTable<Row>(props: Omit<DataTableProps<Row>, 'pageSize' | 'fillRows'>) {
  return <DataTable {...props} pageSize={ROWS_PER_PAGE} fillRows />;
}

export const HIGHEST_RATE_FIRST = { column: 'rate', direction: 'descending' } as const;
