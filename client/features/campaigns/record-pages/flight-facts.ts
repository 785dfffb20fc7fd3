import type { DateRange } from '#schema/date-ranges';
import { daysBetween } from '#schema/local-date';
import { formatDateRange } from '#client/formatting/dates';
import { formatCount, formatCountOf } from '#client/formatting/numbers';
import type { Fact } from '#client/records/page/record-page-declaration';

/** Both included. */
const daysFrom = (start: string, end: string) => daysBetween(start, end) + 1;

function progressText(days: DateRange, today: string): string {
  const all = daysFrom(days.startDate, days.endDate);
  if (today < days.startDate) return `${formatCountOf(all, 'day')}, none begun`;
  if (today > days.endDate) return `${formatCountOf(all, 'day')}, all over`;
  return `day ${formatCount(daysFrom(days.startDate, today))} of ${formatCount(all)}`;
}

/** The days of a campaign or booking, and how many of them are over. */
export const flightFacts = (days: DateRange, today: string): Fact[] => [
  { name: 'Dates', value: formatDateRange(days) },
  { name: 'Progress', value: progressText(days, today) },
];
