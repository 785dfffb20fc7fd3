import type { PanelDeclaration } from '../panels/panel-declaration';

const HEAD_PX = 28;
const ROWS = 9;
const ROW_PX = 34;
const LEGEND_PX = 34;

/** What the three heatmaps have in common: beside each other where there is room. */
export const HEATMAP_PANEL = {
  columns: { lg: 12, xl: 6, xxl: 4 },
  skeleton: 'table',
  bodyHeight: HEAD_PX + ROWS * ROW_PX + LEGEND_PX,
  kind: 'table',
  isFlush: true,
} as const satisfies Partial<PanelDeclaration>;
