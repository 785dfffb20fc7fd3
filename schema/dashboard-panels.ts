import type { Layout } from './dashboard-url.js';

/** The panels of each layout: their anchors in its URL, and their titles. */
const TITLES = {
  summary: {
    'impression-summary': 'Summary',
    'impressions-before-visit': 'Impressions before Visit',
    'responses-over-time': 'Visits Over Time',
    'responses-by-region': 'Responses by Region',
    'responses-by-site': 'Responses by Site',
    correlation: 'Correlation',
    pareto: 'Pareto - 80% Rule',
    'visit-response-timing': 'Visit Response Timing %',
    'visit-response-timing-count': 'Visit Response Timing #',
  },
  performance: {
    'impression-heatmap-impressions': 'Impressions Per Daypart',
    'impression-heatmap-webhits': 'Visits by Activating Daypart',
    'impression-heatmap-ratio': 'Visits / Impressions Ratio (%)',
    'creative-performance-cost': 'Creative Performance Details',
    'channel-performance-cost': 'Channel Performance Details',
    'platform-creative-performance': 'Creative Performance by Channel',
    'creative-performance-summary': 'Creative Performance Visits',
  },
  effect: {
    'caused-visits': 'Caused Visits',
    'caused-visits-by-part': 'Caused Visits by Part',
    'caused-visits-evidence': 'Evidence',
  },
} as const satisfies Record<Layout, Record<string, string>>;

/** Sentences of the written analysis link to these. */
export const PANEL_TITLES = { ...TITLES.summary, ...TITLES.performance, ...TITLES.effect };

export type PanelId = keyof typeof PANEL_TITLES;

/** The layout that holds a panel; null for an unknown panel. */
export function layoutOfPanel(id: string): Layout | null {
  const layouts = Object.keys(TITLES) as Layout[]; // the keys of the table
  return layouts.find((layout) => Object.hasOwn(TITLES[layout], id)) ?? null;
}
