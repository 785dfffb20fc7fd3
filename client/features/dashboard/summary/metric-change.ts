import { type Change, countedChange } from '#client/features/dashboard/compare/change';
import {
  costChange,
  rateChange,
  visitChange,
} from '#client/features/dashboard/compare/visit-changes';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { type Metric, findValue } from '#client/records/figures/summary-metrics';

type Summary = DashboardFigures['impressionSummary'];

const visitsOf = (summary: Summary) => ({
  ...summary,
  impressions: summary.actualImpressions,
  visits: summary.totalResponses,
});

const costOf = (summary: Summary) => ({ ...summary, cost: summary.currentCpr });

/** Change of a metric since the comparison period; null where there is nothing to compare. */
export function metricChange(metric: Metric, now: Summary, then: Summary): Change | null {
  if (metric.key === 'totalResponses') return visitChange(visitsOf(now), visitsOf(then));
  if (metric.key === 'responseRate') return rateChange(now, then);
  if (metric.key === 'currentCpr') return costChange(costOf(now), costOf(then));
  return countedChange(findValue(now, metric), findValue(then, metric));
}
