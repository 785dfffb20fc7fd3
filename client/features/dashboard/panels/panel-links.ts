import { viewSearchParams } from '#client/features/dashboard/view/dashboard-address';
import { LAYOUTS } from '#schema/dashboard-url';
import { type DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { PERFORMANCE_PANELS } from './performance-panels';
import { SUMMARY_PANELS } from './summary-panels';

const PANELS_OF = { summary: SUMMARY_PANELS, performance: PERFORMANCE_PANELS };

/**
 * The URL of a panel: its layout and its anchor, with the page's other params. Null for an unknown
 * panel.
 */
export function panelUrl(id: string, view: DashboardView, search: string): string | null {
  const layout = LAYOUTS.find((candidate) => PANELS_OF[candidate].some((panel) => panel.id === id));
  if (!layout) return null;
  return `?${viewSearchParams(new URLSearchParams(search), { ...view, layout })}#${id}`;
}
