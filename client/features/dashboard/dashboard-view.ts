import type { PickedRange } from '#client/components/date-range-picker/draft-range';
import type { DashboardCustomersQuery } from '#client/graphql/generated';
import type { Filters } from './bar/filters';

export type Client = DashboardCustomersQuery['dashboardCustomers'][number];

export const LAYOUTS = ['summary', 'performance'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const COMPARISONS = ['none', 'previous', 'last-year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** The state of the dashboard. The URL holds all of it. */
export interface DashboardView {
  client: Client | null;
  range: PickedRange;
  /** The local date in the client's reporting zone. */
  today: string;
  filters: Filters;
  layout: Layout;
  compare: Comparison;
}
