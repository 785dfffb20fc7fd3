import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import { exposedFigures } from '#server/analytics/maturity/exposed-figures.js';
import { agedImpressions } from '#server/analytics/maturity/range-maturity.js';
import { completedInterval } from '#server/analytics/statistics/completed-interval.js';
import { channelPerformanceCost } from './channel-performance-cost.js';
import { creativePerformanceCost } from './creative-performance-cost.js';
import { impressionHeatmap } from './impression-heatmap.js';
import type { HeatmapIntervalRow, HeatmapRow } from './impression-heatmap.types.js';
import type {
  CompletedFigures,
  CompletedRate,
  CompletedRegionRate,
  Maturity,
} from './maturity.types.js';
import { performanceBy, totalPerformance, type Performance } from './performance.js';
import { rateByRegion } from './rate-by-region.js';
import { ratio } from './ratio.js';
import { responsesBySite } from './responses-by-site.js';

const TOTAL_ID = 0;
const NOTHING: Performance = { impressions: 0, adSpend: 0, responses: 0 };
const WEEK = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'total'] as const;
type Weekday = (typeof WEEK)[number];

/** Describes responses that are still to come, for the panels. Formulas: docs/measures.md. */
export const maturity = oncePer((figures: DashboardFigures): Maturity => {
  const { completeThrough, recent, curve } = figures.maturity;
  const recentImpressions = recent.reduce(
    (sum, { sums }) => sum + (sums.days.impressions[0] ?? 0),
    0,
  );
  const { impressions } = totalPerformance(figures);
  const exposure = totalPerformance(exposedFigures(figures)).impressions;
  const isComplete = recentImpressions === 0;

  return {
    isComplete,
    completeThrough,
    recentImpressions,
    arrivedShare: isComplete || curve ? ratio(exposure, impressions) : null,
    timingResponses: curve?.visits ?? null,
    completed: curve && completedFigures(figures),
  };
});

/** Fields that a row adds to the counts of its performance. */
interface RatedRow {
  isTiedWithFirst: boolean | null;
  isSmallSample: boolean;
}

function completedFigures(figures: DashboardFigures): CompletedFigures {
  const exposed = exposedFigures(figures);
  const variation = exposureVariation(figures);
  const whole = totalPerformance(figures);
  const wholeExposed = totalPerformance(exposed);

  const rateOf = (
    rowId: number,
    { impressions }: Performance,
    { impressions: exposure, adSpend, responses }: Performance,
    row: RatedRow,
  ): CompletedRate => ({
    rowId,
    responses: exposure > 0 ? (responses * impressions) / exposure : null,
    responseRate: ratio(responses, exposure),
    responseRateInterval: completedInterval({
      responses,
      exposure,
      exposureVariation: variation,
    }),
    costPerResponse: ratio(adSpend, responses),
    isTiedWithFirst: row.isTiedWithFirst,
    isSmallSample: row.isSmallSample,
  });

  const channels = performanceBy(figures, ({ channelId }) => channelId);
  const creatives = performanceBy(figures, ({ creativeId }) => creativeId);
  const { rows: channelRows, summary } = channelPerformanceCost(exposed);
  const exposedHeatmap = impressionHeatmap(exposed);

  return {
    total: rateOf(TOTAL_ID, whole, wholeExposed, { ...summary, isTiedWithFirst: null }),
    channels: channelRows.map((row) =>
      rateOf(row.channelId, channels.get(row.channelId) ?? NOTHING, exposedOf(row), row),
    ),
    creatives: creativePerformanceCost(exposed).rows.map((row) =>
      rateOf(row.creativeId, creatives.get(row.creativeId) ?? NOTHING, exposedOf(row), row),
    ),
    sites: responsesBySite(exposed).rows.map((row) =>
      rateOf(row.siteId, whole, { ...wholeExposed, responses: row.responses }, row),
    ),
    regions: regionRates(figures, variation),
    responseRatio: exposedHeatmap.responseRatio,
    responseRatioSmallSamples: exposedHeatmap.responseRatioSmallSamples,
    responseRatioDifferences: exposedHeatmap.responseRatioDifferences,
    responseRatioIntervals: exposedHeatmap.impressions.map((exposures, at) =>
      intervalRow(exposures, exposedHeatmap.responses[at], variation),
    ),
  };
}

/** Spend is by line, so that a region has no cost. */
function regionRates(figures: DashboardFigures, exposureVariation: number): CompletedRegionRate[] {
  const counted = new Map(
    rateByRegion(figures).rows.map(({ regionId, impressions }) => [regionId, impressions]),
  );

  return rateByRegion(exposedFigures(figures)).rows.map((row) => {
    const { regionId: rowId, impressions: exposure, responses } = row;
    return {
      rowId,
      responses: exposure > 0 ? (responses * (counted.get(rowId) ?? 0)) / exposure : null,
      responseRate: row.responseRate,
      responseRateInterval: completedInterval({ responses, exposure, exposureVariation }),
      costPerResponse: null,
      isTiedWithFirst: row.isTiedWithFirst,
      isSmallSample: row.isSmallSample,
      difference: row.difference,
    };
  });
}

const exposedOf = (row: {
  totalImpressions: number;
  adSpend: number;
  totalResponses: number;
}): Performance => ({
  impressions: row.totalImpressions,
  adSpend: row.adSpend,
  responses: row.totalResponses,
});

/** The relative variance of the exposure of the range, which all its rows are taken to share. */
export function exposureVariation(figures: DashboardFigures): number {
  const { recent, curve } = figures.maturity;
  const { impressions } = totalPerformance(exposedFigures(figures));
  if (!curve || impressions <= 0) return 0;
  return curve.exposureVariance(agedImpressions(recent)) / impressions ** 2;
}

function intervalRow(
  exposures: HeatmapRow,
  responses: HeatmapRow | undefined,
  variation: number,
): HeatmapIntervalRow {
  const cells = WEEK.map((day) => [
    day,
    completedInterval({
      responses: responses?.[day] ?? 0,
      exposure: exposures[day] ?? 0,
      exposureVariation: variation,
    }),
  ]);
  const { daypart, time } = exposures;
  const week = Object.fromEntries(cells) as Pick<HeatmapIntervalRow, Weekday>; // of every day of WEEK
  return { daypart, time, ...week };
}
