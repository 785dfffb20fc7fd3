import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { panelUrl } from '#client/features/dashboard/panels/panel-links';
import { safeHtml } from './safe-html';

type Analysis = DashboardFigures['analysis'];

export interface ReportSection {
  /** None for the summary. */
  title?: string;
  /** Safe HTML. */
  paragraphs: readonly string[];
}

const SECTIONS: readonly { title?: string; of: (analysis: Analysis) => Analysis['summary'] }[] = [
  { of: ({ summary }) => summary },
  { title: 'Campaign Performance', of: ({ campaignPerformance }) => campaignPerformance },
  { title: 'Creative Effectiveness', of: ({ creativeEffectiveness }) => creativeEffectiveness },
  { title: 'Geographic Distribution', of: ({ geographicDistribution }) => geographicDistribution },
  { title: 'Response Profile', of: ({ responseProfile }) => responseProfile },
];

/**
 * The sections with content, the summary first; their links lead to the panels and keep the other
 * params of the URL.
 */
export function safeSections(
  { analysis }: DashboardFigures,
  view: DashboardView,
  search: string,
): ReportSection[] {
  return SECTIONS.map(({ title, of }) => ({
    title,
    paragraphs: of(analysis)
      .paragraphs.map((paragraph) => safeHtml(paragraph, (id) => panelUrl(id, view, search)))
      .filter((paragraph) => paragraph.trim() !== ''),
  })).filter(({ paragraphs }) => paragraphs.length > 0);
}
