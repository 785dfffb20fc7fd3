/**
 * The panels that sentences link to: their anchors on the dashboard and their titles. To link to
 * another, add a line.
 */
const PANELS = {
  'impression-summary': 'Summary',
  correlation: 'Correlation',
  pareto: 'Pareto - 80% Rule',
  'impressions-before-visit': 'Impressions before Visit',
  'responses-by-region': 'Responses by Region',
  'responses-by-site': 'Responses by Site',
  'visit-response-timing': 'Visit Response Timing %',
  'creative-performance-cost': 'Creative Performance Details',
  'channel-performance-cost': 'Channel Performance Details',
  'impression-heatmap-ratio': 'Visits / Impressions Ratio (%)',
} as const;

export type LinkedPanel = keyof typeof PANELS;

/** A sentence with the panel that shows its figures. */
export const shownIn = (panel: LinkedPanel, sentence: string): string =>
  `${sentence.replace(/\s+/g, ' ').replace(/\.$/, '')} (<a href="#${panel}">${PANELS[panel]}</a>).`;
