import type { DateRange } from '#schema/date-ranges.js';
import { isLocalDate } from '#schema/local-date.js';
import type { FieldErrors } from '#server/core/errors.js';
import { dayOfLocalDate } from '#server/event-store/reporting-time.js';

/** Ten years: enough for people, and a bound on the work of one call. */
const MAX_RANGE_DAYS = 3660;

/**
 * Returns what is wrong with a range of local dates, keyed by the given field names; empty when
 * nothing is.
 */
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
