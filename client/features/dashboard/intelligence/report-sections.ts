import type { Finding } from '#client/features/dashboard/findings/finding';
import { effectText } from '#client/features/dashboard/findings/finding-texts';
import { FINDINGS_TITLE, NO_FINDING } from '#schema/findings';
import { PANEL_TITLES } from '#schema/dashboard-panels';
import { effectSentences, verdictSentence } from '#schema/effect';
import type { Effect } from '#client/features/dashboard/effect/effect-figures';
import { panelUrl } from '#client/features/dashboard/panels/panel-links';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { formatDate, formatDateRange } from '#client/formatting/dates';
import { isAll } from '#client/components/multi-select/selection';
import type { FilterOptions } from '#client/features/dashboard/bar/filter-options';
import { filterTexts } from '#client/features/dashboard/bar/filter-texts';
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

/** The findings of a copied report: a paragraph each. */
export const findingsSection = (
  findings: readonly Finding[],
  currency: string,
): ReportSection[] => [
  {
    title: FINDINGS_TITLE,
    paragraphs:
      findings.length === 0
        ? [NO_FINDING]
        : findings.map((finding) => paragraphOf(finding, currency)),
  },
];

function paragraphOf(finding: Finding, currency: string): string {
  const effect = effectText(finding, currency);
  return escaped(effect === null ? finding.sentence : `${finding.sentence} ${effect}.`);
}

/** The text as HTML. */
function escaped(text: string): string {
  const holder = document.createElement('p');
  holder.textContent = text;
  return holder.innerHTML;
}

/** The subject of a report, a line each: client, days and zone, and filters. */
export function headOf(view: DashboardView, options: FilterOptions | undefined): string[] {
  const { client, range, filters } = view;
  const zone = client && `days in ${client.timeZone.replaceAll('_', ' ')} time`;
  const chosen = filterTexts(filters, options).filter(({ kind }) => !isAll(filters[kind]));
  return [
    [client?.displayName, formatDateRange(range), zone].filter(Boolean).join(' · '),
    chosen.map(({ label, text }) => `${label}: ${text}`).join(' · ') || 'No filters',
  ];
}
