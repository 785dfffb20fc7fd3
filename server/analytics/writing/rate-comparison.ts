import { HEATMAP_DAYS } from '#schema/writing/weekdays.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { channelPerformanceCost } from '#server/analytics/panels/channel-performance-cost.js';
import { creativePerformanceCost } from '#server/analytics/panels/creative-performance-cost.js';
import { exposedFigures } from '#server/analytics/maturity/exposed-figures.js';
import { expectedRates } from '#server/analytics/panels/expected-rates.js';
import { impressionHeatmap } from '#server/analytics/panels/impression-heatmap.js';
import type { PerformanceTotals } from '#server/analytics/panels/performance-totals.js';
import { tiesWithFirst, type RankedRate } from '#server/analytics/statistics/ranked-rates.js';
import {
  widestDifference,
  type Difference,
} from '#server/analytics/statistics/widest-difference.js';
import type { Interval } from '#server/analytics/statistics/wilson.js';
import type { PanelId } from '#schema/dashboard-panels.js';

/** Its counts decide the tests: an impression counts by the share of its visits that has come. */
export interface RatedGroup extends RankedRate {
  name: string;
  /** The figures that its panel shows. */
  shown: ShownRate;
  /** The spend per visit; null without visits, or where spend is not known by group. */
  costPerVisit: number | null;
}

/** A rate as its panel shows it, beside the counts so far. */
export interface ShownRate {
  impressions: number;
  responses: number;
  rate: number | null;
  interval: Interval | null;
  /** The rate is the one that is expected when all visits are in. */
  isEstimate: boolean;
}

/** The comparison of the response rates of channels, creatives, dayparts and so on. */
export interface RateComparison {
  kind: string;
  panel: PanelId;
  /** The groups with a sufficient sample, the highest rate first. */
  compared: RatedGroup[];
  /** Groups that have impressions, but too few to compare. */
  smallSamples: number;
  /** Number of groups in `compared` that are tied with the first. */
  tiedWithFirst: number;
  difference: Difference<RatedGroup> | null;
}

export interface RateComparisons {
  channels: RateComparison;
  creatives: RateComparison;
  dayparts: RateComparison;
  weekdays: RateComparison;
}

export function compareAllRates(figures: DashboardFigures): RateComparisons {
  const exposed = exposedFigures(figures);
  const heatmap = impressionHeatmap(exposed);
  const counted = impressionHeatmap(figures);
  const { isEstimate, responseRatio, responseRatioIntervals, ...expected } = expectedRates(figures);

  const cellOf = (row: number, day: Day) => ({
    impressions: heatmap.impressions[row]?.[day] ?? 0,
    responses: heatmap.webhits[row]?.[day] ?? 0,
    isCompared: heatmap.responseRatioSmallSamples[row]?.[day] === false,
    costPerVisit: null,
    shown: {
      impressions: counted.impressions[row]?.[day] ?? 0,
      responses: counted.webhits[row]?.[day] ?? 0,
      rate: responseRatio[row]?.[day] ?? null,
      interval: responseRatioIntervals[row]?.[day] ?? null,
      isEstimate,
    },
  });

  const totalRow = heatmap.impressions.findIndex(({ daypart }) => daypart === 0);
  const dayparts = heatmap.impressions.flatMap(({ daypart, time }, row) =>
    daypart > 0 ? [{ name: time, ...cellOf(row, 'total') }] : [],
  );
  const weekdays = WEEKDAYS.map(({ key, name }) => ({ name, ...cellOf(totalRow, key) }));

  const groupOf = (name: string, tested: PerformanceTotals, shown?: PerformanceTotals) => ({
    name,
    impressions: tested.totalImpressions,
    responses: tested.totalResponses,
    isCompared: !tested.isSmallSample,
    costPerVisit: shown?.currentCpr ?? null,
    shown: shownOf(shown ?? tested, isEstimate),
  });

  return {
    channels: compare(
      'channel',
      'channel-performance-cost',
      channelPerformanceCost(exposed).rows.map((row) =>
        groupOf(
          row.channel,
          row,
          expected.channels.find(({ channelId }) => channelId === row.channelId),
        ),
      ),
    ),
    creatives: compare(
      'creative',
      'creative-performance-cost',
      creativePerformanceCost(exposed).rows.map((row) =>
        groupOf(
          row.creative,
          row,
          expected.creatives.find(({ creativeId }) => creativeId === row.creativeId),
        ),
      ),
    ),
    dayparts: compare('daypart', 'impression-heatmap-ratio', dayparts),
    weekdays: compare('weekday', 'impression-heatmap-ratio', weekdays),
  };
}

type Day = 'total' | (typeof HEATMAP_DAYS)[number]['key'];

/** The week begins on Monday. */
const WEEKDAYS = [...HEATMAP_DAYS.slice(1), ...HEATMAP_DAYS.slice(0, 1)];

/** The figures of a row of a details table. */
export const shownOf = (row: PerformanceTotals, isEstimate: boolean): ShownRate => ({
  impressions: row.totalImpressions,
  responses: row.totalResponses,
  rate: row.responseRate,
  interval: row.responseRateInterval,
  isEstimate,
});

function compare(kind: string, panel: PanelId, groups: readonly RatedGroup[]): RateComparison {
  const compared = groups
    .filter(({ isCompared }) => isCompared)
    .sort((a, b) => b.responses / b.impressions - a.responses / a.impressions);

  return {
    kind,
    panel,
    compared,
    smallSamples: groups.filter(({ isCompared, impressions }) => !isCompared && impressions > 0)
      .length,
    tiedWithFirst: tiesWithFirst(compared).filter((isTied) => isTied === true).length,
    difference: widestDifference(compared),
  };
}
