import type { ServiceContext } from '#server/access/identity/context.js';
import { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import { readDashboard } from '#server/analytics/dashboard.service.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { channelPerformanceCost } from '#server/analytics/panels/channel-performance-cost.js';
import { creativePerformanceCost } from '#server/analytics/panels/creative-performance-cost.js';
import { creativePerformanceSummary } from '#server/analytics/panels/creative-performance-summary.js';
import { impressionHeatmap } from '#server/analytics/panels/impression-heatmap.js';
import { impressionSummary } from '#server/analytics/panels/impression-summary.js';
import { impressionsBeforeVisit } from '#server/analytics/panels/impressions-before-visit.js';
import { platformCreativePerformance } from '#server/analytics/panels/platform-creative-performance.js';
import { rateByRegion } from '#server/analytics/panels/rate-by-region.js';
import { responsesByRegion } from '#server/analytics/panels/responses-by-region.js';
import { responsesBySite } from '#server/analytics/panels/responses-by-site.js';
import { responsesOverTime } from '#server/analytics/panels/responses-over-time.js';
import { visitResponseTiming } from '#server/analytics/panels/visit-response-timing.js';
import type { ReferenceFilter } from './reference-scope.js';

export const filterInput = (customerId: number, filter: ReferenceFilter): DashboardFilterInput =>
  Object.assign(new DashboardFilterInput(), { clientId: customerId, ...filter });

/** The product's panels in the shape of the reference's. */
export async function readPanels(ctx: ServiceContext, customerId: number, filter: ReferenceFilter) {
  return panelsOf(await readDashboard(ctx, filterInput(customerId, filter)));
}

export function panelsOf(figures: DashboardFigures) {
  const overTime = responsesOverTime(figures);
  const timing = visitResponseTiming(figures);

  return {
    impressionSummary: impressionSummary(figures),
    impressionsBeforeVisit: impressionsBeforeVisit(figures),
    responsesByRegion: responsesByRegion(figures).rows,
    rateByRegion: rateByRegion(figures),
    responsesBySite: responsesBySite(figures).rows,
    responsesOverTime: { rows: overTime.rows, ...overTime.summary },
    visitResponseTiming: {
      ...timing.summary,
      maxX: timing.meta.maxX,
      intervals: timing.rows.map(({ percentageInterval }) => percentageInterval),
    },
    platformCreativePerformance: platformCreativePerformance(figures).rows,
    creativePerformanceSummary: creativePerformanceSummary(figures).rows,
    creativePerformanceCost: creativePerformanceCost(figures),
    channelPerformanceCost: channelPerformanceCost(figures),
    impressionHeatmap: impressionHeatmap(figures),
  };
}
