import type { DashboardFigures } from '../figures';

type Analysis = DashboardFigures['analysis'];

export interface ReportSection {
  /** Left out above the summary. */
  title?: string;
  /** HTML that is not yet safe to show. */
  paragraphs: readonly string[];
}

const SECTIONS: readonly { title?: string; of: (analysis: Analysis) => Analysis['summary'] }[] = [
  { of: ({ summary }) => summary },
  { title: 'Campaign Performance', of: ({ campaignPerformance }) => campaignPerformance },
  { title: 'Creative Effectiveness', of: ({ creativeEffectiveness }) => creativeEffectiveness },
  { title: 'Geographic Distribution', of: ({ geographicDistribution }) => geographicDistribution },
  { title: 'Response Profile', of: ({ responseProfile }) => responseProfile },
];

/** The sections that say something, the summary first. */
export const sectionsOf = ({ analysis }: DashboardFigures): ReportSection[] =>
  SECTIONS.map(({ title, of }) => ({
    title,
    paragraphs: of(analysis).paragraphs.filter((paragraph) => paragraph.trim() !== ''),
  })).filter(({ paragraphs }) => paragraphs.length > 0);

export const hasAnalysis = (figures: DashboardFigures): boolean => sectionsOf(figures).length > 0;
