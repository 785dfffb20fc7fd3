import type { DashboardQuery } from '../../graphql/generated';

export type DashboardFigures = DashboardQuery['dashboard'];

/** Whether there is anything to draw: days without an impression and without a visit are no data. */
export function hasGraphData({ impressionSummary }: DashboardFigures): boolean {
  return impressionSummary.actualImpressions > 0 || impressionSummary.totalResponses > 0;
}
