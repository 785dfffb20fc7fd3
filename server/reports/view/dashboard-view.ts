import type { DateRange } from '#server/analytics/filter/date-range.js';
import type { PresetId } from './presets.js';

/** The filters of a dashboard: field names and their names in the URL. */
export const FILTER_NAMES = {
  regions: 'region',
  campaigns: 'campaign',
  bookings: 'booking',
  creatives: 'creative',
  channels: 'channel',
  sites: 'site',
  weekdays: 'weekday',
  dayparts: 'daypart',
} as const;

export type FilterKind = keyof typeof FILTER_NAMES;
export const FILTER_KINDS = Object.keys(FILTER_NAMES) as FilterKind[]; // Object.keys returns string[]

export const LAYOUTS = ['summary', 'performance'] as const;
export const COMPARISONS = ['none', 'previous', 'last-year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Relative or fixed days. */
export type ViewRange = { preset: PresetId } | DateRange;

/** The state of a dashboard, as in its URL. */
export interface DashboardView {
  customerId: number;
  range: ViewRange;
  /** Ids; null means no filter. */
  filters: Readonly<Record<FilterKind, readonly number[] | null>>;
  layout: (typeof LAYOUTS)[number];
  compare: Comparison;
}
