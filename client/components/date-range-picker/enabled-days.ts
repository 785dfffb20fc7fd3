import { addDays, differenceInCalendarDays, format, parseISO } from 'date-fns';

/** Ten years: the server's maximum. */
export const MAX_DAYS = 3660;
const MAX_TRIES = 40;

const formatDay = (date: Date) => format(date, 'yyyy-MM-dd');

/** Number of days in a range, both ends included. */
export const daysBetween = (one: string, other: string): number =>
  Math.abs(differenceInCalendarDays(parseISO(other), parseISO(one))) + 1;

/** A day too far from the start of a range cannot be its end. */
export const isTooFar = (day: string, start: string | undefined): boolean =>
  start !== undefined && daysBetween(start, day) > MAX_DAYS;

/**
 * The day that the keys lead to: it skips disabled days in the same direction, at most 40;
 * otherwise it stays.
 */
export function nextEnabledDay(
  from: string,
  to: string,
  isDisabled: (day: string) => boolean,
): string {
  const step = to < from ? -1 : 1;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const day = formatDay(addDays(parseISO(to), step * tries));
    if (!isDisabled(day)) return day;
  }
  return from;
}
