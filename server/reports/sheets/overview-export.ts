import type { DateRange } from '#schema/date-ranges.js';
import { listOverviewRows } from '#server/analytics/overview/overview.service.js';
import { bookingPacing } from '#server/analytics/pacing/booking-pacing.js';
import type { OverviewRow } from '#server/analytics/overview/overview.types.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { Figure, FigureKind } from '#schema/writing/figures.js';
import type { Sheet } from '#server/core/spreadsheet/sheet.js';
import { dateText } from '#schema/writing/dates.js';
import { publicBaseUrl } from '#server/reports/view/view-link.js';
import { coverSheet } from './cover-sheet.js';
import { exportedAtText, fileNameAt, type FiguresExport } from './figures-export.js';
import { paceOfClientsSheet } from './pace/pace-sheet.js';
import { formatOrder, inOrder, type OverviewOrder } from './overview-order.js';

type OverviewReader = Pick<ServiceContext, 'em' | 'actor' | 'config' | 'now'>;

/** The heads are the documented names of the fields. */
const COLUMNS: readonly (readonly [
  head: string,
  kind: FigureKind,
  value: (row: OverviewRow) => Figure,
])[] = [
  ['customer_name', 'text', ({ customerName }) => customerName],
  ['campaign_name', 'text', ({ campaignName }) => campaignName],
  ['booking_name', 'text', ({ bookingName }) => bookingName],
  ['channel_name', 'text', ({ channelName }) => channelName],
  ['start_date', 'date', ({ startDate }) => startDate],
  ['end_date', 'date', ({ endDate }) => endDate],
  ['impressions', 'count', ({ impressions }) => impressions],
  ['spend', 'money', ({ spend }) => spend],
  ['cpm', 'money', ({ cpm }) => cpm],
];

export interface OverviewView {
  days: DateRange;
  /** The default is the newest start first. */
  order?: OverviewOrder;
}

/** The pace of those with a goal or budget, in the order of the rows. */
async function paceOfRows(ctx: OverviewReader, rows: readonly OverviewRow[]) {
  const paced = await Promise.all(
    rows.map(async (row) => ({ ...row, pacing: await bookingPacing(ctx, row.bookingId) })),
  );
  return paced.flatMap(({ pacing, ...row }) => (pacing ? [{ ...row, pacing }] : []));
}

/** The bookings the caller may see whose dates overlap the days. Throws INVALID for wrong days. */
export async function exportOverview(
  ctx: OverviewReader,
  { days, order }: OverviewView,
  readersZone: string,
): Promise<FiguresExport> {
  const found = await listOverviewRows(ctx, days);
  const rows = order ? inOrder(found, order) : found;
  const at = ctx.now();
  const { startDate, endDate } = days;
  const sort = order ? `&sort=${formatOrder(order)}` : '';
  const bookings: Sheet = {
    name: 'Campaign Overview',
    currency: rows.map(({ currency }) => currency),
    columns: COLUMNS.map(([head, kind]) => ({ head, kind })),
    rows: rows.map((row) => COLUMNS.map(([, , value]) => value(row))),
  };

  const pace = paceOfClientsSheet(await paceOfRows(ctx, rows));
  const cover = coverSheet([
    {
      item: 'Clients',
      value: [...new Set(rows.map(({ customerName }) => customerName))].join(', '),
    },
    { item: 'From', value: dateText(startDate) },
    { item: 'To', value: dateText(endDate) },
    { item: 'Time zone of the dates', value: 'Each client’s own' },
    {
      item: 'Currency of the amounts',
      value: [...new Set(rows.map(({ currency }) => currency))].join(', '),
    },
    { item: 'Filters', value: 'None' },
    { item: 'Exported', value: exportedAtText(at, readersZone) },
    {
      item: 'Link to the view',
      value: publicBaseUrl(ctx.config, `/overview?from=${startDate}&to=${endDate}${sort}`),
      isLink: true,
    },
  ]);

  return {
    name: fileNameAt('Infinitum_Overview', at, readersZone),
    sheets: [bookings, ...pace, cover],
  };
}
