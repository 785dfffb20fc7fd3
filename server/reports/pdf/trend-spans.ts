import { dayOfMonthText, monthText, shortDateText } from '#schema/writing/dates.js';
import { startOfMonth, startOfWeek } from '#schema/local-date.js';
import type { Panels } from '#server/reports/sheets/panels.js';

type DayRow = Panels['responsesOverTime']['rows'][number];

interface SpanKind {
  /** Follows the titles of the trend and of its table. */
  suffix: string;
  /** The head of the column of dates. */
  head: string;
  /** A sentence below the trend; empty for none. */
  note: string;
  label: (localDate: string) => string;
  startOf: (localDate: string) => string;
}

const DAYS: SpanKind = {
  suffix: '',
  head: 'Date',
  note: '',
  label: dayOfMonthText,
  startOf: (localDate) => localDate,
};
const WEEKS: SpanKind = {
  suffix: ' by week',
  head: 'Week from',
  note: 'Weeks begin on Monday; the first and the last have only days of the range.',
  label: shortDateText,
  startOf: startOfWeek,
};
const MONTHS: SpanKind = {
  suffix: ' by month',
  head: 'Month from',
  note: 'The first and the last month have only days of the range.',
  label: monthText,
  startOf: startOfMonth,
};

const MAX_YEAR_DAYS = 366;

/** The days of a span, summed. */
interface TrendSpan extends Pick<DayRow, 'totalImpressions' | 'sameDay' | 'totalResponses'> {
  firstDate: string;
  lastDate: string;
}

export interface Trend {
  kind: SpanKind;
  spans: readonly TrendSpan[];
}

/** '5 Nov' */
export const shortDayText = (localDate: string): string => labelText(DAYS, localDate);

export const labelText = ({ label }: SpanKind, localDate: string): string => label(localDate);

function sumBy(kind: SpanKind, rows: readonly DayRow[]): Trend {
  const spans = new Map<string, TrendSpan>();

  for (const { date, totalImpressions, sameDay, totalResponses } of rows) {
    const start = kind.startOf(date);
    const before = spans.get(start);
    spans.set(start, {
      firstDate: before?.firstDate ?? date,
      lastDate: date,
      totalImpressions: (before?.totalImpressions ?? 0) + totalImpressions,
      sameDay: (before?.sameDay ?? 0) + sameDay,
      totalResponses: (before?.totalResponses ?? 0) + totalResponses,
    });
  }

  return { kind, spans: [...spans.values()] };
}

export const trendByDay = (rows: readonly DayRow[]): Trend => sumBy(DAYS, rows);

/** Shows days up to a year, weeks up to three, months beyond: a row a day would be many pages. */
export function readableTrend(rows: readonly DayRow[]): Trend {
  if (rows.length <= MAX_YEAR_DAYS) return trendByDay(rows);
  return sumBy(rows.length <= 3 * MAX_YEAR_DAYS ? WEEKS : MONTHS, rows);
}
