import {
  completedSummary,
  completedTotal,
  ratesOf,
} from '#client/records/figures/completed-summary';
import type { DashboardFigures } from './figures';

type Completed = NonNullable<DashboardFigures['maturity']['completed']>;
type CompletedRate = Completed['total'];

interface RatedRow {
  responseRate: number | null;
  responseRateInterval: CompletedRate['responseRateInterval'];
  isTiedWithFirst: boolean | null;
  isSmallSample: boolean;
}

/** Rows with their completed rates; a row without one keeps its own. */
function withRates<Row extends RatedRow>(
  rows: readonly Row[],
  rates: readonly CompletedRate[],
  idOf: (row: Row) => number,
  costOf: (cost: number | null) => Partial<Row>,
): Row[] {
  const rateById = new Map(rates.map((rate) => [rate.rowId, rate]));

  return rows.map((row) => {
    const rate = rateById.get(idOf(row));
    if (!rate) return row;
    const { isTiedWithFirst, costPerResponse } = rate;
    return { ...row, ...ratesOf(rate), isTiedWithFirst, ...costOf(costPerResponse) };
  });
}

/** The rows have the order of the completed rates. */
function completedRegions(
  rates: DashboardFigures['rateByRegion'],
  { regions, total }: Completed,
): DashboardFigures['rateByRegion'] {
  const rowById = new Map(rates.rows.map((row) => [row.regionId, row]));
  const rows = regions.flatMap((rate) => {
    const row = rowById.get(rate.rowId);
    if (!row) return [];
    const { isTiedWithFirst, difference } = rate;
    return [{ ...row, ...ratesOf(rate), isTiedWithFirst, difference }];
  });

  return { ...rates, rows, responseRate: total.responseRate };
}

const currentCpr = (cost: number | null) => ({ currentCpr: cost });

/**
 * The figures with the rates and costs that the range will have when its last visits have come;
 * counts stay as they are. The figures themselves where the range is complete.
 */
export function completedFigures(figures: DashboardFigures): DashboardFigures {
  const { completed } = figures.maturity;
  if (!completed) return figures;

  const { creativePerformanceCost: creatives, channelPerformanceCost: channels } = figures;
  const whole = completedTotal(figures);
  const costs = new Map(
    completed.creatives.map(({ rowId, costPerResponse }) => [rowId, costPerResponse]),
  );

  return {
    ...figures,
    impressionSummary: completedSummary(figures),
    rateByRegion: completedRegions(figures.rateByRegion, completed),
    responsesBySite: {
      ...figures.responsesBySite,
      rows: withRates(
        figures.responsesBySite.rows,
        completed.sites,
        ({ siteId }) => siteId,
        (cost) => ({ costPerResponse: cost }),
      ),
    },
    creativePerformanceSummary: {
      ...figures.creativePerformanceSummary,
      rows: figures.creativePerformanceSummary.rows.map((row) => ({
        ...row,
        cpv: costs.get(row.creativeId) ?? row.cpv,
      })),
    },
    creativePerformanceCost: {
      rows: withRates(
        creatives.rows,
        completed.creatives,
        ({ creativeId }) => creativeId,
        currentCpr,
      ),
      summary: { ...creatives.summary, ...whole },
    },
    channelPerformanceCost: {
      rows: withRates(channels.rows, completed.channels, ({ channelId }) => channelId, currentCpr),
      summary: { ...channels.summary, ...whole },
    },
    impressionHeatmap: {
      ...figures.impressionHeatmap,
      responseRatio: completed.responseRatio,
      responseRatioIntervals: completed.responseRatioIntervals,
      responseRatioSmallSamples: completed.responseRatioSmallSamples,
      responseRatioDifferences: completed.responseRatioDifferences,
    },
  };
}
