import {
  addDays,
  endOfMonth,
  endOfWeek,
  endOfYear,
  format,
  isValid,
  parseISO,
  startOfMonth,
  startOfWeek,
  startOfYear,
  subDays,
  subMonths,
  subWeeks,
  subYears,
} from 'date-fns';

/** Two local dates (YYYY-MM-DD), both included. */
export type DateRange = { startDate: string; endDate: string };

const MONDAY = { weekStartsOn: 1 } as const;

const day = (date: Date) => format(date, 'yyyy-MM-dd');
const range = (start: Date, end: Date): DateRange => ({ startDate: day(start), endDate: day(end) });
const lastDays = (today: Date, days: number) => range(subDays(today, days - 1), today);

// To add a preset: a line here. `of` takes today's date; the order is the order on the screen.
export const DATE_RANGE_PRESETS = [
  { id: 'today', label: 'Today', of: (today: Date) => range(today, today) },
  {
    id: 'yesterday',
    label: 'Yesterday',
    of: (today: Date) => range(subDays(today, 1), subDays(today, 1)),
  },
  {
    id: 'this-week',
    label: 'This Week',
    of: (today: Date) => range(startOfWeek(today, MONDAY), endOfWeek(today, MONDAY)),
  },
  {
    id: 'last-week',
    label: 'Last Week',
    of: (today: Date) =>
      range(startOfWeek(subWeeks(today, 1), MONDAY), endOfWeek(subWeeks(today, 1), MONDAY)),
  },
  { id: 'last-7-days', label: 'Last 7 Days', of: (today: Date) => lastDays(today, 7) },
  { id: 'last-30-days', label: 'Last 30 Days', of: (today: Date) => lastDays(today, 30) },
  { id: 'last-90-days', label: 'Last 90 Days', of: (today: Date) => lastDays(today, 90) },
  {
    id: 'this-month',
    label: 'This Month',
    of: (today: Date) => range(startOfMonth(today), endOfMonth(today)),
  },
  {
    id: 'last-month',
    label: 'Last Month',
    of: (today: Date) => range(startOfMonth(subMonths(today, 1)), endOfMonth(subMonths(today, 1))),
  },
  {
    id: 'this-year',
    label: 'This Year',
    of: (today: Date) => range(startOfYear(today), endOfYear(today)),
  },
  { id: 'this-ytd', label: 'This YTD', of: (today: Date) => range(startOfYear(today), today) },
  {
    id: 'last-year',
    label: 'Last Year',
    of: (today: Date) => range(startOfYear(subYears(today, 1)), endOfYear(subYears(today, 1))),
  },
  {
    id: 'last-1-year',
    label: 'Last 1 Year',
    of: (today: Date) => range(addDays(subYears(today, 1), 1), today),
  },
] as const;

export type DateRangePresetId = (typeof DATE_RANGE_PRESETS)[number]['id'];

/** Today's local date in a time zone, by default the reader's own. */
export function todayIn(timeZone?: string, now: Date = new Date()): string {
  // Swedish writes a date as YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

export function presetRange(id: DateRangePresetId, today: string): DateRange | undefined {
  return DATE_RANGE_PRESETS.find((preset) => preset.id === id)?.of(parseISO(today));
}

export function lastThirtyDays(today: string): DateRange {
  return lastDays(parseISO(today), 30);
}

export function isLocalDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isValid(parseISO(value));
}

/**
 * An end that is not a date, or is before the start, becomes the default: the last 30 days ending
 * today.
 */
export function validRange(
  supplied: Partial<Record<keyof DateRange, unknown>>,
  today: string,
): DateRange {
  const fallback = lastThirtyDays(today);
  const startDate = isLocalDate(supplied.startDate) ? supplied.startDate : fallback.startDate;
  const endDate = isLocalDate(supplied.endDate) ? supplied.endDate : fallback.endDate;
  return startDate <= endDate ? { startDate, endDate } : fallback;
}

export function includesDay({ startDate, endDate }: DateRange, date: string): boolean {
  return startDate <= date && date <= endDate;
}
