import type { Comparison } from '#schema/comparisons.js';
import type { FilterKind, Layout, ViewRange } from '#schema/dashboard-url.js';

/** Settings that the search params of a dashboard name. */
export interface DashboardView {
  customerId: number;
  range: ViewRange;
  /** Ids; null means no filter. */
  filters: Readonly<Record<FilterKind, readonly number[] | null>>;
  layout: Layout;
  compare: Comparison;
}
