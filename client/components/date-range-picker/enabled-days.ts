import { addDays, differenceInCalendarDays, format, parseISO } from 'date-fns';

/** Ten years: as much as one question to the server may be about. */
export const MAX_DAYS = 3660;
const MAX_TRIES = 40;

const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');

/** How many days a range holds, both ends included. */
export const daysBetween = (one: string, other: string): number =>
  Math.abs(differenceInCalendarDays(parseISO(other), parseISO(one))) + 1;

/** Once a range has its start, days too far from it cannot be its end. */
export const isTooFar = (day: string, start: string | undefined): boolean =>
  start !== undefined && daysBetween(start, day) > MAX_DAYS;

/**
 * Where the keys lead from a day to another: past days that cannot be chosen, in the same
 * direction, 40 tries at most; else they stay where they were.
 */
export function nextEnabledDay(
  from: string,
  to: string,
  isDisabled: (day: string) => boolean,
): string {
  const step = to < from ? -1 : 1;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const day = dayOf(addDays(parseISO(to), step * tries));
    if (!isDisabled(day)) return day;
  }
  return from;
}
