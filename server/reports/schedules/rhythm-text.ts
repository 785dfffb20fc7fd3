import { WEEKDAY_NAMES } from '#schema/writing/dates.js';
import { ordinalText } from '#schema/writing/numbers.js';
import type { Rhythm } from './next-due.js';

/** 'every Monday at 07:00, Pacific/Auckland time'. */
export function rhythmText(
  { frequency, weekday, monthDay, hour }: Rhythm,
  timeZone: string,
): string {
  const day =
    frequency === 'WEEKLY'
      ? `every ${WEEKDAY_NAMES[(weekday ?? 1) - 1] ?? ''}`
      : `on the ${monthDay === 31 ? 'last day' : ordinalText(monthDay ?? 1)} of each month`;
  return `${day} at ${String(hour).padStart(2, '0')}:00, ${timeZone.replaceAll('_', ' ')} time`;
}
