import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '#client/testing/render-page';
import { DataTable, type DataTableProps } from './data-table';
import type { Column } from './table-columns';

interface Row {
  id: number;
  name: string;
  channel: string;
  served: number;
  spend: number | null;
  rate: number;
  from: string;
}

const COLUMNS: Column<Row>[] = [
  { kind: 'text', key: 'name', head: 'Name', value: ({ name }) => name },
  {
    kind: 'chip',
    key: 'channel',
    head: 'Channel',
    value: ({ channel }) => channel,
    chipKind: 'channel',
  },
  { kind: 'count', key: 'served', head: 'Served', value: ({ served }) => served },
  { kind: 'money', currency: 'NZD', key: 'spend', head: 'Spend', value: ({ spend }) => spend },
  { kind: 'percent', key: 'rate', head: 'Rate', value: ({ rate }) => rate },
  { kind: 'date', key: 'from', head: 'From', value: ({ from }) => from },
  {
    kind: 'actions',
    key: 'act',
    head: 'Actions',
    value: () => null,
    render: () => <button>Edit</button>,
  },
];

const ROWS: Row[] = Array.from({ length: 23 }, (_, index) => ({
  id: index,
  name: `Booking ${index + 1}`,
  channel: 'TVNZ+',
  served: 1000 * (index + 1),
  spend: index === 0 ? null : 12.5 * index,
  rate: 0.0123,
  from: '2026-11-05',
}));

function renderTable(props: Partial<DataTableProps<Row>> = {}, path = '/') {
  const table = (
    <DataTable label="Bookings" columns={COLUMNS} rows={ROWS} rowKey={({ id }) => id} {...props} />
  );
  return renderPage(table, { path });
}

const texts = (row: HTMLElement | undefined) =>
  within(row ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

const dataRows = () => screen.getAllByRole('row').slice(1);
const firstNames = () => dataRows().map((row) => texts(row)[0]);
const sortBy = (head: string) =>
  within(screen.getByRole('columnheader', { name: head })).getByRole('button');

describe('a data table', () => {
  test('formats a cell by the kind of its column', () => {
    renderTable();
    expect(texts(dataRows()[0])).toEqual([
      'Booking 1',
      'TVNZ+',
      '1,000',
      'N/A',
      '1.2%',
      '05 Nov 2026',
      'Edit',
    ]);
    expect(texts(dataRows()[1])[3]).toBe('$12.50');
  });

  test('has no WCAG violations', async () => {
    renderTable();
  });

  test('shows ten rows and says which of how many', async () => {
    const { user, address } = renderTable();
    expect(dataRows()).toHaveLength(10);
    expect(screen.getByText('1–10 of 23')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('21–23 of 23')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
    expect(address().get('page')).toBe('3');
  });

  test('sorts figures from the largest at a first click, and back at the next', async () => {
    const { user, address } = renderTable({}, '/?page=2');
    await user.click(sortBy('Served'));
    expect(firstNames()[0]).toBe('Booking 23');
    expect(screen.getByRole('columnheader', { name: 'Served' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(Object.fromEntries(address())).toEqual({ sort: '-served' });
    await user.click(sortBy('Served'));
    expect(firstNames()[0]).toBe('Booking 1');
    expect(address().get('sort')).toBe('served');
  });

  test('takes sort and page from the address, under its own prefix', () => {
    renderTable({ paramPrefix: 'b' }, '/?b.sort=-name&b.page=2&page=9');
    expect(firstNames()[0]).toBe('Booking 13');
  });

  test('makes do with an address that names what there is not', () => {
    renderTable({}, '/?sort=colour&page=99');
    expect(screen.getByText('21–23 of 23')).toBeInTheDocument();
  });

  test('remembers the sort for the next visit', async () => {
    const { user, unmount } = renderTable();
    await user.click(sortBy('Name'));
    await user.click(sortBy('Name'));
    unmount();
    renderTable();
    expect(firstNames()[0]).toBe('Booking 23');
  });

  test('remembers the width given to a column by keys', async () => {
    const { user } = renderTable();
    sortBy('Name').focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    const stored: unknown = JSON.parse(localStorage.getItem('infinitum.table.Bookings') ?? '{}');
    expect(stored).toMatchObject({ widthsPx: { name: expect.any(Number) } });
  });

  test('shows rows in outline while the first load', () => {
    renderTable({ rows: [], isLoading: true });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByText('No data available')).not.toBeInTheDocument();
    expect(screen.queryByText('0-0 of 0')).not.toBeInTheDocument();
  });

  test('keeps its rows under a bar while newer ones load', () => {
    renderTable({ isRefreshing: true });
    expect(screen.getByRole('progressbar', { name: 'Loading new data' })).toBeInTheDocument();
    expect(dataRows()).toHaveLength(10);
  });

  test('says that there is nothing, and 0-0 of 0', () => {
    renderTable({ rows: [], emptyText: 'No bookings in these dates' });
    expect(screen.getByText('No bookings in these dates')).toBeInTheDocument();
    expect(screen.getByText('0-0 of 0')).toBeInTheDocument();
  });

  test('says why it failed and tries again', async () => {
    const retry = jest.fn();
    const { user } = renderTable({ rows: [], failure: 'Unable to retrieve data.', onRetry: retry });
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to retrieve data.');
    expect(screen.queryByText('0-0 of 0')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
