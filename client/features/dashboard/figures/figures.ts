import type { DashboardQuery } from '#client/graphql/generated';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';

export type DashboardFigures = DashboardQuery['dashboard'];

/** The props of a panel's body. */
export interface BodyProps {
  figures: DashboardFigures;
  /** The figures of the comparison range; null without a comparison, or while its figures load. */
  compared: DashboardFigures | null;
  view: DashboardView;
}

/** Days without impressions and visits are no data to draw. */
export function hasGraphData({ impressionSummary }: DashboardFigures): boolean {
  return impressionSummary.actualImpressions > 0 || impressionSummary.totalResponses > 0;
}
