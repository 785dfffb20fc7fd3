import { ListPanel, type LoadedList } from '#client/components/table/list-panel';
import { PagedTable, useListRequest } from '#client/components/table/paged-table';
import { TableFrame } from '#client/components/table/table-frame';
import type { Specimen } from '#client/kit/specimen';
import { BOOKING_COLUMNS, BOOKINGS, type Booking } from './bookings';

const nothing = () => undefined;
const BY_NAME = { column: 'name', direction: 'ascending' } as const;

const LOADED: LoadedList<Booking> = {
  rows: BOOKINGS,
  total: 42,
  page: 0,
  isLoading: false,
  isRefreshing: false,
  error: null,
  reload: nothing,
};

function List({ name, list }: { name: string; list: Partial<LoadedList<Booking>> }) {
  return (
    <ListPanel
      title={`Bookings, ${name}`}
      columns={BOOKING_COLUMNS}
      rowKey={({ id }) => id}
      request={useListRequest(`Bookings, ${name}`, BOOKING_COLUMNS, BY_NAME, `list-${name}`)}
      list={{ ...LOADED, ...list }}
      failure="Unable to retrieve bookings. Please try again."
      emptyText="No bookings yet."
    />
  );
}

function Paged() {
  return (
    <PagedTable
      label="Paged bookings"
      columns={BOOKING_COLUMNS}
      rowKey={({ id }) => id}
      request={useListRequest('Paged bookings', BOOKING_COLUMNS, BY_NAME, 'paged')}
      page={0}
      rows={BOOKINGS}
      total={42}
    />
  );
}

/** The specimens of tables whose rows the server sorts and pages. */
export const requested: readonly Specimen[] = [
  {
    component: 'table/list-panel',
    states: {
      data: <List name="data" list={{}} />,
      loading: <List name="loading" list={{ rows: [], isLoading: true }} />,
      empty: <List name="empty" list={{ rows: [], total: 0 }} />,
      error: <List name="error" list={{ rows: [], error: new Error('away') }} />,
    },
  },
  { component: 'table/paged-table', states: { data: <Paged /> } },
  {
    component: 'table/table-frame',
    states: {
      data: (
        <TableFrame
          label="Framed bookings"
          columns={BOOKING_COLUMNS}
          rowKey={({ id }) => id}
          shown={BOOKINGS}
          total={BOOKINGS.length}
          page={0}
          onPage={nothing}
          sort={BY_NAME}
          onSort={nothing}
          widthsPx={{}}
          onResize={nothing}
        />
      ),
    },
  },
];
