import { addDays, format, getDate, getISODay, lastDayOfMonth, parseISO } from 'date-fns';
import { instantAt, localDateAt } from '#server/core/text/time-zone.js';
import type { Frequency } from './recurrence.js';

export interface Rhythm {
  frequency: Frequency;
  /** 1 Monday to 7 Sunday, of a weekly one. */
  weekday: number | null;
  /** 1 to 31, of a monthly one; in a shorter month its last day. */
  monthDay: number | null;
  /** Of the local day, 0 to 23. */
  hour: number;
}

/** Beyond the longest pause between two. */
const MAX_DAYS = 64;

function isDueOn({ frequency, weekday, monthDay }: Rhythm, day: Date): boolean {
  if (frequency === 'WEEKLY') return getISODay(day) === weekday;
  return getDate(day) === Math.min(monthDay ?? 1, getDate(lastDayOfMonth(day)));
}

/** The first instant after `after` at which a clock in the zone says that it is time. */
export function nextDueAt(rhythm: Rhythm, timeZone: string, after: Date): Date {
  const today = parseISO(localDateAt(after, timeZone));
  for (let ahead = 0; ahead < MAX_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    if (!isDueOn(rhythm, day)) continue;
    const dueAt = instantAt(format(day, 'yyyy-MM-dd'), rhythm.hour, timeZone);
    if (dueAt > after) return dueAt;
  }
  throw new Error('a rhythm without a day');
}
