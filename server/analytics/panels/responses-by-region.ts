import { Field, ObjectType } from 'type-graphql';
import { Count, Decimal, Integer, Share, Text } from '#server/core/graphql/described-fields.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import { tiesWithFirst } from '#server/analytics/statistics/ranked-rates.js';
import { isSmallCount } from '#server/analytics/statistics/small-sample.js';
import { wilsonInterval } from '#server/analytics/statistics/wilson.js';
import { mapViewOf } from './map-view.js';
import { RankedResponses, RateInterval, wilsonField } from './rate-interval.type.js';
import { ratio } from './ratio.js';

@ObjectType({ description: 'The responses of one region.' })
export class RegionResponses extends RankedResponses {
  @Integer('Id of the region; 1 is Unknown.')
  regionId!: number;

  @Text('The name of the region, or Unknown.')
  region!: string;

  @Count('Count of responses whose activating impression was served there.')
  responses!: number;

  @Share.nullable('Fraction of all responses in scope; null without any.')
  percentage!: number | null;

  @Field(() => RateInterval, wilsonField('share'))
  percentageInterval!: RateInterval | null;

  @Decimal.nullable('Degrees north of the centre point; null for Unknown.')
  latitude!: number | null;

  @Decimal.nullable('Degrees east of the centre point; null for Unknown.')
  longitude!: number | null;

  @Decimal.nullable(
    'Radius of the mark in pixels where half the square root of the responses would be too large for a map; null where it is not.',
  )
  radSize!: number | null;
}

@ObjectType({ description: 'Where a map of the rows should look.' })
export class RegionMapView {
  @Decimal('Web-Mercator zoom level.')
  zoom!: number;

  @Decimal('Degrees north.')
  centreLatitude!: number;

  @Decimal('Degrees east.')
  centreLongitude!: number;
}

@ObjectType({ description: 'Responses by the region of the activating impression, most first.' })
export class ResponsesByRegion {
  @Field(() => [RegionResponses], {
    description: 'A row for each region with responses, most first.',
  })
  rows!: RegionResponses[];

  @Field(() => RegionMapView, { description: 'Where a map of them should look.' })
  summary!: RegionMapView;
}

/**
 * Radius: half the square root of the responses, all scaled alike so that the largest mark has this
 * radius.
 */
const LARGEST_MARK_PX = 40;

const markRadius = (responses: number) => Math.sqrt(responses) / 2;

function withMarks(rows: readonly Omit<RegionResponses, 'radSize'>[]): RegionResponses[] {
  const largest = Math.max(
    0,
    ...rows.filter(({ latitude }) => latitude !== null).map((row) => markRadius(row.responses)),
  );

  const shrink = LARGEST_MARK_PX / largest;

  return rows.map((row) => ({
    ...row,
    radSize:
      largest > LARGEST_MARK_PX && row.latitude !== null
        ? markRadius(row.responses) * shrink
        : null,
  }));
}

/** Formulas: docs/measures.md. */
export const responsesByRegion = oncePer(
  ({ sums, catalogue }: DashboardFigures): ResponsesByRegion => {
    const total = [...sums.regions.values()].reduce((sum, count) => sum + count, 0);
    const rows = [...sums.regions].map(([regionId, responses]) => {
      const region = catalogue.regions.get(regionId);

      return {
        regionId,
        region: region?.name ?? `Region ${regionId}`,
        responses,
        percentage: ratio(responses, total),
        percentageInterval: wilsonInterval(responses, total),
        isSmallSample: isSmallCount(responses),
        latitude: region?.latitude ?? null,
        longitude: region?.longitude ?? null,
      };
    });

    rows.sort((a, b) => b.responses - a.responses || a.regionId - b.regionId);

    // Unknown is not compared. The other regions have the same expected share, because their
    // impressions are unknown.
    const ties = tiesWithFirst(
      rows.map(({ responses, latitude }) => ({
        responses,
        impressions: 1,
        isCompared: latitude !== null,
      })),
    );

    const marked = rows.map((row, index) => ({ ...row, isTiedWithFirst: ties[index] ?? null }));

    return { rows: withMarks(marked), summary: mapViewOf(rows) };
  },
);
