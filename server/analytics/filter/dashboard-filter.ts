import type { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import { checkDateRange } from './date-range.js';
import { invalid, type FieldErrors } from '#server/core/errors.js';

/** Ids that pass; null lets all pass. */
export type IdFilter = ReadonlySet<number> | null;

/** A checked filter; equivalent filters have equal values. */
export interface DashboardFilter {
  customerId: number;
  startDate: string;
  endDate: string;
  regions: IdFilter;
  campaigns: IdFilter;
  bookings: IdFilter;
  creatives: IdFilter;
  channels: IdFilter;
  weekdays: IdFilter;
  dayparts: IdFilter;
  sites: IdFilter;
}

/** Throws INVALID for a range that is missing, inverted or too long. */
export function parseDashboardFilter(input: DashboardFilterInput): DashboardFilter {
  const errors: FieldErrors = checkDateRange(input, { start: 'start_date', end: 'end_date' });
  if (Object.keys(errors).length > 0) throw invalid(errors);

  return {
    customerId: input.clientId,
    startDate: input.startDate,
    endDate: input.endDate,
    regions: idFilter(input.regions),
    campaigns: idFilter(input.campaigns),
    bookings: idFilter(input.bookings),
    creatives: idFilter(input.creatives),
    channels: idFilter(input.channels),
    weekdays: idFilter(input.weekdays),
    dayparts: idFilter(input.dayparts),
    sites: idFilter(input.sites),
  };
}

/** An empty list, or one that holds 0, means all. */
function idFilter(ids: readonly number[]): IdFilter {
  if (ids.length === 0 || ids.includes(0)) return null;
  return new Set(ids.toSorted((a, b) => a - b));
}

export const passes = (filter: IdFilter, id: number): boolean => filter === null || filter.has(id);
