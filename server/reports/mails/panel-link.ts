/** Panels of the Performance layout; all others are in Summary. */
const PERFORMANCE = new Set([
  'creative-performance-cost',
  'channel-performance-cost',
  'impression-heatmap-ratio',
]);

/** The URL of a panel, made from the link of its view: its layout and its anchor. */
export function linkToPanel(link: string, panelId: string): string {
  const address = new URL(link);
  if (PERFORMANCE.has(panelId)) address.searchParams.set('view', 'performance');
  else address.searchParams.delete('view');
  address.hash = panelId;
  return address.toString();
}
