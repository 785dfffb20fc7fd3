import { localDateOf } from '#schema/writing/dates';
import { type DateRange, defaultRange } from '#schema/date-ranges';
import { isLocalDate } from '#schema/local-date';

/** Today's local date in a time zone, by default the reader's own. */
export function todayIn(timeZone?: string, now: Date = new Date()): string {
  return localDateOf(now, timeZone);
}

/**
 * An end that is not a date, or is before the start, becomes the default: the last 30 days ending
 * today.
 */
export function validRange(
  supplied: Partial<Record<keyof DateRange, unknown>>,
  today: string,
): DateRange {
  const fallback = defaultRange(today);
  const startDate = isLocalDate(supplied.startDate) ? supplied.startDate : fallback.startDate;
  const endDate = isLocalDate(supplied.endDate) ? supplied.endDate : fallback.endDate;
  return startDate <= endDate ? { startDate, endDate } : fallback;
}

export function includesDay({ startDate, endDate }: DateRange, date: string): boolean {
  return startDate <= date && date <= endDate;
}
