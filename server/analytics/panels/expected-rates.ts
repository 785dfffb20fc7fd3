import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import type { Interval } from '#server/analytics/statistics/wilson.js';
import { channelPerformanceCost, type ChannelCost } from './channel-performance-cost.js';
import { creativePerformanceCost, type CreativeCost } from './creative-performance-cost.js';
import type { HeatmapIntervalRow, HeatmapRow } from './impression-heatmap.types.js';
import { impressionHeatmap } from './impression-heatmap.js';
import { impressionSummary } from './impression-summary.js';
import { maturity } from './maturity.js';
import type { CompletedRate } from './maturity.types.js';

interface RatedRow {
  responseRate: number | null;
  responseRateInterval: Interval | null;
  currentCpr: number | null;
  isTiedWithFirst: boolean | null;
  isSmallSample: boolean;
}

export interface ExpectedRates {
  /** Visits are still coming and their timing is known, so that rates and costs are estimates. */
  isEstimate: boolean;
  total: Pick<RatedRow, 'responseRate' | 'responseRateInterval' | 'currentCpr'>;
  channels: ChannelCost[];
  creatives: CreativeCost[];
  responseRatio: HeatmapRow[];
  responseRatioIntervals: HeatmapIntervalRow[];
}

/**
 * The rates and costs that a person reads: those expected when all visits of the range are in,
 * with the counts so far. Rows have the highest rate first; a row without an expected rate keeps
 * its own and comes last.
 */
export const expectedRates = oncePer((figures: DashboardFigures): ExpectedRates => {
  const { completed } = maturity(figures);
  const channels = channelPerformanceCost(figures).rows;
  const creatives = creativePerformanceCost(figures).rows;

  if (!completed) {
    const { responseRatio, responseRatioIntervals } = impressionHeatmap(figures);
    const total = impressionSummary(figures);
    return { isEstimate: false, total, channels, creatives, responseRatio, responseRatioIntervals };
  }

  const { responseRate, responseRateInterval, costPerResponse } = completed.total;
  const { responseRatio, responseRatioIntervals } = completed;

  return {
    isEstimate: true,
    total: { responseRate, responseRateInterval, currentCpr: costPerResponse },
    channels: withRates(channels, completed.channels, ({ channelId }) => channelId),
    creatives: withRates(creatives, completed.creatives, ({ creativeId }) => creativeId),
    responseRatio,
    responseRatioIntervals,
  };
});

function withRates<Row extends RatedRow>(
  rows: readonly Row[],
  rates: readonly CompletedRate[],
  idOf: (row: Row) => number,
): Row[] {
  const placeById = new Map(rates.map(({ rowId }, place) => [rowId, place]));
  const placeOf = (row: Row) => placeById.get(idOf(row)) ?? rates.length;

  return rows
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((row) => {
      const rate = rates[placeOf(row)];
      if (!rate) return row;

      const { responseRate, responseRateInterval, isTiedWithFirst, isSmallSample } = rate;
      return {
        ...row,
        responseRate,
        responseRateInterval,
        currentCpr: rate.costPerResponse,
        isTiedWithFirst,
        isSmallSample,
      };
    });
}
