import type { ServiceContext } from '../../access/context.js';
import { DashboardFilterInput } from '../dashboard-filter.input.js';
import { readDashboard } from '../dashboard.service.js';
import type { DashboardFigures } from '../figures/dashboard-figures.js';
import { channelPerformanceCost } from '../panels/channel-performance-cost.js';
import { creativePerformanceCost } from '../panels/creative-performance-cost.js';
import { creativePerformanceSummary } from '../panels/creative-performance-summary.js';
import { impressionHeatmap } from '../panels/impression-heatmap.js';
import { impressionSummary } from '../panels/impression-summary.js';
import { impressionsBeforeVisit } from '../panels/impressions-before-visit.js';
import { platformCreativePerformance } from '../panels/platform-creative-performance.js';
import { responsesByRegion } from '../panels/responses-by-region.js';
import { responsesBySite } from '../panels/responses-by-site.js';
import { responsesOverTime } from '../panels/responses-over-time.js';
import { visitResponseTiming } from '../panels/visit-response-timing.js';
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
