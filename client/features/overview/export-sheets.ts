import { withRange } from '../../components/date-range-picker/address-range';
import type { FigureColumn } from '../../components/figure-table';
import { coverSheet } from '../../components/spreadsheet/cover-sheet';
import type { Sheet } from '../../components/spreadsheet/sheet';
import type { DateRange } from '../../formatting/date-ranges';
import { formatDate, formatDateTime } from '../../formatting/dates';
import type { OverviewRow } from './overview-totals';

/** The heads are the documented names of the fields. */
const COLUMNS: readonly FigureColumn[] = [
  { key: 'customerName', head: 'customer_name', kind: 'text' },
  { key: 'campaignName', head: 'campaign_name', kind: 'text' },
  { key: 'bookingName', head: 'booking_name', kind: 'text' },
  { key: 'channelName', head: 'channel_name', kind: 'text' },
  { key: 'startDate', head: 'start_date', kind: 'date' },
  { key: 'endDate', head: 'end_date', kind: 'date' },
  { key: 'impressions', head: 'impressions', kind: 'count' },
  { key: 'spend', head: 'spend', kind: 'money' },
  { key: 'cpm', head: 'cpm', kind: 'money' },
];

function linkToRange({ startDate, endDate }: DateRange, params: URLSearchParams): string {
  const days = withRange(params, { startDate, endDate });
  days.delete('page');
  return `${window.location.origin}${window.location.pathname}?${days.toString()}`;
}

export interface OverviewExport {
  /** In the order on the screen. */
  rows: readonly OverviewRow[];
  range: DateRange;
  /** Of the address. */
  params: URLSearchParams;
  exportedAt: Date;
}

const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function overviewSheets({ rows, range, params, exportedAt }: OverviewExport): Sheet[] {
  const cover = coverSheet([
    { item: 'Clients', value: [...new Set(rows.map(({ customerName }) => customerName))].join(', ') },
    { item: 'From', value: formatDate(range.startDate) },
    { item: 'To', value: formatDate(range.endDate) },
    { item: 'Time zone of the dates', value: 'Each client’s own' },
    { item: 'Filters', value: 'None' },
    { item: 'Exported', value: `${formatDateTime(exportedAt.toISOString())} (${readersZone()})` },
    { item: 'Link to the view', value: linkToRange(range, params), isLink: true },
  ]);
  return [{ name: 'Campaign Overview', table: { columns: COLUMNS, rows } }, cover];
}
