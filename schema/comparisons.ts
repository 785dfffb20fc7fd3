import type { DateRange } from './date-ranges.js';
import { addDays, addYears, daysBetween } from './local-date.js';

interface ComparisonRule {
  label: string;
  /** The compared days, from the first and the last day of the range. */
  of: (first: string, last: string) => DateRange;
}

const WEEK_DAYS = 7;
const YEAR_WEEKS = 52;

/** Periods that a dashboard compares its figures with; a new comparison is a row here. */
const RULES = {
  previous: {
    label: 'Previous period',
    of: (first, last) => {
      const endDate = addDays(first, -1);
      return { startDate: addDays(endDate, -daysBetween(first, last)), endDate };
    },
  },
  'previous-weekdays': {
    label: 'Previous period, same weekdays',
    of: (first, last) => {
      const days = WEEK_DAYS * Math.ceil((daysBetween(first, last) + 1) / WEEK_DAYS);
      return { startDate: addDays(first, -days), endDate: addDays(last, -days) };
    },
  },
  'last-year': {
    label: 'Same period last year',
    of: (first, last) => ({ startDate: addYears(first, -1), endDate: addYears(last, -1) }),
  },
  'last-year-weekdays': {
    label: 'Last year, same weekdays',
    of: (first, last) => ({
      startDate: addDays(first, -YEAR_WEEKS * WEEK_DAYS),
      endDate: addDays(last, -YEAR_WEEKS * WEEK_DAYS),
    }),
  },
} as const satisfies Record<string, ComparisonRule>;

export const COMPARISONS = [
  'none',
  'previous',
  'previous-weekdays',
  'last-year',
  'last-year-weekdays',
] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const comparisonLabel = (compare: Comparison): string =>
  compare === 'none' ? 'No comparison' : RULES[compare].label;

/** True for a range that has begun and has days to come. */
export const isUnderWay = ({ startDate, endDate }: DateRange, today: string): boolean =>
  startDate <= today && today < endDate;

/**
 * The compared days. Days still to come have nothing to compare, so a range that has begun counts
 * up to today. Null without a comparison.
 */
export function comparisonRange(
  compare: Comparison,
  range: DateRange,
  today: string,
): DateRange | null {
  if (compare === 'none') return null;
  const last = isUnderWay(range, today) ? today : range.endDate;
  return RULES[compare].of(range.startDate, last);
}
