import { PANEL_TITLES } from '#schema/dashboard-panels.js';
import { FINDINGS_TITLE, NO_FINDING } from '#schema/findings.js';
import type { Finding } from '#server/analytics/findings/finding.types.js';
import { effectText } from '#server/analytics/findings/finding-words.js';
import { escapeHtml, unlinked, type MailSection, type RichText } from '#server/core/mail/letter.js';
import { linkToPanel } from './panel-link.js';

/** What stands out, as a section of a mail: a sentence each, with its interval and its panel. */
export const findingSections = (findings: readonly Finding[], link: string): MailSection[] => [
  {
    title: FINDINGS_TITLE,
    paragraphs:
      findings.length === 0
        ? [{ text: NO_FINDING, html: escapeHtml(NO_FINDING) }]
        : findings.map((finding) => paragraphOf(finding, link)),
  },
];

function paragraphOf(finding: Finding, link: string): RichText {
  const sentence = unlinked(finding.sentence);
  const effect = effectText(finding);
  const size = effect === null ? '' : ` ${effect}.`;
  const title = PANEL_TITLES[finding.panel];
  const url = escapeHtml(linkToPanel(link, finding.panel));

  return {
    text: `${sentence}${size}`,
    html: `<strong>${escapeHtml(sentence)}</strong>${size} <a href="${url}" style="color:#00405c">${title}</a>`,
  };
}
