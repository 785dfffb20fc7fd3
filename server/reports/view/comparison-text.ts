import { comparisonLabel, comparisonRange, type Comparison } from '#schema/comparisons.js';
import type { DateRange } from '#schema/date-ranges.js';

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

/** The comparison of a view in words, with the compared days. */
export function comparisonText(compare: Comparison, range: DateRange, today: string): string {
  const compared = comparisonRange(compare, range, today);
  if (compare === 'none' || !compared) return 'None';
  return `${comparisonLabel(compare)}: ${shortRange(compared)} (its figures are not in this file)`;
}
