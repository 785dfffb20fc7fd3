/**
 * The panels of the dashboard: their anchors in its URL, and their titles. Sentences of the written
 * analysis link to them.
 */
export const PANEL_TITLES = {
  'impression-summary': 'Summary',
  correlation: 'Correlation',
  pareto: 'Pareto - 80% Rule',
  'impressions-before-visit': 'Impressions before Visit',
  'responses-over-time': 'Visits Over Time',
  'responses-by-region': 'Responses by Region',
  'responses-by-site': 'Responses by Site',
  'visit-response-timing': 'Visit Response Timing %',
  'visit-response-timing-count': 'Visit Response Timing #',
  'impression-heatmap-impressions': 'Impressions Per Daypart',
  'impression-heatmap-webhits': 'Visits by Activating Daypart',
  'impression-heatmap-ratio': 'Visits / Impressions Ratio (%)',
  'creative-performance-cost': 'Creative Performance Details',
  'creative-performance-summary': 'Creative Performance Visits',
  'channel-performance-cost': 'Channel Performance Details',
  'platform-creative-performance': 'Creative Performance by Channel',
} as const;

export type PanelId = keyof typeof PANEL_TITLES;
