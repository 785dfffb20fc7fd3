import { type DateRange, lastThirtyDays } from '#schema/date-ranges';
import { isLocalDate } from '#schema/local-date';

/** Today's local date in a time zone, by default the reader's own. */
export function todayIn(timeZone?: string, now: Date = new Date()): string {
  // The Swedish way of writing a date is YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

/**
 * A supplied end that is no date, or lies before the start, is replaced by the default: the last 30
 * days ending today.
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
