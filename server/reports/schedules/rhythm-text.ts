import type { Rhythm } from './next-due.js';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const ORDINALS = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

const ordinal = (value: number) => `${value}${ENDINGS[ORDINALS.select(value)] ?? 'th'}`;

/** 'every Monday at 07:00, Pacific/Auckland time'. */
export function rhythmText(
  { frequency, weekday, monthDay, hour }: Rhythm,
  timeZone: string,
): string {
  const day =
    frequency === 'WEEKLY'
      ? `every ${WEEKDAYS[(weekday ?? 1) - 1] ?? ''}`
      : `on the ${monthDay === 31 ? 'last day' : ordinal(monthDay ?? 1)} of each month`;
  return `${day} at ${String(hour).padStart(2, '0')}:00, ${timeZone.replaceAll('_', ' ')} time`;
}
