import { HEATMAP_HEAD_PX, HEATMAP_ROW_PX } from '#client/components/charts/heatmap/heatmap-layout';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { grandTotal } from './heatmap-rows';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';

const ROWS = 9;
const LEGEND_PX = 34;
const SCROLLBAR_PX = 10;

/** The common parts of the three heatmaps. */
export const HEATMAP_PANEL = {
  skeleton: 'table',
  bodyHeight: HEATMAP_HEAD_PX + ROWS * HEATMAP_ROW_PX + SCROLLBAR_PX + LEGEND_PX,
  kind: 'table',
  isFlush: true,
  // Without impressions there are no visits either.
  hasData: ({ impressionHeatmap }: DashboardFigures) =>
    grandTotal(impressionHeatmap.impressions) > 0,
  foot: ({ timeZone }: DashboardFigures) =>
    `Days and times in ${timeZone.replaceAll('_', ' ')} time`,
} as const satisfies Partial<PanelDeclaration>;
