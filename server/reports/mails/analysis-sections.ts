import type { Analysis } from '#server/analytics/panels/analysis.types.js';
import { unlinked, type MailSection, type RichText } from '#server/core/mail/letter.js';
import { linkToPanel } from './panel-link.js';

const SECTIONS: readonly { title?: string; of: (analysis: Analysis) => Analysis['summary'] }[] = [
  { of: ({ summary }) => summary },
  { title: 'Campaign Performance', of: ({ campaignPerformance }) => campaignPerformance },
  { title: 'Creative Effectiveness', of: ({ creativeEffectiveness }) => creativeEffectiveness },
  { title: 'Geographic Distribution', of: ({ geographicDistribution }) => geographicDistribution },
  { title: 'Response Profile', of: ({ responseProfile }) => responseProfile },
];

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** The paragraph as plain text. */
const wordsOf = (paragraph: string) =>
  paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => SIGNS[name] ?? whole);

/** Makes links to panels absolute. HTML needs the ampersands of a URL escaped. */
const htmlOf = (paragraph: string, link: string) =>
  paragraph.replace(
    /href="#([\w-]+)"/g,
    (_, panelId: string) =>
      `href="${linkToPanel(link, panelId).replaceAll('&', '&amp;')}" style="color:#00405c"`,
  );

/**
 * The written analysis as sections of a mail; `link` is the view's. Its paragraphs contain only `a`
 * and `strong` elements.
 */
export const analysisSections = (analysis: Analysis, link: string): MailSection[] =>
  SECTIONS.map(({ title, of }) => ({
    ...(title && { title }),
    paragraphs: of(analysis)
      .paragraphs.map(unlinked)
      .map((paragraph): RichText => ({
        text: wordsOf(paragraph),
        html: htmlOf(paragraph, link),
      })),
  })).filter(({ paragraphs }) => paragraphs.length > 0);
