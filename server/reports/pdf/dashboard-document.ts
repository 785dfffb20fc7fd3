import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import { PANEL_TITLES } from '#schema/dashboard-panels.js';
import { EFFECT_VERDICTS, effectSentences } from '#schema/effect.js';
import { FINDINGS_TITLE, NO_FINDING } from '#schema/findings.js';
import type { Effect } from '#server/analytics/effect/effect.types.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { effectText } from '#server/analytics/findings/finding-words.js';
import type { Finding } from '#server/analytics/findings/finding.types.js';
import type { PdfDocument, PdfTrend } from '#server/core/pdf/pdf-document.js';
import type { FigureKind } from '#server/core/spreadsheet/sheet.js';
import { shownDate } from '#server/core/spreadsheet/shown-text.js';
import { exportedAtText } from '#server/reports/sheets/figures-export.js';
import { filterWords } from '#server/reports/sheets/filter-words.js';
import type { ExportedEffect } from '#server/reports/sheets/export-effect.js';
import type { Panels } from '#server/reports/sheets/panels.js';
import { shortRange } from '#server/reports/view/comparison-text.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';
import { dashboardHeatmaps } from './dashboard-heatmaps.js';
import { dashboardTables } from './dashboard-tables.js';
import { effectTables } from './effect-tables.js';
import { figureText, intervalText } from './figure-text.js';

export interface PdfSubject {
  view: DashboardView;
  figures: DashboardFigures;
  panels: Panels;
  caused: ExportedEffect;
  findings: readonly Finding[];
  clientName: string;
  /** The customer's local date. */
  today: string;
  createdAt: Date;
  /** The time zone of the time of creation. */
  readersZone: string;
}

function tilesOf({ impressionSummary: summary, maturity }: Panels): PdfDocument['tiles'] {
  const total = maturity.completed?.total;
  const rate = total ? total.responseRate : summary.responseRate;
  const interval = total ? total.responseRateInterval : summary.responseRateInterval;
  const cost = total ? total.costPerResponse : summary.currentCpr;
  const caution = maturity.isComplete ? '' : total ? 'estimate' : 'so far';
  const share = maturity.arrivedShare;
  const expected =
    total && share ? `, about ${figureText('count', summary.totalResponses / share)} expected` : '';
  const noteOf = (...parts: string[]) => parts.filter((part) => part !== '').join(', ');
  const tile = (label: string, kind: FigureKind, value: number | null, note = '') => ({
    ...{ label, value: figureText(kind, value, '-'), note },
  });

  return [
    tile('Ad Spend', 'money', summary.adSpend),
    tile('Actual Impressions', 'count', summary.actualImpressions),
    tile(
      'Total Visits',
      'count',
      summary.totalResponses,
      maturity.isComplete ? '' : `so far${expected}`,
    ),
    tile('CPM Actual', 'money', summary.cpmActual),
    tile(
      'Response Rate',
      'percent',
      rate,
      noteOf(interval ? `95%: ${intervalText(interval)}` : '', caution),
    ),
    tile('Cost Per Visit', 'money', cost, caution),
  ];
}

const shortDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

function trendOf({ responsesOverTime, maturity }: Panels, today: string): PdfTrend {
  const days = responsesOverTime.rows.map(({ date, totalImpressions, totalResponses }) => ({
    label: shortDay.format(new Date(`${date}T00:00:00Z`)),
    bar: totalImpressions,
    line: totalResponses,
    isOpen: date > maturity.completeThrough || date >= today,
  }));

  return {
    title: PANEL_TITLES['responses-over-time'],
    labels: ['Impressions (bars)', 'Visits (line)'],
    days,
    note: days.some(({ isOpen }) => isOpen)
      ? 'The line is dotted where visits are still coming.'
      : '',
  };
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
  const [sentence = '', ...more] = effectSentences(effect);
  const { startDate, endDate } = effect;
  const days = startDate && endDate ? [`Ads of ${shortRange({ startDate, endDate })}.`] : [];
  const detail = [`${EFFECT_VERDICTS[effect.verdict].label}.`, ...more, ...days].join(' ');
  return { title: PANEL_TITLES['caused-visits'], rows: [{ sentence, detail }] };
}

function notesOf({ maturity }: Panels): string[] {
  const open = `A visit may follow its ad by up to ${CREDIT_WINDOW_DAYS} days, so visits of ads after ${shownDate(maturity.completeThrough)} are still coming.`;
  const completed = maturity.completed
    ? 'Response rates and costs per visit are estimates for the time when all are in, from the timing of earlier visits; counts of visits are those so far.'
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
  const { view, figures, panels, caused, findings, clientName, today, createdAt, readersZone } =
    subject;
  const { filter, timeZone, currency, catalogue } = figures;
  const created = exportedAtText(createdAt, readersZone);
  const days = shortRange(filter);

  return {
    kicker: 'Infinitum · Dashboard',
    title: clientName,
    facts: [
      { label: 'Days', text: days },
      { label: 'Time zone', text: `${timeZone}; amounts in ${currency}` },
      ...filterWords(view, catalogue)
        .filter(({ isAll }) => !isAll)
        .map(({ label, text }) => ({ label, text })),
      { label: 'Created', text: created },
    ],
    tiles: tilesOf(panels),
    answers: [findingsOf(findings), effectOf(caused.effect)],
    trend: trendOf(panels, today),
    tables: [...dashboardTables(panels), ...effectTables(caused)],
    heatmaps: dashboardHeatmaps(panels),
    notes: notesOf(panels),
    foot: `${clientName} · ${days} · created ${created}`,
    createdAt,
  };
}
