import { DAYPARTS } from '#schema/dayparts.js';
import { WEEKDAYS } from '#schema/writing/weekdays.js';
import type { PanelId } from '#schema/dashboard-panels.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { channelPerformanceCost } from '#server/analytics/panels/channel-performance-cost.js';
import { creativePerformanceCost } from '#server/analytics/panels/creative-performance-cost.js';
import { impressionHeatmap } from '#server/analytics/panels/impression-heatmap.js';
import type { PerformanceTotals } from '#server/analytics/panels/performance-totals.js';
import { rateByRegion } from '#server/analytics/panels/rate-by-region.js';
import type { Rated } from '#server/analytics/statistics/exact-rate-test.js';
import type { RankedRate } from '#server/analytics/statistics/ranked-rates.js';
import { isSmallSample } from '#server/analytics/statistics/small-sample.js';
import type { FindingDimension } from './finding.types.js';

/** A row of a panel: what it has, and whether its sample is large enough to compare. */
export interface Part extends RankedRate {
  rowIds: number[];
  name: string;
  /** An amount in the currency of the client; null where spend is not known by row. */
  spend: number | null;
}

/** The rows of a panel that a finding may be about. */
export interface ComparedParts {
  dimension: FindingDimension;
  panel: PanelId;
  /** One of them, and all but one. */
  noun: string;
  others: string;
  parts: Part[];
  whole: Rated & { spend: number | null };
}

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** `figures` with exposures, so that young impressions count by the visits that have come. */
export const comparedCreatives = (figures: DashboardFigures): ComparedParts => {
  const { rows, summary } = creativePerformanceCost(figures);
  return {
    dimension: 'CREATIVE',
    panel: 'creative-performance-cost',
    noun: 'creative',
    others: 'the other creatives',
    parts: rows.map((row) => partOf(row.creativeId, row.creative, row)),
    whole: wholeOf(summary),
  };
};

export const comparedChannels = (figures: DashboardFigures): ComparedParts => {
  const { rows, summary } = channelPerformanceCost(figures);
  return {
    dimension: 'CHANNEL',
    panel: 'channel-performance-cost',
    noun: 'channel',
    others: 'the other channels',
    parts: rows.map((row) => partOf(row.channelId, row.channel, row)),
    whole: wholeOf(summary),
  };
};

export const comparedRegions = (figures: DashboardFigures): ComparedParts => {
  const { rows } = rateByRegion(figures);
  const parts = rows.map((row) => ({
    rowIds: [row.regionId],
    name: row.region,
    impressions: row.impressions,
    responses: row.responses,
    spend: null,
    isCompared:
      !row.isSmallSample &&
      typeof figures.catalogue.regions.get(row.regionId)?.latitude === 'number',
  }));

  return {
    dimension: 'REGION',
    panel: 'responses-by-region',
    noun: 'region',
    others: 'the other regions',
    parts,
    whole: sumParts(parts),
  };
};

export const comparedDayparts = (figures: DashboardFigures): ComparedParts => {
  const { impressions, webhits } = impressionHeatmap(figures);
  const counts = DAYPARTS.map(({ id, name, times }) => ({
    rowIds: [id],
    name: `${name} (${times})`,
    impressions: impressions[id - 1]?.total ?? 0,
    responses: webhits[id - 1]?.total ?? 0,
  }));

  return {
    dimension: 'DAYPART',
    panel: 'impression-heatmap-ratio',
    noun: 'daypart',
    others: 'the other dayparts',
    ...withSamples(counts),
  };
};

export const comparedCells = (figures: DashboardFigures): ComparedParts => {
  const { impressions, webhits } = impressionHeatmap(figures);
  const counts = DAYPARTS.flatMap(({ id, name, times }) =>
    WEEK.map((day, index) => ({
      rowIds: [index + 1, id],
      name: `${WEEKDAYS[index]?.name ?? ''} ${name} (${times})`,
      impressions: impressions[id - 1]?.[day] ?? 0,
      responses: webhits[id - 1]?.[day] ?? 0,
    })),
  );

  return {
    dimension: 'WEEKDAY_AND_DAYPART',
    panel: 'impression-heatmap-ratio',
    noun: 'time',
    others: 'the other times of the week',
    ...withSamples(counts),
  };
};

const partOf = (rowId: number, name: string, row: PerformanceTotals): Part => ({
  rowIds: [rowId],
  name,
  impressions: row.totalImpressions,
  responses: row.totalResponses,
  spend: row.adSpend,
  isCompared: !row.isSmallSample,
});

const wholeOf = ({ totalImpressions, totalResponses, adSpend }: PerformanceTotals) => ({
  impressions: totalImpressions,
  responses: totalResponses,
  spend: adSpend,
});

const sumParts = (parts: readonly Rated[]) => ({
  impressions: parts.reduce((sum, { impressions }) => sum + impressions, 0),
  responses: parts.reduce((sum, { responses }) => sum + responses, 0),
  spend: null,
});

function withSamples(counts: readonly Omit<Part, 'spend' | 'isCompared'>[]) {
  const whole = sumParts(counts);
  const parts = counts.map((part) => ({
    ...part,
    spend: null,
    isCompared: !isSmallSample(part.impressions, whole),
  }));
  return { parts, whole };
}
