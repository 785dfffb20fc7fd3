import { moneyText } from '#schema/writing/money.js';
import { countText, percentSpan, percentText } from '#schema/writing/numbers.js';
import { FINDINGS_TITLE, NO_FINDING, CERTAINTY_LABELS } from '#schema/findings.js';
import { PANEL_TITLES } from '#schema/dashboard-panels.js';
import { MIN_SHARED_COUNT } from '#schema/shared-links.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { inOneLine, unlinked } from '#server/core/mail/letter.js';
import type { FigureTile } from '#server/reports/pdf/dashboard-tiles.js';
import { TREND_LABELS } from '#server/reports/pdf/dashboard-trend.js';
import { shortDayText } from '#server/reports/pdf/trend-spans.js';
import type { ShownFigures } from '#server/reports/shared-links/shared-view.js';
import type { ShownCount } from '#server/reports/shared-links/withhold-counts.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';
import type { SummaryContent } from './mail-summary.js';
import { openNotes, summaryFacts } from './summary-facts.js';
import { trendText } from './trend-texts.js';

/** A withheld count that protects another one. */
const WITHHELD = '–';

/** '1,792', '< 10', or a dash. */
export function countWords({ value, isBelowTen }: ShownCount): string {
  if (value !== null) return countText(value);
  return isBelowTen ? `< ${MIN_SHARED_COUNT}` : WITHHELD;
}

const noteOf = (parts: readonly (string | false | null)[]) => parts.filter(Boolean).join(', ');

/** The tiles of a public link. */
function tilesOf(
  { totals, completed, completeThrough }: ShownFigures,
  currency: string,
): FigureTile[] {
  const isOpen = completeThrough !== null;
  const rate = completed?.responseRate ?? totals.responseRate;
  const interval = completed ? completed.responseRateInterval : totals.responseRateInterval;
  const cost = completed ? completed.costPerVisit : totals.costPerVisit;
  const caution = completed ? 'estimate' : isOpen && 'so far';
  const expected = completed?.visits ?? null;
  const money = (value: number | null) => moneyText(value, currency);

  return [
    { label: 'Ad Spend', value: money(totals.adSpend), note: '' },
    { label: 'Actual Impressions', value: countWords(totals.impressions), note: '' },
    {
      label: 'Total Visits',
      value: countWords(totals.visits),
      note: noteOf([
        isOpen && 'so far',
        expected !== null && `about ${countText(expected)} expected`,
      ]),
    },
    { label: 'CPM Actual', value: money(totals.cpm), note: '' },
    {
      label: 'Response Rate',
      value: percentText(rate),
      note: noteOf([
        interval && `95% interval ${percentSpan(interval, rate)}`,
        rate !== null && caution,
      ]),
    },
    { label: 'Cost Per Visit', value: money(cost), note: noteOf([cost !== null && caution]) },
  ];
}

const hasWithheld = ({ totals, days, channels, creatives }: ShownFigures) =>
  [totals, ...days, ...channels, ...creatives].some(
    ({ impressions, visits }) => impressions.value === null || visits.value === null,
  );

export interface OutsideSubject {
  view: DashboardView;
  figures: DashboardFigures;
  shown: ShownFigures;
  clientName: string;
  /** The customer's local date. */
  today: string;
}

/** Summary for somebody without an account: what a public link would show. */
export function outsideSummary(subject: OutsideSubject): SummaryContent {
  const { view, figures, shown, clientName, today } = subject;
  const { completeThrough, days, findings } = shown;
  const tiles = tilesOf(shown, figures.currency);
  const trendDays = days.map(({ date, impressions, visits }) => ({
    label: shortDayText(date),
    bar: impressions.value,
    line: visits.value,
    isOpen: (completeThrough !== null && date > completeThrough) || date >= today,
  }));
  const rows = findings.map(({ sentence, effect, sureness }) => ({
    sentence: unlinked(sentence),
    detail: [effect, CERTAINTY_LABELS[sureness]].filter(Boolean).join(' · '),
  }));

  return {
    clientName: inOneLine(clientName),
    facts: summaryFacts(view, figures),
    preview: tiles
      .slice(1, 3)
      .map(({ label, value }) => `${label}: ${value}`)
      .join(' · '),
    tiles,
    trend: {
      title: PANEL_TITLES['responses-over-time'],
      labels: TREND_LABELS,
      days: trendDays,
      note: trendDays.some(({ isOpen }) => isOpen)
        ? 'The line is dotted where visits are still coming.'
        : '',
      alt: trendText(
        days.map(({ date, impressions, visits }) => ({
          date,
          impressions: impressions.value,
          visits: visits.value,
        })),
      ),
    },
    answers: [
      {
        title: FINDINGS_TITLE,
        rows: rows.length > 0 ? rows : [{ sentence: NO_FINDING, detail: '' }],
      },
    ],
    inShort: [],
    notes: [
      ...openNotes(completeThrough),
      ...(hasWithheld(shown)
        ? [
            `Counts from 1 to ${MIN_SHARED_COUNT - 1} are not shown, nor the rates and costs of such rows; a dash (${WITHHELD}) hides a count from which one of them would follow.`,
          ]
        : []),
    ],
  };
}
