import { PACING_LABELS } from '#schema/pacing.js';
import type { PacedBooking } from '#server/analytics/pacing/paced-bookings.js';
import type { Figure, FigureKind } from '#schema/writing/figures.js';
import type { Sheet } from '#server/core/spreadsheet/sheet.js';

type Planned = Omit<PacedBooking, 'bookingId' | 'budget'>;
type ColumnOf<Row> = readonly [head: string, kind: FigureKind, value: (row: Row) => Figure];

const share = (part: number | null, goal: number) =>
  part === null || goal === 0 ? null : part / goal;

const COLUMNS: readonly ColumnOf<Planned>[] = [
  ['Campaign', 'text', ({ campaignName }) => campaignName],
  ['Booking', 'text', ({ bookingName }) => bookingName],
  ['Channel', 'text', ({ channelName }) => channelName],
  ['Start_Date', 'date', ({ startDate }) => startDate],
  ['End_Date', 'date', ({ endDate }) => endDate],
  ['Pace', 'text', ({ pacing }) => PACING_LABELS[pacing.state]],
  ['Goal', 'count', ({ pacing }) => pacing.goal],
  ['Delivered', 'count', ({ pacing }) => pacing.delivered],
  ['Delivered_Share', 'percent', ({ pacing }) => share(pacing.delivered, pacing.goal)],
  ['Expected_By_Yesterday', 'count', ({ pacing }) => pacing.expected],
  ['Delivered_By_Yesterday', 'count', ({ pacing }) => pacing.complete],
  ['Forecast', 'count', ({ pacing }) => pacing.forecast],
  ['Forecast_Share', 'percent', ({ pacing }) => share(pacing.forecast, pacing.goal)],
  ['Needed_Per_Day', 'count', ({ pacing }) => pacing.neededPerDay],
  ['Spend', 'money', ({ pacing }) => pacing.spend],
  ['Forecast_Spend', 'money', ({ pacing }) => pacing.forecastSpend],
];

const WITH_BUDGET: readonly ColumnOf<PacedBooking>[] = [
  ...COLUMNS,
  ['Budget', 'money', ({ budget }) => budget],
];

type PlannedOfClient = Planned & { customerName: string; currency: string };

const WITH_CLIENT: readonly ColumnOf<PlannedOfClient>[] = [
  ['Client', 'text', ({ customerName }) => customerName],
  ...COLUMNS,
  ['Currency', 'text', ({ currency }) => currency],
];

/** No sheet where no booking has a goal or budget. */
const sheetOf = <Row>(
  columns: readonly ColumnOf<Row>[],
  rows: readonly Row[],
  currency: string | readonly string[],
): Sheet[] =>
  rows.length === 0
    ? []
    : [
        {
          name: 'Pace',
          currency,
          columns: columns.map(([head, kind]) => ({ head, kind })),
          rows: rows.map((row) => columns.map(([, , value]) => value(row))),
        },
      ];

/** Planned against delivered, of the bookings of a client. */
export const paceSheet = (paced: readonly PacedBooking[], currency: string): Sheet[] =>
  sheetOf(WITH_BUDGET, paced, currency);

/** The same of several clients. */
export const paceOfClientsSheet = (paced: readonly PlannedOfClient[]): Sheet[] =>
  sheetOf(
    WITH_CLIENT,
    paced,
    paced.map(({ currency }) => currency),
  );
