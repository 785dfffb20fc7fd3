import type { DateRange } from '#schema/date-ranges';
import { daysBetween } from '#schema/local-date';
import { formatDateRange } from '#client/formatting/dates';
import { countText, countOf } from '#schema/writing/numbers';
import type { Fact } from '#client/records/page/record-page-declaration';

/** Both included. */
const daysFrom = (start: string, end: string) => daysBetween(start, end) + 1;

function progressText(days: DateRange, today: string): string {
  const all = daysFrom(days.startDate, days.endDate);
  if (today < days.startDate) return `${countOf(all, 'day')}, none begun`;
  if (today > days.endDate) return `${countOf(all, 'day')}, all over`;
  return `day ${countText(daysFrom(days.startDate, today))} of ${countText(all)}`;
}

/** The days of a campaign or booking, and how many of them are over. */
export const flightFacts = (days: DateRange, today: string): Fact[] => [
  { name: 'Dates', value: formatDateRange(days) },
  { name: 'Progress', value: progressText(days, today) },
];
