import { layoutOfPanel } from '#schema/dashboard-panels.js';
import { LAYOUT_PARAM, LAYOUTS } from '#schema/dashboard-url.js';

/** The URL of a panel, made from the link of its view: its layout and its anchor. */
export function linkToPanel(link: string, panelId: string): string {
  const address = new URL(link);
  const layout = layoutOfPanel(panelId) ?? LAYOUTS[0];

  if (layout === LAYOUTS[0]) address.searchParams.delete(LAYOUT_PARAM);
  else address.searchParams.set(LAYOUT_PARAM, layout);

  address.hash = panelId;
  return address.toString();
}
