import { addDays, differenceInCalendarDays, format, parseISO, subDays, subYears } from 'date-fns';
import type { DateRange } from '#server/analytics/filter/date-range.js';
import type { Comparison } from './dashboard-view.js';

const day = (date: Date) => format(date, 'yyyy-MM-dd');

// Like the client's comparisons: the same number of days right before, or the same dates a year
// earlier.
const COMPARISONS: Readonly<
  Record<Exclude<Comparison, 'none'>, { name: string; of: (first: Date, last: Date) => DateRange }>
> = {
  previous: {
    name: 'Previous period',
    of: (first, last) => {
      const before = subDays(first, 1);
      return {
        startDate: day(addDays(before, -differenceInCalendarDays(last, first))),
        endDate: day(before),
      };
    },
  },
  'last-year': {
    name: 'Same period last year',
    of: (first, last) => ({ startDate: day(subYears(first, 1)), endDate: day(subYears(last, 1)) }),
  },
};

const SHORT = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});
const shortDay = (localDate: string) => SHORT.format(new Date(`${localDate}T00:00:00Z`));

/** '01 Mar 26 – 10 Mar 26', or one date when both are the same. */
export const shortRange = ({ startDate, endDate }: DateRange): string =>
  startDate === endDate ? shortDay(startDate) : `${shortDay(startDate)} – ${shortDay(endDate)}`;

/**
 * The comparison period of a view, in words. Future days cannot be compared: a range that has begun
 * counts up to today.
 */
export function comparisonText(
  compare: Comparison,
  { startDate, endDate }: DateRange,
  today: string,
): string {
  if (compare === 'none') return 'None';
  const { name, of } = COMPARISONS[compare];
  const last = startDate <= today && today < endDate ? today : endDate;
  return `${name}: ${shortRange(of(parseISO(startDate), parseISO(last)))} (its figures are not in this file)`;
}
