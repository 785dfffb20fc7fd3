import { dateRangeText } from '#schema/writing/dates.js';
import { FINDINGS_TITLE, NO_FINDING, CERTAINTY_LABELS } from '#schema/findings.js';
import { PANEL_TITLES } from '#schema/dashboard-panels.js';
import { EFFECT_VERDICTS, countedEffectSentences } from '#schema/effect.js';
import type { Effect } from '#server/analytics/effect/effect.types.js';
import { effectText } from '#server/analytics/findings/finding-texts.js';
import type { Finding } from '#server/analytics/findings/finding.types.js';
import { writeAnalysis } from '#server/analytics/writing/write-analysis.js';
import { inOneLine, unlinked } from '#server/core/mail/letter.js';
import { dashboardTiles } from '#server/reports/pdf/dashboard-tiles.js';
import { dashboardTrend } from '#server/reports/pdf/dashboard-trend.js';
import { trendByDay } from '#server/reports/pdf/trend-spans.js';
import type { DashboardExport } from '#server/reports/sheets/dashboard-export.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';
import { linkToPanel } from '#server/reports/mails/panel-link.js';
import type { MailSummary, SummaryAnswer, SummaryContent } from './mail-summary.js';
import { richText } from './rich-text.js';
import { openNotes, summaryFacts } from './summary-facts.js';
import { trendText } from './trend-texts.js';

const EFFECT_PANEL = 'caused-visits';

function findingAnswer(finding: Finding, link: string): SummaryAnswer {
  const { panel, sentence, sureness } = finding;
  return {
    sentence: unlinked(sentence),
    detail: [effectText(finding), CERTAINTY_LABELS[sureness]].filter(Boolean).join(' · '),
    link: { label: PANEL_TITLES[panel], url: linkToPanel(link, panel) },
  };
}

export function findingAnswers(
  findings: readonly Finding[],
  link: string,
): MailSummary['answers'][number] {
  const rows = findings.map((finding) => findingAnswer(finding, link));
  const nothing = [{ sentence: NO_FINDING, detail: '' }];
  return { title: FINDINGS_TITLE, rows: rows.length > 0 ? rows : nothing };
}

/** Returns what the ads caused: the answer, its verdict and days, and its panel. */
export function effectAnswers(effect: Effect, link: string): MailSummary['answers'][number] {
  const [sentence = '', ...more] = countedEffectSentences(effect);
  const { startDate, endDate, verdict } = effect;
  const days = startDate && endDate ? [`Ads of ${dateRangeText({ startDate, endDate })}`] : [];
  const detail = [
    ...(startDate ? [EFFECT_VERDICTS[verdict].label] : []),
    ...more.map((one) => one.replace(/\.$/, '')),
    ...days,
  ].join(' · ');
  const title = PANEL_TITLES[EFFECT_PANEL];

  return {
    title,
    rows: [{ sentence, detail, link: { label: title, url: linkToPanel(link, EFFECT_PANEL) } }],
  };
}

export interface AccountSubject {
  view: DashboardView;
  /** The reader's local date at the client. */
  today: string;
  exported: DashboardExport;
  findings: readonly Finding[];
}

/** Summary for somebody with an account: all of what that person may see. */
export function accountSummary(subject: AccountSubject): SummaryContent {
  const { view, today, exported, findings } = subject;
  const { panels, figures, link, effect, clientName } = exported;
  const { maturity } = panels;
  const days = trendByDay(panels.responsesOverTime.rows);
  const { note, ...trend } = dashboardTrend(days, panels, today);
  const [inShort] = writeAnalysis(figures).summary.paragraphs;

  return {
    clientName: inOneLine(clientName),
    facts: summaryFacts(view, figures),
    preview: [...dashboardTiles(panels).slice(1, 3)]
      .map(({ label, value }) => `${label}: ${value}`)
      .join(' · '),
    tiles: dashboardTiles(panels),
    trend: {
      ...trend,
      note,
      alt: trendText(
        panels.responsesOverTime.rows.map(({ date, totalImpressions, totalResponses }) => ({
          date,
          impressions: totalImpressions,
          visits: totalResponses,
        })),
      ),
    },
    answers: [findingAnswers(findings, link), effectAnswers(effect, link)],
    // While visits are still coming, it says another rate than the tiles.
    inShort: inShort === undefined || !maturity.isComplete ? [] : [richText(inShort, link)],
    link: { label: 'Open the dashboard', url: link },
    notes: maturity.isComplete ? [] : openNotes(maturity.completeThrough),
  };
}
