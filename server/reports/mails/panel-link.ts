/** Panels that stand in the second view of the dashboard; all others stand in the first. */
const PERFORMANCE = new Set([
  'creative-performance-cost',
  'channel-performance-cost',
  'impression-heatmap-ratio',
]);

/** Where a panel can be seen, from the link of its view on: its layout and its anchor. */
export function linkToPanel(link: string, panelId: string): string {
  const address = new URL(link);
  if (PERFORMANCE.has(panelId)) address.searchParams.set('view', 'performance');
  else address.searchParams.delete('view');
  address.hash = panelId;
  return address.toString();
}
