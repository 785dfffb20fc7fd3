import { dateRangeText } from '#schema/writing/dates.js';
import { CREDIT_WINDOW_DAYS, ESTIMATE_SIGN, ESTIMATE_TEXT } from '#schema/credit-window.js';
import { PANEL_TITLES } from '#schema/dashboard-panels.js';
import { EFFECT_VERDICTS, countedEffectSentences } from '#schema/effect.js';
import { FINDINGS_TITLE, NO_FINDING } from '#schema/findings.js';
import type { Effect } from '#server/analytics/effect/effect.types.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { effectText } from '#server/analytics/findings/finding-texts.js';
import type { Finding } from '#server/analytics/findings/finding.types.js';
import type { PdfDocument } from '#server/core/pdf/pdf-document.js';
import { dateText } from '#schema/writing/dates.js';
import type { DescribedExperiment } from '#server/experiments/described-experiments.js';
import { exportedAtText } from '#server/reports/sheets/figures-export.js';
import { filterTexts } from '#server/reports/sheets/filter-texts.js';
import type { ExportedEffect } from '#server/reports/sheets/export-effect.js';
import type { Panels } from '#server/reports/sheets/panels.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';
import { dashboardHeatmaps } from './dashboard-heatmaps.js';
import { dashboardTables } from './dashboard-tables.js';
import { effectTables } from './effect-tables.js';
import { experimentsTables } from './experiments-table.js';
import { dashboardTiles } from './dashboard-tiles.js';
import { dashboardTrend } from './dashboard-trend.js';
import { readableTrend } from './trend-spans.js';

export interface PdfSubject {
  view: DashboardView;
  figures: DashboardFigures;
  panels: Panels;
  caused: ExportedEffect;
  experiments: readonly DescribedExperiment[];
  findings: readonly Finding[];
  clientName: string;
  /** The customer's local date. */
  today: string;
  createdAt: Date;
  /** The time zone of the time of creation. */
  readersZone: string;
}

const findingsOf = (findings: readonly Finding[]): PdfDocument['answers'][number] => ({
  title: FINDINGS_TITLE,
  rows:
    findings.length === 0
      ? [{ sentence: NO_FINDING, detail: '' }]
      : findings.map((finding) => ({
          sentence: finding.sentence,
          detail: effectText(finding) ?? '',
        })),
});

function effectOf(effect: Effect): PdfDocument['answers'][number] {
  const [sentence = '', ...more] = countedEffectSentences(effect);
  const { startDate, endDate } = effect;
  const days = startDate && endDate ? [`Ads of ${dateRangeText({ startDate, endDate })}.`] : [];
  const detail = [`${EFFECT_VERDICTS[effect.verdict].label}.`, ...more, ...days].join(' ');
  return { title: PANEL_TITLES['caused-visits'], rows: [{ sentence, detail }] };
}

function notesOf({ maturity }: Panels): string[] {
  const open = `A visit may follow its ad by up to ${CREDIT_WINDOW_DAYS} days, so visits of ads after ${dateText(maturity.completeThrough)} are still coming.`;
  const completed = maturity.completed
    ? `${ESTIMATE_SIGN} marks response rates and costs per visit ${ESTIMATE_TEXT}, from the timing of earlier visits; counts of visits are those so far.`
    : 'There are too few earlier visits to estimate how many: rates are too low and costs per visit too high.';

  return [
    ...(maturity.isComplete ? [] : [`${open} ${completed}`]),
    'A visit is credited to the last ad that its viewer saw; that does not mean that the ad caused it. Caused visits are estimates, with their 95% intervals.',
    'Response rate: visits ÷ impressions. Intervals of 95% by Wilson; those of estimates also cover what is known of the timing.',
    'N/A: the figure does not exist, such as a cost per visit without visits.',
    'Regions: IP Geolocation by DB-IP (db-ip.com).',
  ];
}

/** The dashboard as a document to print. Pure: the same figures give the same document. */
export function dashboardDocument(subject: PdfSubject): PdfDocument {
  const { view, figures, panels, caused, experiments, findings } = subject;
  const { clientName, today, createdAt, readersZone } = subject;
  const { filter, timeZone, currency, catalogue } = figures;
  const created = exportedAtText(createdAt, readersZone);
  const days = dateRangeText(filter);
  const trend = readableTrend(panels.responsesOverTime.rows);

  return {
    kicker: 'Infinitum · Dashboard',
    title: clientName,
    facts: [
      { label: 'Days', text: days },
      { label: 'Time zone', text: `${timeZone}; amounts in ${currency}` },
      ...filterTexts(view, catalogue)
        .filter(({ isAll }) => !isAll)
        .map(({ label, text }) => ({ label, text })),
      { label: 'Created', text: created },
    ],
    tiles: dashboardTiles(panels),
    answers: [findingsOf(findings), effectOf(caused.effect)],
    trend: dashboardTrend(trend, panels, today),
    tables: [
      ...dashboardTables(panels, trend),
      ...effectTables(caused, currency),
      ...experimentsTables(experiments),
    ],
    heatmaps: dashboardHeatmaps(panels),
    notes: notesOf(panels),
    foot: `${clientName} · ${days} · created ${created}`,
    createdAt,
  };
}
