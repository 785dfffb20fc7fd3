import { addDays, differenceInCalendarDays, format, parseISO, subDays, subYears } from 'date-fns';
import type { DateRange } from '#client/formatting/date-ranges';
import type { Comparison, DashboardView } from '#client/features/dashboard/dashboard-view';

const day = (date: Date) => format(date, 'yyyy-MM-dd');

// To add a comparison: its id in dashboard-view.ts and a line here. `of` takes the first and the
// last day.
const COMPARISON_RANGES: Readonly<
  Record<Comparison, ((first: Date, last: Date) => DateRange) | null>
> = {
  none: null,
  previous: (first, last) => {
    const before = subDays(first, 1);
    return {
      startDate: day(addDays(before, -differenceInCalendarDays(last, first))),
      endDate: day(before),
    };
  },
  'last-year': (first, last) => ({
    startDate: day(subYears(first, 1)),
    endDate: day(subYears(last, 1)),
  }),
};

/**
 * The comparison range: the same number of days right before, or the same dates a year earlier.
 * Future days have nothing to compare, so a range that has begun counts up to today. Null without a
 * comparison.
 */
export function comparisonRange({
  compare,
  range,
  today,
}: Pick<DashboardView, 'compare' | 'range' | 'today'>) {
  const rangeOf = COMPARISON_RANGES[compare];
  if (!rangeOf) return null;
  const { startDate, endDate } = range;
  const last = startDate <= today && today < endDate ? today : endDate;
  return rangeOf(parseISO(startDate), parseISO(last));
}
