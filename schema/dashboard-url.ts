import { COMPARISONS, type Comparison } from './comparisons.js';
import type { DateRange, DateRangePresetId } from './date-ranges.js';
import { formatIdList } from './id-list.js';

/** The search params of a dashboard, and of each filter the param that holds its ids. */
export const CLIENT_PARAM = 'client';
export const PRESET_PARAM = 'range';
export const START_PARAM = 'from';
export const END_PARAM = 'to';
export const LAYOUT_PARAM = 'view';
export const COMPARISON_PARAM = 'compare';

/** A new filter also needs its options in server/analytics/options and its list on the screen. */
export const FILTER_PARAMS = {
  regions: 'region',
  campaigns: 'campaign',
  bookings: 'booking',
  creatives: 'creative',
  channels: 'channel',
  sites: 'site',
  weekdays: 'weekday',
  dayparts: 'daypart',
} as const;

export type FilterKind = keyof typeof FILTER_PARAMS;

/** The labels of the filters, in the bar, in exports and in mails. */
export const FILTER_LABELS: Readonly<Record<FilterKind, string>> = {
  regions: 'Region',
  campaigns: 'Campaign',
  bookings: 'Booking',
  creatives: 'Creative',
  channels: 'Channel',
  sites: 'Sites',
  weekdays: 'Weekday',
  dayparts: 'Daypart',
};

export const FILTER_KINDS = Object.keys(FILTER_PARAMS) as FilterKind[]; // the keys of the table

export const LAYOUTS = ['summary', 'performance', 'effect'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A preset, whose days move with the date, or two fixed days. */
export type ViewRange = { preset: DateRangePresetId } | DateRange;

export interface DashboardUrlView {
  clientId: number | null;
  range: ViewRange;
  /** Ids by kind of filter; a kind without ids lets all pass. */
  filters: Partial<Record<FilterKind, readonly number[] | null>>;
  layout?: Layout;
  compare?: Comparison;
}

export const rangeParams = (range: ViewRange): [name: string, value: string][] =>
  'preset' in range
    ? [[PRESET_PARAM, range.preset]]
    : [
        [START_PARAM, range.startDate],
        [END_PARAM, range.endDate],
      ];

/**
 * The search params of a view, always in this order: the client and the range, then what differs
 * from the default.
 */
export function dashboardParams(view: DashboardUrlView): [name: string, value: string][] {
  const { clientId, range, filters, layout = LAYOUTS[0], compare = COMPARISONS[0] } = view;
  const params: [string, string][] = [];

  if (clientId !== null) params.push([CLIENT_PARAM, String(clientId)]);
  params.push(...rangeParams(range));

  for (const kind of FILTER_KINDS) {
    const ids = filters[kind];
    if (ids?.length && !ids.includes(0)) params.push([FILTER_PARAMS[kind], formatIdList(ids)]);
  }

  if (layout !== LAYOUTS[0]) params.push([LAYOUT_PARAM, layout]);
  if (compare !== COMPARISONS[0]) params.push([COMPARISON_PARAM, compare]);

  return params;
}
