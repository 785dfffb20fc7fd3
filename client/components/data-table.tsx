import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BusyBar } from './busy-bar';
import { PanelNotice } from './panel-notice';
import { SortSelect } from './sort-select';
import { useTableAddress } from './table-address';
import { ROW_HEIGHT, TableBody } from './table-body';
import { isSortable, type Column, type TableSort } from './table-columns';
import { TableFoot } from './table-foot';
import { TableHead } from './table-head';
import { useTableMemory } from './table-memory';
import { lastPage, sortRows } from './table-order';

export interface DataTableProps<Row> {
  /** The accessible name; also what the reader's widths and sort are remembered under. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  pageSize?: number;
  /** The first rows are on their way. */
  isLoading?: boolean;
  /** Newer rows are on their way; these stay, dimmed. */
  isRefreshing?: boolean;
  emptyText?: string;
  emptyAction?: ReactNode;
  /** Why the rows could not be loaded. */
  failure?: string;
  onRetry?: () => void;
  defaultSort?: TableSort;
  /** Prefix of sort and page in the address, where two tables share a page. */
  addressKey?: string;
  /** Keep the height of a full page on the last one. */
  fillRows?: boolean;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    pageSize = 10,
    isLoading = false,
    isRefreshing = false,
    fillRows = false,
  } = props;
  const memory = useTableMemory(label);
  const sortable = new Set(columns.filter(isSortable).map(({ key }) => key));
  const remembered = memory.sort && sortable.has(memory.sort.column) ? memory.sort : undefined;
  const address = useTableAddress(sortable, remembered ?? props.defaultSort, props.addressKey);
  const { sort } = address;

  // The address may name a page that a newer, shorter list no longer has.
  const page = Math.min(address.page, lastPage(rows.length, pageSize));
  const shown = sortRows(rows, columns, sort).slice(page * pageSize, (page + 1) * pageSize);
  const isWaiting = isLoading && rows.length === 0;
  const changeSort = (next: TableSort) => {
    memory.setSort(next);
    address.setSort(next);
  };

  return (
    <Box position="relative" overflow="hidden" aria-busy={isLoading || isRefreshing}>
      {isRefreshing && <BusyBar />}
      {isWaiting && <VisuallyHidden role="status">Loading...</VisuallyHidden>}
      <SortSelect columns={columns} sort={sort} onSort={changeSort} />
      <Box
        overflow="auto"
        // Scrolls inside itself, so that its head can stay and the page never moves sideways.
        maxH={{ md: 'calc(100dvh - {sizes.header} - {sizes.pageStrip} - {spacing.24})' }}
        layerStyle={isRefreshing ? 'outdated' : undefined}
      >
        <chakra.table
          role="table"
          aria-label={label}
          aria-rowcount={rows.length}
          display={{ base: 'block', md: 'table' }}
          w="full"
          textStyle="xs"
          borderCollapse="separate"
          borderSpacing="0"
        >
          <TableHead columns={columns} sort={sort} onSort={changeSort} onResize={memory.setWidth} />
          <TableBody
            columns={columns}
            rows={shown}
            rowKey={rowKey}
            widthsPx={memory.widthsPx}
            skeletonRows={isWaiting ? pageSize : 0}
            fillerRows={fillRows && shown.length > 0 ? pageSize - shown.length : 0}
          />
        </chakra.table>
      </Box>
      {!isWaiting && rows.length === 0 && (
        <Box px="4" minH={fillRows ? { md: `calc(${pageSize} * ${ROW_HEIGHT})` } : undefined}>
          {props.failure === undefined ? (
            <PanelNotice text={props.emptyText} action={props.emptyAction} />
          ) : (
            <PanelNotice kind="failed" text={props.failure} onAct={props.onRetry} />
          )}
        </Box>
      )}
      <TableFoot
        page={page}
        pageSize={pageSize}
        total={rows.length}
        isUnknown={isWaiting || (rows.length === 0 && props.failure !== undefined)}
        onPage={address.setPage}
      />
    </Box>
  );
}
