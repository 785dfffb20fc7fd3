import { FILTER_KINDS } from '#schema/dashboard-url.js';
import { effectText } from '#server/analytics/findings/finding-texts.js';
import type { Finding } from '#server/analytics/findings/finding.types.js';
import { listFindings } from '#server/analytics/findings/list-findings.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { expectedRates } from '#server/analytics/panels/expected-rates.js';
import { impressionSummary } from '#server/analytics/panels/impression-summary.js';
import { maturity } from '#server/analytics/panels/maturity.js';
import type { PerformanceTotals } from '#server/analytics/panels/performance-totals.js';
import { responsesOverTime } from '#server/analytics/panels/responses-over-time.js';
import { filterTexts } from '#server/reports/sheets/filter-texts.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';
import type {
  SharedCompletion,
  SharedDay,
  SharedFigures,
  SharedFinding,
  SharedRow,
  SharedTotals,
  SharedView,
} from './shared-view.type.js';
import { shownColumn, shownCount, type ShownCount } from './withhold-counts.js';

interface Counted {
  id: number;
  name: string;
  totals: PerformanceTotals;
}

interface Totals {
  impressions: number;
  visits: number;
}

type Figures = Pick<PerformanceTotals, 'adSpend' | 'responseRate' | 'currentCpr'>;

/** The impressions follow from a spend, and both counts from a rate or a cost. */
const figuresOf = (
  impressions: ShownCount,
  visits: ShownCount,
  { adSpend, responseRate, currentCpr }: Figures,
): SharedFigures => {
  const hasImpressions = impressions.value !== null;
  const hasBoth = hasImpressions && visits.value !== null;

  return {
    impressions,
    visits,
    adSpend: hasImpressions ? adSpend : null,
    responseRate: hasBoth ? responseRate : null,
    costPerVisit: hasBoth ? currentCpr : null,
  };
};

/**
 * The order of `rows`, then those whose rate is withheld, by name: their place by rate would say
 * something about them.
 */
function rowsOf(rows: readonly Counted[], totals: Totals): (SharedRow & { id: number })[] {
  const byName = rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id);
  const shown = shownRows(byName, totals);
  const placeById = new Map(rows.map(({ id }, place) => [id, place]));
  const placeOf = (row: SharedRow & { id: number }) =>
    isWhole(row) ? (placeById.get(row.id) ?? 0) : rows.length;

  return shown.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function shownRows(byName: readonly Counted[], totals: Totals): (SharedRow & { id: number })[] {
  const impressions = shownColumn(
    byName.map((row) => row.totals.totalImpressions),
    totals.impressions,
  );
  const visits = shownColumn(
    byName.map((row) => row.totals.totalResponses),
    totals.visits,
  );

  return byName.map((row, at) => ({
    id: row.id,
    name: row.name,
    ...figuresOf(impressions[at] ?? shownCount(0), visits[at] ?? shownCount(0), row.totals),
  }));
}

function daysOf(figures: DashboardFigures, totals: Totals): SharedDay[] {
  const { rows } = responsesOverTime(figures);
  const impressions = shownColumn(
    rows.map(({ totalImpressions }) => totalImpressions),
    totals.impressions,
  );
  const visits = shownColumn(
    rows.map(({ totalResponses }) => totalResponses),
    totals.visits,
  );

  return rows.map(({ date }, at) => ({
    date,
    impressions: impressions[at] ?? shownCount(0),
    visits: visits[at] ?? shownCount(0),
  }));
}

function totalsOf(figures: DashboardFigures): SharedTotals {
  const summary = impressionSummary(figures);
  const shown = figuresOf(
    shownCount(summary.actualImpressions),
    shownCount(summary.totalResponses),
    summary,
  );

  return {
    ...shown,
    cpm: shown.impressions.value === null ? null : summary.cpmActual,
    responseRateInterval: shown.responseRate === null ? null : summary.responseRateInterval,
  };
}

