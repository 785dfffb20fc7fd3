import { addressOfView } from '../dashboard-address';
import type { DashboardView, Layout } from '../dashboard-view';
import type { PanelDeclaration } from '../panels/panel-declaration';
import { PERFORMANCE_PANELS } from '../panels/performance-panels';
import { SUMMARY_PANELS } from '../panels/summary-panels';

const PANELS_OF: Readonly<Record<Layout, readonly PanelDeclaration[]>> = {
  summary: SUMMARY_PANELS,
  performance: PERFORMANCE_PANELS,
};
const LAYOUTS_IN_ORDER: readonly Layout[] = ['summary', 'performance'];

/** Where a panel stands: its view of the dashboard and its anchor; null where there is no such panel. */
export function addressOfPanel(id: string, view: DashboardView): string | null {
  const layout = LAYOUTS_IN_ORDER.find((candidate) => PANELS_OF[candidate].some((panel) => panel.id === id));
  if (!layout) return null;
  return `?${addressOfView(new URLSearchParams(), { ...view, layout })}#${id}`;
}
