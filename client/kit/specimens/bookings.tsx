import { RowActions } from '#client/components/table/row-actions';
import type { Column } from '#client/components/table/table-columns';
import { LONG_TEXT } from './long-text';

export interface Booking {
  id: number;
  name: string;
  served: number | null;
  rate: number;
  from: string;
}

const nothing = () => undefined;

const NAMES = ['Summer', 'Autumn', LONG_TEXT, 'Spring', 'Harvest'];

export const BOOKINGS: readonly Booking[] = NAMES.map((name, at) => ({
  id: at,
  name,
  served: at === 1 ? null : 12_000 * at,
  rate: 0.0123 * at,
  from: `2026-11-0${at + 1}`,
}));

export const BOOKING_COLUMNS: readonly Column<Booking>[] = [
  { kind: 'text', key: 'name', head: 'Name', value: ({ name }) => name },
  { kind: 'chip', key: 'channel', head: 'Channel', value: () => 'TVNZ+', chipKind: 'channel' },
  { kind: 'count', key: 'served', head: 'Served', value: ({ served }) => served },
  { kind: 'percent', key: 'rate', head: 'Rate', value: ({ rate }) => rate },
  { kind: 'date', key: 'from', head: 'From', value: ({ from }) => from },
  {
    kind: 'actions',
    key: 'actions',
    head: 'Actions',
    value: () => null,
    render: ({ name }) => <RowActions name={name} onEdit={nothing} canEdit />,
  },
];
