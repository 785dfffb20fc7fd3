import { LANGUAGE } from './numbers.js';
import { isLocalDate } from '../local-date.js';

/** The one writer of dates that people read: '05 Nov 2026', and '05 Nov 26' in ranges. */

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Weeks begin on Monday. */
export const WEEKDAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const SHORT_LETTERS = 3;
export const shortName = (name: string): string => name.slice(0, SHORT_LETTERS);

interface DateParts {
  year: string;
  month: string;
  /** Two digits. */
  day: string;
  weekday: string;
}

/** The parts of a local date (YYYY-MM-DD) in words. Throws on anything else. */
export function datePartsOf(localDate: string): DateParts {
  if (!isLocalDate(localDate))
    throw new RangeError(`${String(localDate)} is no date of the form YYYY-MM-DD.`);
  const [year = '', month, day = ''] = localDate.split('-');
  const weekday = (new Date(`${localDate}T00:00:00Z`).getUTCDay() + 6) % 7;
  return {
    year,
    month: shortName(MONTHS[Number(month) - 1] ?? ''),
    day,
    weekday: shortName(WEEKDAY_NAMES[weekday] ?? ''),
  };
}

/** '05 Nov 2026' of a local date. */
export function dateText(localDate: string): string {
  const { year, month, day } = datePartsOf(localDate);
  return `${day} ${month} ${year}`;
}

/** '05 Nov 26' of a local date, for ranges. */
export function shortDateText(localDate: string): string {
  const { year, month, day } = datePartsOf(localDate);
  return `${day} ${month} ${year.slice(2)}`;
}

/** '5 Nov', for the ticks of an axis. */
export function dayOfMonthText(localDate: string): string {
  const { month, day } = datePartsOf(localDate);
  return `${String(Number(day))} ${month}`;
}

/** 'Nov 2026', for the ticks of an axis that is longer than a year. */
export function monthText(localDate: string): string {
  const { year, month } = datePartsOf(localDate);
  return `${month} ${year}`;
}

/** 'Thu 05 Nov 2026', for the head of a tooltip. */
export const weekdayDateText = (localDate: string): string =>
  `${datePartsOf(localDate).weekday} ${dateText(localDate)}`;

/** '22 Oct 26 – 20 Nov 26', or one date when both are the same. */
export function dateRangeText({ startDate, endDate }: { startDate: string; endDate: string }) {
  const [start, end] = [shortDateText(startDate), shortDateText(endDate)];
  return start === end ? start : `${start} – ${end}`;
}

/** Names of zones come from outside, in any case of letters. */
const MAX_CLOCKS = 1_000;
const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  // Swedish writes a moment as '2026-11-20 14:05:09'.
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

/** The date and the time of an instant, by a clock of the zone; by default the reader's own. */
function momentOf(instant: Date, timeZone?: string): { date: string; time: string } {
  const [date = '', time = ''] = clockOf(timeZone).format(instant).split(' ');
  return { date, time };
}

/** The local date (YYYY-MM-DD) of an instant in a zone, by default the reader's own. */
export const localDateOf = (instant: Date, timeZone?: string): string =>
  momentOf(instant, timeZone).date;

/** The IANA name of the reader's own zone. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether a zone has that IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat(LANGUAGE, { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** '20 Nov 2026' of an instant, by a calendar of the zone. */
export const instantDateText = (instant: Date, timeZone: string): string =>
  dateText(momentOf(instant, timeZone).date);

/** '14:05' of an instant, by a clock of the zone. */
export const timeText = (instant: Date, timeZone: string): string =>
  momentOf(instant, timeZone).time.slice(0, 5);

/** '20 Nov 2026, 14:05' of an instant, by a clock of the zone. */
export const momentText = (instant: Date, timeZone: string): string =>
  `${instantDateText(instant, timeZone)}, ${timeText(instant, timeZone)}`;

/** '2026-11-20_14-05-09' of an instant, for the names of files. */
export function fileMomentText(instant: Date, timeZone: string): string {
  const { date, time } = momentOf(instant, timeZone);
  return `${date}_${time.replaceAll(':', '-')}`;
}
