import type { DashboardReader } from '#server/analytics/dashboard.service.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import {
  describeExperiments,
  type DescribedExperiment,
} from '#server/experiments/described-experiments.js';
import type { FilterKind } from '#schema/dashboard-url.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';

/** The filters that choose bookings; an experiment is of all regions, sites and weekdays of one. */
const BOOKING_FILTERS: readonly FilterKind[] = ['campaigns', 'bookings', 'channels', 'creatives'];

/** The experiments of the bookings that a view shows, of all days. */
export function exportExperiments(
  ctx: DashboardReader,
  { customerId, filters }: DashboardView,
  { lines }: DashboardFigures,
): Promise<DescribedExperiment[]> {
  const isFiltered = BOOKING_FILTERS.some((kind) => filters[kind] !== null);
  const bookingIds = [...new Set(lines.map(({ bookingId }) => bookingId))];

  return describeExperiments(ctx, customerId, isFiltered ? bookingIds : null);
}
