import { Field, ObjectType } from 'type-graphql';
import {
  Count,
  Decimal,
  Flag,
  Integer,
  Share,
  Text,
} from '#server/core/graphql/described-fields.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import { differFromRest } from '#server/analytics/statistics/differences-from-rest.js';
import { tiesWithFirst } from '#server/analytics/statistics/ranked-rates.js';
import { isSmallSample } from '#server/analytics/statistics/small-sample.js';
import { wilsonInterval } from '#server/analytics/statistics/wilson.js';
import { ResponseRate, tieField } from './rate-interval.type.js';
import { ratio } from './ratio.js';

@ObjectType({ description: 'The response rate of one region.' })
export class RegionRate extends ResponseRate {
  @Integer('Id of the region; 1 is Unknown.')
  regionId!: number;

  @Text('The name of the region, or Unknown.')
  region!: string;

  @Count('Count of impressions that were served there.')
  impressions!: number;

  @Count('Count of responses to impressions that were served there.')
  responses!: number;

  @Field(() => Boolean, tieField)
  isTiedWithFirst!: boolean | null;

  @Flag('Fewer than five responses were to be expected at the rate of all regions.')
  isSmallSample!: boolean;

  @Decimal.nullable(
    'Response rate minus that of all regions, where the region differs from the others beyond chance; null elsewhere.',
  )
  difference!: number | null;
}

@ObjectType({ description: 'Response rates by the region of the impression, highest first.' })
export class RateByRegion {
  @Field(() => [RegionRate], {
    description:
      'A row for each region with impressions or responses, highest response rate first; small samples and Unknown are not compared.',
  })
  rows!: RegionRate[];

  @Share.nullable('Fraction: the response rate of all regions; null without impressions.')
  responseRate!: number | null;
}

const sumCounts = (counts: ReadonlyMap<number, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Formulas: docs/measures.md. */
export const rateByRegion = oncePer(({ sums, catalogue }: DashboardFigures): RateByRegion => {
  const whole = {
    impressions: sumCounts(sums.impressionsByRegion),
    responses: sumCounts(sums.regions),
  };
  const overall = ratio(whole.responses, whole.impressions);

  const ids = new Set([...sums.impressionsByRegion.keys(), ...sums.regions.keys()]);
  const rows = [...ids].map((regionId) => {
    const region = catalogue.regions.get(regionId);
    const impressions = sums.impressionsByRegion.get(regionId) ?? 0;
    const responses = sums.regions.get(regionId) ?? 0;
    const isSmall = isSmallSample(impressions, whole);

    return {
      regionId,
      region: region?.name ?? `Region ${regionId}`,
      impressions,
      responses,
      responseRate: ratio(responses, impressions),
      responseRateInterval: wilsonInterval(responses, impressions),
      isSmallSample: isSmall,
      isCompared: !isSmall && typeof region?.latitude === 'number',
    };
  });

  rows.sort(
    (a, b) =>
      (b.responseRate ?? -1) - (a.responseRate ?? -1) ||
      b.impressions - a.impressions ||
      a.regionId - b.regionId,
  );

  const ties = tiesWithFirst(rows);
  const differ = differFromRest(rows, whole);

  return {
    rows: rows.map(({ isCompared: _, ...row }, index) => ({
      ...row,
      isTiedWithFirst: ties[index] ?? null,
      difference:
        differ[index] && row.responseRate !== null && overall !== null
          ? row.responseRate - overall
          : null,
    })),
    responseRate: overall,
  };
});
