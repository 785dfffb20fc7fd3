import type { Line } from '#server/analytics/figures/catalogue.js';
import type { FigureSums } from '#server/analytics/figures/sums/figure-sums.js';
import { tiesWithFirst } from '#server/analytics/statistics/ranked-rates.js';
import { isSmallSample } from '#server/analytics/statistics/small-sample.js';
import { wilsonInterval } from '#server/analytics/statistics/wilson.js';
import type { PerformanceTotals } from './performance-totals.js';
import { ratio } from './ratio.js';

export interface Performance {
  impressions: number;
  /** An amount in the currency of the client. */
  adSpend: number;
  responses: number;
}

/** The part of a dashboard's figures that the performance of lines needs. */
export interface LineFigures {
  lines: readonly Line[];
  sums: Pick<FigureSums, 'lines'>;
}

/** Impressions × CPM in ten-thousandths, per 1000: divided once, after summing whole numbers. */
export const SPEND_UNITS = 10_000_000;

/**
 * The sums of each group's lines, by the group's id; a group without impressions and responses is
 * left out.
 */
export function performanceBy<Id>(
  figures: LineFigures,
  idOf: (line: Line) => Id,
): Map<Id, Performance> {
  const groups = new Map<Id, { impressions: number; spendUnits: number; responses: number }>();

  figures.lines.forEach((line, index) => {
    const impressions = figures.sums.lines.impressions[index] ?? 0;
    const responses = figures.sums.lines.responses[index] ?? 0;
    if (impressions === 0 && responses === 0) return;

    const id = idOf(line);
    const group = groups.get(id) ?? { impressions: 0, spendUnits: 0, responses: 0 };

    groups.set(id, {
      impressions: group.impressions + impressions,
      spendUnits: group.spendUnits + impressions * line.cpmTenThousandths,
      responses: group.responses + responses,
    });
  });

  return new Map(
    [...groups].map(([id, { spendUnits, ...counts }]) => [
      id,
      { ...counts, adSpend: spendUnits / SPEND_UNITS },
    ]),
  );
}

export const totalPerformance = (figures: LineFigures): Performance =>
  performanceBy(figures, () => 'all').get('all') ?? { impressions: 0, adSpend: 0, responses: 0 };

/** `whole` is the total of the table: its rate gives the expected responses. */
export const ratesOf = (
  { impressions, adSpend, responses }: Performance,
  whole: Performance,
): PerformanceTotals => ({
  totalImpressions: impressions,
  adSpend,
  totalResponses: responses,
  responseRate: ratio(responses, impressions),
  responseRateInterval: wilsonInterval(responses, impressions),
  isSmallSample: isSmallSample(impressions, whole),
  currentCpr: ratio(adSpend, responses),
});

/**
 * The groups of lines by response rate, highest first, rows without one last; then by most
 * impressions, then by id, so that the order is stable.
 */
export function rankedPerformance(figures: LineFigures, idOf: (line: Line) => number) {
  const whole = totalPerformance(figures);
  const rows = [...performanceBy(figures, idOf)].map(([id, performance]) => ({
    id,
    rates: ratesOf(performance, whole),
  }));

  rows.sort(
    (a, b) =>
      (b.rates.responseRate ?? -1) - (a.rates.responseRate ?? -1) ||
      b.rates.totalImpressions - a.rates.totalImpressions ||
      a.id - b.id,
  );

  const ties = tiesWithFirst(
    rows.map(({ rates }) => ({
      impressions: rates.totalImpressions,
      responses: rates.totalResponses,
      isCompared: !rates.isSmallSample,
    })),
  );

  return {
    rows: rows.map(({ id, rates }, index) => ({
      id,
      rates: { ...rates, isTiedWithFirst: ties[index] ?? null },
    })),
    summary: ratesOf(whole, whole),
  };
}
