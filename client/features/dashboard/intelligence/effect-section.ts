import { PANEL_TITLES } from '#schema/dashboard-panels';
import { effectSentences, verdictSentence } from '#schema/effect';
import type { Effect } from '#client/features/dashboard/effect/effect-figures';
import { panelUrl } from '#client/features/dashboard/panels/panel-links';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { formatDate } from '#client/formatting/dates';
import type { ReportSection } from './report';
import { safeHtml } from './safe-html';

const PANEL = 'caused-visits';

/** The sections with what the ads caused after the first; nothing of it before it has loaded. */
export function withEffect(
  sections: readonly ReportSection[],
  effect: Effect | null,
  view: DashboardView,
  search: string,
): ReportSection[] {
  if (!effect || sections.length === 0) return [...sections];
  const { startDate, endDate, verdict } = effect;
  const days = startDate
    ? [verdictSentence(verdict), `Ads from ${formatDate(startDate)} to ${formatDate(endDate)}.`]
    : [];
  const words = [...effectSentences(effect), ...days].join(' ');
  const link = `<a href="#${PANEL}">${PANEL_TITLES[PANEL]}</a>`;
  const section = {
    title: PANEL_TITLES[PANEL],
    paragraphs: [safeHtml(`${words} (${link})`, (id) => panelUrl(id, view, search))],
  };

  return [...sections.slice(0, 1), section, ...sections.slice(1)];
}
