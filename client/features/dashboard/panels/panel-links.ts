import { layoutOfPanel } from '#schema/dashboard-panels';
import { viewSearchParams } from '#client/features/dashboard/view/dashboard-address';
import { type DashboardView } from '#client/features/dashboard/view/dashboard-view';

/**
 * The URL of a panel: its layout and its anchor, with the page's other params. Null for an unknown
 * panel.
 */
export function panelUrl(id: string, view: DashboardView, search: string): string | null {
  const layout = layoutOfPanel(id);
  if (!layout) return null;
  return `?${viewSearchParams(new URLSearchParams(search), { ...view, layout })}#${id}`;
}
