import { dateRangeText } from '#schema/writing/dates.js';
import { comparisonLabel, comparisonRange, type Comparison } from '#schema/comparisons.js';
import type { DateRange } from '#schema/date-ranges.js';

/** The comparison of a view in words, with the compared days. */
export function comparisonText(compare: Comparison, range: DateRange, today: string): string {
  const compared = comparisonRange(compare, range, today);
  if (compare === 'none' || !compared) return 'None';
  return `${comparisonLabel(compare)}: ${dateRangeText(compared)} (its figures are not in this file)`;
}
