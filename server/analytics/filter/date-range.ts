import type { FieldErrors } from '#server/core/errors.js';
import { dayOfLocalDate } from '#server/event-store/reporting-time.js';

/** Ten years: enough for people, and a bound on the work of one call. */
const MAX_RANGE_DAYS = 3660;

export interface DateRange {
  startDate: string;
  endDate: string;
}

/** The errors of a range of local dates, by the given field names; empty for a valid range. */
export function checkDateRange(
  range: { [Field in keyof DateRange]?: unknown },
  names: { start: string; end: string },
): FieldErrors {
  const errors: FieldErrors = {};
  if (!isLocalDate(range.startDate)) errors[names.start] = 'A start date is needed, as YYYY-MM-DD.';
  if (!isLocalDate(range.endDate)) errors[names.end] = 'An end date is needed, as YYYY-MM-DD.';
  if (!isLocalDate(range.startDate) || !isLocalDate(range.endDate)) return errors;
  const days = dayOfLocalDate(range.endDate) - dayOfLocalDate(range.startDate) + 1;
  if (days < 1) errors[names.end] = 'The end date is before the start date.';
  if (days > MAX_RANGE_DAYS)
    errors[names.end] = `The range may hold ${MAX_RANGE_DAYS} days at most.`;
  return errors;
}

function isLocalDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}
