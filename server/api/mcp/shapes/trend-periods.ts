import { daysBetween, endOfMonth, endOfWeek } from '#schema/local-date.js';
import { ServiceError } from '#server/core/errors.js';
import type { Answered, Variables } from '../tool.js';

const GRANULARITIES = ['day', 'week', 'month'] as const;
type Granularity = (typeof GRANULARITIES)[number];

/** The longest ranges, in days, that come by day and by week unless the caller says otherwise. */
const MAX_DAYS = 92;
const MAX_DAYS_OF_WEEKS = 731;

export const GRANULARITY_ARGUMENT = {
  granularity: {
    type: 'string',
    enum: GRANULARITIES,
    description: `What a row sums: a day, a week from Monday, or a calendar month. Left out: days up to ${MAX_DAYS} days, weeks up to ${MAX_DAYS_OF_WEEKS}, months beyond.`,
  },
};

const LAST_DAY: Readonly<Record<Granularity, (date: string) => string>> = {
  day: (date) => date,
  week: endOfWeek,
  month: endOfMonth,
};

interface Period {
  startDate: string;
  endDate: string;
  totalImpressions: number;
  sameDay: number;
  totalResponses: number;
}

type Day = Omit<Period, 'startDate' | 'endDate'> & { date: string };

interface Trend {
  dashboard: { responsesOverTime: { rows: Day[] } };
}

/** The days of a trend, summed by week or month where it is long. Throws INVALID. */
export function trendPeriods(data: Answered, { granularity: wanted }: Variables): Answered {
  const { dashboard } = data as unknown as Trend; // as the operation selects
  const { responsesOverTime: trend } = dashboard;
  const granularity = readGranularity(wanted) ?? granularityOf(trend.rows);
  const rows = sumPeriods(trend.rows, LAST_DAY[granularity]);
  return { dashboard: { ...dashboard, granularity, responsesOverTime: { ...trend, rows } } };
}

function readGranularity(wanted: unknown): Granularity | undefined {
  if (wanted === undefined || wanted === null) return undefined;
  const known = GRANULARITIES.find((one) => one === wanted);
  if (known) return known;
  const text = `Must be one of ${GRANULARITIES.join(', ')}`;
  throw new ServiceError('INVALID', text, { errors: { granularity: text } });
}

function granularityOf(days: readonly Day[]): Granularity {
  const length = daysBetween(days[0]?.date ?? '', days.at(-1)?.date ?? '') + 1;
  if (length <= MAX_DAYS) return 'day';
  return length <= MAX_DAYS_OF_WEEKS ? 'week' : 'month';
}

function sumPeriods(days: readonly Day[], lastDay: (date: string) => string): Period[] {
  const periods: Period[] = [];
  for (const { date, ...counts } of days) {
    const period = periods.at(-1);
    if (!period || date > lastDay(period.startDate)) {
      periods.push({ startDate: date, endDate: date, ...counts });
      continue;
    }
    period.endDate = date;
    period.totalImpressions += counts.totalImpressions;
    period.sameDay += counts.sameDay;
    period.totalResponses += counts.totalResponses;
  }
  return periods;
}
