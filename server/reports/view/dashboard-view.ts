import type { DateRange } from '#server/analytics/filter/date-range.js';
import type { PresetId } from './presets.js';

/**
 * What a dashboard can be narrowed to: the fields of its filter, and the names they have in an
 * address.
 */
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
export const FILTER_KINDS = Object.keys(FILTER_NAMES) as FilterKind[]; // Object.keys forgets that these are the keys.

export const LAYOUTS = ['summary', 'performance'] as const;
export const COMPARISONS = ['none', 'previous', 'last-year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Days that move on, or days that stay. */
export type ViewRange = { preset: PresetId } | DateRange;

/** What the address of a dashboard says. */
export interface DashboardView {
  customerId: number;
  range: ViewRange;
  /** Ids; null lets all pass. */
  filters: Readonly<Record<FilterKind, readonly number[] | null>>;
  layout: (typeof LAYOUTS)[number];
  compare: Comparison;
}
