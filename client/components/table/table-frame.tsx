import { PAGE_SIZE } from './page-size';
import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FilterToggle } from '#client/components/filter-toggle/filter-toggle';
import { BusyBar } from '#client/components/feedback/busy-bar';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { SortSelect } from './sort-select';
import { ROW_HEIGHT, TableBody } from './table-body';
import type { Column, TableSort } from './table-columns';
import { type PageSizeChoice, TableFoot } from './table-foot';
import { TableHead } from './table-head';

/** The props of every table, wherever its rows are sorted. */
export interface TableProps<Row> {
  /** The accessible name; also the key of the reader's stored widths and sort. */
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  pageSize?: number;
  /** The first rows are loading. */
  isLoading?: boolean;
  /** Newer rows are loading; these stay, dimmed. */
  isRefreshing?: boolean;
  emptyText?: string;
  emptyAction?: ReactNode;
  /** Set while a filter narrows the rows: removes the filters. */
  onClearFilters?: () => void;
  /** The reason why the rows could not be loaded. */
  failure?: string;
  onRetry?: () => void;
  /** Keep the height of a full page on the last one. */
  fillRows?: boolean;
  /** A pointer shortcut for an action of the row. */
  onRowDoubleClick?: (row: Row) => void;
  /** Makes a row a toggle, with its first cell as the button; null for a row that is none. */
  toggleOf?: (row: Row) => FilterToggle | null;
}

interface TableFrameProps<Row> extends TableProps<Row> {
  shown: readonly Row[];
  /** Number of rows on all pages. */
  total: number;
  page: number;
  onPage: (page: number) => void;
  sizes?: PageSizeChoice;
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
  widthsPx: Readonly<Record<string, number>>;
  onResize: (column: string, widthPx: number) => void;
}

const NOTHING_MATCHES = 'No row matches the search or the filters.';

/** A page of rows under their heads, with the states a table can be in. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const { label, columns, rowKey, pageSize = PAGE_SIZE, shown, total, sort, onSort } = props;

  const { isLoading = false, isRefreshing = false, fillRows = false } = props;
  const isWaiting = isLoading && shown.length === 0;

  return (
    <Box position="relative" overflow="hidden" aria-busy={isLoading || isRefreshing}>
      {isRefreshing && <BusyBar />}
      {isWaiting && <VisuallyHidden role="status">Loading...</VisuallyHidden>}
      <SortSelect columns={columns} sort={sort} onSort={onSort} />
      <Box
        overflow="auto"
        // What the keyboard reaches does not end up under the actions at the right.
        scrollPaddingInlineEnd="24"
        containerType="inline-size"
        // Scrolls inside itself, so that its head stays and the page never scrolls sideways.
        maxH={{ md: 'calc(100dvh - {sizes.header} - {sizes.pageStrip} - {spacing.24})' }}
        layerStyle={isRefreshing ? 'stale' : undefined}
      >
        <chakra.table
          role="table"
          aria-label={label}
          aria-rowcount={total}
          display={{ base: 'block', md: 'table' }}
          w="full"
          textStyle="xs"
          borderCollapse="separate"
          borderSpacing="0"
        >
          <TableHead columns={columns} sort={sort} onSort={onSort} onResize={props.onResize} />
          <TableBody
            columns={columns}
            rows={shown}
            rowKey={rowKey}
            widthsPx={props.widthsPx}
            skeletonRows={isWaiting ? pageSize : 0}
            onRowDoubleClick={props.onRowDoubleClick}
            toggleOf={props.toggleOf}
            fillerRows={fillRows && shown.length > 0 ? pageSize - shown.length : 0}
          />
        </chakra.table>
      </Box>
      {!isWaiting && shown.length === 0 && (
        <Box px="4" minH={fillRows ? { md: `calc(${pageSize} * ${ROW_HEIGHT})` } : undefined}>
          <NothingShown {...props} />
        </Box>
      )}
      <TableFoot
        page={props.page}
        pageSize={pageSize}
        sizes={props.sizes}
        total={total}
        hasFixedHeight={fillRows}
        isUnknown={isWaiting || (shown.length === 0 && props.failure !== undefined)}
        onPage={props.onPage}
      />
    </Box>
  );
}

function NothingShown<Row>({
  failure,
  onRetry,
  onClearFilters,
  emptyText,
  emptyAction,
}: TableProps<Row>) {
  if (failure !== undefined) return <PanelNotice kind="failed" text={failure} onAct={onRetry} />;
  if (onClearFilters)
    return <PanelNotice kind="filtered" text={NOTHING_MATCHES} onAct={onClearFilters} />;
  return <PanelNotice text={emptyText} action={emptyAction} />;
}
