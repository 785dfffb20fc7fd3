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
export const WEEKDAYS = [
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
    weekday: shortName(WEEKDAYS[weekday] ?? ''),
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