function completionOf(figures: DashboardFigures, totals: SharedTotals): SharedCompletion | null {
  const { completed } = maturity(figures);
  if (!completed || totals.responseRate === null) return null;

  const { responses, responseRate, responseRateInterval, costPerResponse } = completed.total;
  return { visits: responses, responseRate, responseRateInterval, costPerVisit: costPerResponse };
}

const isWhole = (row: SharedFigures | undefined) =>
  row !== undefined && row.impressions.value !== null && row.visits.value !== null;

/**
 * Differences of rows whose counts are all shown, and of which the rest of the table is no small
 * count either; other findings are about figures that the page does not have.
 */
function findingsOf(
  figures: DashboardFigures,
  rows: Record<'CHANNEL' | 'CREATIVE', (SharedRow & { id: number })[]>,
  totals: Totals,
): SharedFinding[] {
  const isAboutShown = ({ kind, subject: { dimension, rowIds } }: Finding) => {
    if (kind !== 'RESPONSE_RATE' && kind !== 'COST_PER_VISIT') return false;
    if (dimension !== 'CHANNEL' && dimension !== 'CREATIVE') return false;

    const named = rows[dimension].filter(({ id }) => rowIds.includes(id));
    const sumOf = (count: keyof Totals) =>
      named.reduce((sum, row) => sum + (row[count].value ?? 0), 0);
    const isShownRest = (count: keyof Totals) =>
      shownCount(totals[count] - sumOf(count)).value !== null;
    const isFound = named.length === rowIds.length && named.every(isWhole);
    return isFound && isShownRest('visits') && isShownRest('impressions');
  };

  return listFindings(figures)
    .filter(isAboutShown)
    .map((finding) => ({
      sentence: finding.sentence,
      effect: effectText(finding),
      sureness: finding.sureness,
    }));
}

/** The figures of a dashboard without its small counts. */
export type ShownFigures = Pick<
  SharedView,
  'completeThrough' | 'totals' | 'completed' | 'days' | 'channels' | 'creatives' | 'findings'
>;

/** Returns what people outside may know of a dashboard. Pure. Rules: docs/sharing.md. */
export function shownFiguresOf(figures: DashboardFigures): ShownFigures {
  const summary = impressionSummary(figures);
  const expected = expectedRates(figures);
  const counts = { impressions: summary.actualImpressions, visits: summary.totalResponses };
  const channels = rowsOf(
    expected.channels.map((totals) => ({
      id: totals.channelId,
      name: totals.channel,
      totals,
    })),
    counts,
  );
  const creatives = rowsOf(
    expected.creatives.map((totals) => ({
      id: totals.creativeId,
      name: totals.creative,
      totals,
    })),
    counts,
  );
  const totals = totalsOf(figures);
  const { isComplete, completeThrough } = maturity(figures);

  return {
    completeThrough: isComplete ? null : completeThrough,
    totals,
    completed: completionOf(figures, totals),
    days: daysOf(figures, counts),
    channels,
    creatives,
    findings: findingsOf(figures, { CHANNEL: channels, CREATIVE: creatives }, counts),
  };
}

export interface SharedSubject {
  name: string;
  clientName: string;
  view: DashboardView;
  figures: DashboardFigures;
  readAt: Date;
  expiresAt: Date;
}

/** Returns what the readers of a public link see of a dashboard. Pure. */
export function sharedViewOf({ view, figures, ...subject }: SharedSubject): SharedView {
  const { filter, timeZone, currency, catalogue } = figures;

  return {
    ...subject,
    startDate: filter.startDate,
    endDate: filter.endDate,
    isRolling: 'preset' in view.range,
    timeZone,
    currency,
    filters: filterTexts(view, catalogue)
      .filter(({ isAll }) => !isAll)
      .map(({ label, text }) => ({ label, text })),
    ...shownFiguresOf(figures),
  };
}

/** The dashboard's filter of a view: every list, with 0 for all. */
export const listsOf = ({
  filters,
}: DashboardView): Record<(typeof FILTER_KINDS)[number], number[]> =>
  Object.fromEntries(FILTER_KINDS.map((kind) => [kind, [...(filters[kind] ?? [0])]])) as Record<
    (typeof FILTER_KINDS)[number],
    number[]
  >; // a list for every kind
