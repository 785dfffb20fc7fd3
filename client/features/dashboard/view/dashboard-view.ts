import type { Comparison } from '#schema/comparisons';
import type { Layout } from '#schema/dashboard-url';
import type { PickedRange } from '#client/components/date-range-picker/draft-range';
import type { DashboardCustomersQuery } from '#client/graphql/generated';
import type { Filters } from '#client/features/dashboard/bar/filters';

export type Client = DashboardCustomersQuery['dashboardCustomers'][number];

/** Settings of the dashboard. The URL holds all of them. */
export interface DashboardView {
  client: Client | null;
  range: PickedRange;
  /** The local date in the client's reporting zone. */
  today: string;
  filters: Filters;
  layout: Layout;
  compare: Comparison;
}
