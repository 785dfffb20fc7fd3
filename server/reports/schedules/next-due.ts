import { addDays, format, getDate, getISODay, lastDayOfMonth, parseISO } from 'date-fns';
import { instantAt, localDateAt } from '#server/core/text/time-zone.js';
import type { Frequency } from './recurrence.js';

export interface Rhythm {
  frequency: Frequency;
  /** 1 Monday to 7 Sunday, for a weekly schedule. */
  weekday: number | null;
  /** 1 to 31, for a monthly schedule; a shorter month uses its last day. */
  monthDay: number | null;
  /** Hour of the local day, 0 to 23. */
  hour: number;
}

/** Longer than the longest interval between two reports. */
const MAX_DAYS = 64;

function isDueOn({ frequency, weekday, monthDay }: Rhythm, day: Date): boolean {
  if (frequency === 'WEEKLY') return getISODay(day) === weekday;
  return getDate(day) === Math.min(monthDay ?? 1, getDate(lastDayOfMonth(day)));
}

/** The first instant after `after` at which the rhythm is due, by a clock of the zone. */
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
