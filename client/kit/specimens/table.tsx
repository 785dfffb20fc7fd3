import { chakra } from '@chakra-ui/react';
import { ClippedText } from '#client/components/table/clipped-text';
import { DataTable, type DataTableProps } from '#client/components/table/data-table';
import { GrowingList } from '#client/components/table/growing-list';
import { RowActions } from '#client/components/table/row-actions';
import { SearchField } from '#client/components/table/search-field';
import { TwoLines } from '#client/components/table/two-lines';
import type { Specimen } from '#client/kit/specimen';
import { LONG_TEXT } from './long-text';
import { requested } from './requested-tables';
import { BOOKINGS, type Booking, BOOKING_COLUMNS } from './bookings';

const nothing = () => undefined;

const table = (label: string, props: Partial<DataTableProps<Booking>> = {}) => (
  <DataTable
    label={label}
    columns={BOOKING_COLUMNS}
    rows={BOOKINGS}
    rowKey={({ id }) => id}
    pageSize={3}
    paramPrefix={label.toLowerCase()}
    {...props}
  />
);

const list = (nodes: readonly string[] | undefined, hasFailed: boolean) => (
  <GrowingList
    label="Deliveries"
    nodes={nodes}
    isRefreshing={false}
    hasFailed={hasFailed}
    failedText="Unable to retrieve deliveries. Please try again."
    emptyText="No deliveries yet."
    onRetry={nothing}
    onMore={nodes?.length ? nothing : undefined}
  >
    {(node) => <chakra.li key={node}>{node}</chakra.li>}
  </GrowingList>
);

export const tables: readonly Specimen[] = [
  {
    component: 'table/clipped-text',
    states: { 'long text': <ClippedText>{LONG_TEXT}</ClippedText> },
  },
  {
    component: 'table/data-table',
    states: {
      data: table('Data'),
      'page sizes': table('Page sizes', { pageSizes: [3, 10] }),
      loading: table('Loading', { rows: [], isLoading: true }),
      refreshing: table('Refreshing', { isRefreshing: true }),
      empty: table('Empty', { rows: [], emptyText: 'No bookings yet.' }),
      filtered: table('Filtered', { rows: [], onClearFilters: nothing }),
      error: table('Failed', { rows: [], failure: 'Unable to retrieve data.', onRetry: nothing }),
    },
  },
  {
    component: 'table/growing-list',
    states: {
      data: list(['Delivered', LONG_TEXT], false),
      loading: list(undefined, false),
      empty: list([], false),
      error: list(undefined, true),
    },
  },
  {
    component: 'table/row-actions',
    states: {
      data: <RowActions name="Summer" onEdit={nothing} canEdit onRemove={nothing} canRemove />,
      disabled: <RowActions name="Summer" onEdit={nothing} canEdit={false} onRemove={nothing} />,
    },
  },
  {
    component: 'table/search-field',
    states: {
      empty: <SearchField label="Search empty" value="" onSearch={nothing} />,
      filled: <SearchField label="Search filled" value="tui energy" onSearch={nothing} />,
    },
  },
  {
    component: 'table/two-lines',
    states: {
      data: <TwoLines name="Summer" note="Kōwhai Foods" />,
      'long text': <TwoLines name={LONG_TEXT} note={LONG_TEXT} isWhole />,
    },
  },
  ...requested,
];
