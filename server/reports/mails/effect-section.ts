import { PANEL_TITLES } from '#schema/dashboard-panels.js';
import { effectSentences, verdictSentence } from '#schema/effect.js';
import type { Effect } from '#server/analytics/effect/effect.types.js';
import { escapeHtml, type MailSection } from '#server/core/mail/letter.js';
import { shortRange } from '#server/reports/view/comparison-text.js';
import { linkToPanel } from './panel-link.js';

const PANEL = 'caused-visits';

/** What the ads caused, as a section of a mail: the answer, its verdict and days, and its panel. */
export function effectSection(effect: Effect, link: string): MailSection {
  const [answer = '', ...more] = effectSentences(effect);
  const { startDate, endDate } = effect;
  const days = startDate && endDate ? [`Ads of ${shortRange({ startDate, endDate })}.`] : [];
  const rest = (startDate ? [verdictSentence(effect.verdict), ...more, ...days] : more).join(' ');
  const url = escapeHtml(linkToPanel(link, PANEL));

  return {
    title: PANEL_TITLES[PANEL],
    paragraphs: [
      {
        text: `${answer} ${rest}`,
        html: `<strong>${escapeHtml(answer)}</strong> ${escapeHtml(rest)} <a href="${url}" style="color:#00405c">${PANEL_TITLES[PANEL]}</a>`,
      },
    ],
  };
}
