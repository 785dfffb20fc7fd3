import { HEATMAP_DAYS } from '#schema/writing/weekdays.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { channelPerformanceCost } from '#server/analytics/panels/channel-performance-cost.js';
import { creativePerformanceCost } from '#server/analytics/panels/creative-performance-cost.js';
import type { HeatmapRow } from '#server/analytics/panels/impression-heatmap.types.js';
import { impressionHeatmap } from '#server/analytics/panels/impression-heatmap.js';
import type { PerformanceTotals } from '#server/analytics/panels/performance-totals.js';
import { tiesWithFirst, type RankedRate } from '#server/analytics/statistics/ranked-rates.js';
import {
  widestDifference,
  type Difference,
} from '#server/analytics/statistics/widest-difference.js';
import type { PanelId } from '#schema/dashboard-panels.js';

export interface RatedGroup extends RankedRate {
  name: string;
  /** The spend per visit; null without visits, or where spend is not known by group. */
  costPerVisit: number | null;
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
  const heatmap = impressionHeatmap(figures);
  const total = (rows: readonly HeatmapRow[]) => rows.find(({ daypart }) => daypart === 0);
  const dayparts = heatmap.impressions.map((row, index) => ({
    name: row.time,
    impressions: row.total ?? 0,
    responses: heatmap.webhits[index]?.total ?? 0,
    isCompared: row.daypart > 0 && heatmap.responseRatioSmallSamples[index]?.total === false,
    costPerVisit: null,
  }));

  const weekdays = WEEKDAYS.map(({ key: day, name }) => ({
    name,
    impressions: total(heatmap.impressions)?.[day] ?? 0,
    responses: total(heatmap.webhits)?.[day] ?? 0,
    isCompared:
      heatmap.responseRatioSmallSamples.find(({ daypart }) => daypart === 0)?.[day] === false,
    costPerVisit: null,
  }));

  return {
    channels: compare(
      'channel',
      'channel-performance-cost',
      channelPerformanceCost(figures).rows.map((row) => groupOf(row.channel, row)),
    ),
    creatives: compare(
      'creative',
      'creative-performance-cost',
      creativePerformanceCost(figures).rows.map((row) => groupOf(row.creative, row)),
    ),
    dayparts: compare('daypart', 'impression-heatmap-ratio', dayparts.slice(0, -1)),
    weekdays: compare('weekday', 'impression-heatmap-ratio', weekdays),
  };
}

/** The week begins on Monday. */
const WEEKDAYS = [...HEATMAP_DAYS.slice(1), ...HEATMAP_DAYS.slice(0, 1)];

const groupOf = (name: string, row: PerformanceTotals): RatedGroup => ({
  name,
  impressions: row.totalImpressions,
  responses: row.totalResponses,
  isCompared: !row.isSmallSample,
  costPerVisit: row.currentCpr,
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
