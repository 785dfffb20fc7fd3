import type { DashboardFigures } from '../../analytics/figures/dashboard-figures.js';
import { channelPerformanceCost } from '../../analytics/panels/channel-performance-cost.js';
import { creativePerformanceCost } from '../../analytics/panels/creative-performance-cost.js';
import { creativePerformanceSummary } from '../../analytics/panels/creative-performance-summary.js';
import { impressionHeatmap } from '../../analytics/panels/impression-heatmap.js';
import { impressionSummary } from '../../analytics/panels/impression-summary.js';
import { impressionsBeforeVisit } from '../../analytics/panels/impressions-before-visit.js';
import { platformCreativePerformance } from '../../analytics/panels/platform-creative-performance.js';
import { responsesByRegion } from '../../analytics/panels/responses-by-region.js';
import { responsesBySite } from '../../analytics/panels/responses-by-site.js';
import { responsesOverTime } from '../../analytics/panels/responses-over-time.js';
import { visitResponseTiming } from '../../analytics/panels/visit-response-timing.js';

/** The panels of a dashboard, as GraphQL answers them. */
export const panelsOf = (figures: DashboardFigures) => ({
  impressionSummary: impressionSummary(figures),
  impressionsBeforeVisit: impressionsBeforeVisit(figures),
  responsesByRegion: responsesByRegion(figures),
  responsesBySite: responsesBySite(figures),
  responsesOverTime: responsesOverTime(figures),
  visitResponseTiming: visitResponseTiming(figures),
  platformCreativePerformance: platformCreativePerformance(figures),
  creativePerformanceSummary: creativePerformanceSummary(figures),
  creativePerformanceCost: creativePerformanceCost(figures),
  channelPerformanceCost: channelPerformanceCost(figures),
  impressionHeatmap: impressionHeatmap(figures),
});

export type Panels = ReturnType<typeof panelsOf>;
