import { localDateOf } from '#schema/writing/dates.js';
import { instantAt } from '#server/core/text/time-zone.js';
import { addDays, daysBetween, endOfMonth, startOfWeek } from '#schema/local-date.js';
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

const dayOfMonth = (day: string) => Number(day.slice(8));

function isDueOn({ frequency, weekday, monthDay }: Rhythm, day: string): boolean {
  if (frequency === 'WEEKLY') return daysBetween(startOfWeek(day), day) + 1 === weekday;
  return dayOfMonth(day) === Math.min(monthDay ?? 1, dayOfMonth(endOfMonth(day)));
}

/** The first instant after `after` at which the rhythm is due, by a clock of the zone. */
export function nextDueAt(rhythm: Rhythm, timeZone: string, after: Date): Date {
  const today = localDateOf(after, timeZone);
  for (let ahead = 0; ahead < MAX_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    if (!isDueOn(rhythm, day)) continue;
    const dueAt = instantAt(day, rhythm.hour, timeZone);
    if (dueAt > after) return dueAt;
  }
  throw new Error('a rhythm without a day');
}
