import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { channelPerformanceCost } from '#server/analytics/panels/channel-performance-cost.js';
import { creativePerformanceCost } from '#server/analytics/panels/creative-performance-cost.js';
import { creativePerformanceSummary } from '#server/analytics/panels/creative-performance-summary.js';
import { impressionHeatmap } from '#server/analytics/panels/impression-heatmap.js';
import { impressionSummary } from '#server/analytics/panels/impression-summary.js';
import { impressionsBeforeVisit } from '#server/analytics/panels/impressions-before-visit.js';
import { maturity } from '#server/analytics/panels/maturity.js';
import { platformCreativePerformance } from '#server/analytics/panels/platform-creative-performance.js';
import { rateByRegion } from '#server/analytics/panels/rate-by-region.js';
import { responsesByRegion } from '#server/analytics/panels/responses-by-region.js';
import { responsesBySite } from '#server/analytics/panels/responses-by-site.js';
import { responsesOverTime } from '#server/analytics/panels/responses-over-time.js';
import { visitResponseTiming } from '#server/analytics/panels/visit-response-timing.js';

export const panelsOf = (figures: DashboardFigures) => ({
  currency: figures.currency,
  impressionSummary: impressionSummary(figures),
  impressionsBeforeVisit: impressionsBeforeVisit(figures),
  responsesByRegion: responsesByRegion(figures),
  rateByRegion: rateByRegion(figures),
  responsesBySite: responsesBySite(figures),
  responsesOverTime: responsesOverTime(figures),
  visitResponseTiming: visitResponseTiming(figures),
  platformCreativePerformance: platformCreativePerformance(figures),
  creativePerformanceSummary: creativePerformanceSummary(figures),
  creativePerformanceCost: creativePerformanceCost(figures),
  channelPerformanceCost: channelPerformanceCost(figures),
  impressionHeatmap: impressionHeatmap(figures),
  maturity: maturity(figures),
});

export type Panels = ReturnType<typeof panelsOf>;
