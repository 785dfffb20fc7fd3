import {
  CLIENT_PARAM,
  FILTER_PARAMS,
  type FilterKind,
  rangeParams,
  type ViewRange,
} from '#schema/dashboard-url';
import type { DateRange } from '#schema/date-ranges';

interface DashboardTarget {
  clientId: number;
  /** The only one that its filter lets pass. */
  filter?: { kind: FilterKind; id: number };
  /** Left out or null, the dashboard keeps the range that was chosen last. */
  range?: ViewRange | null;
}

/** Returns the path to the figures of a client or of one of its records. */
export function dashboardPath({ clientId, filter, range }: DashboardTarget): string {
  const params = new URLSearchParams([
    [CLIENT_PARAM, String(clientId)],
    ...(range ? rangeParams(range) : []),
    ...(filter ? [[FILTER_PARAMS[filter.kind], String(filter.id)]] : []),
  ]);
  return `/dashboard?${params}`;
}

/** The days of a record that can have figures: none before its first day. */
export function daysUntil(today: string, { startDate, endDate }: DateRange): DateRange | null {
  if (startDate > today) return null;
  return { startDate, endDate: endDate < today ? endDate : today };
}
