import type { DashboardQuery } from '#client/graphql/generated';
import type { DashboardView } from './dashboard-view';

export type DashboardFigures = DashboardQuery['dashboard'];

/** What the body of a panel is drawn from. */
export interface BodyProps {
  figures: DashboardFigures;
  /**
   * The figures of the range compared with; null while there is no comparison, or its figures still
   * load.
   */
  compared: DashboardFigures | null;
  view: DashboardView;
}

/**
 * Whether there is anything to draw: days without an impression and without a visit are no data.
 */
export function hasGraphData({ impressionSummary }: DashboardFigures): boolean {
  return impressionSummary.actualImpressions > 0 || impressionSummary.totalResponses > 0;
}
