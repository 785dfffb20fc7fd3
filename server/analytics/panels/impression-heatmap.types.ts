import { Field, Float, ObjectType } from 'type-graphql';
import { Decimal, Integer, Text } from '#server/core/graphql/described-fields.js';
import { RateInterval, wilsonField } from './rate-interval.type.js';

const cell = {
  nullable: true,
  description: 'The figure of that weekday; null where its divisor is zero.',
};

@ObjectType({ description: 'The figures of a daypart by weekday.' })
export class HeatmapRow {
  @Integer('Daypart 1 to 8; 0 is the Total row.')
  daypart!: number;

  @Text("Name and times, such as 'Night 00:00-05:59', or 'Total'.")
  time!: string;

  @Field(() => Float, cell)
  sun!: number | null;

  @Field(() => Float, cell)
  mon!: number | null;

  @Field(() => Float, cell)
  tue!: number | null;

  @Field(() => Float, cell)
  wed!: number | null;

  @Field(() => Float, cell)
  thu!: number | null;

  @Field(() => Float, cell)
  fri!: number | null;

  @Field(() => Float, cell)
  sat!: number | null;

  @Decimal.nullable('The figure of the whole week; null where its divisor is zero.')
  total!: number | null;
}

const intervalCell = wilsonField('ratio of that weekday');

@ObjectType({ description: 'The intervals of a daypart by weekday.' })
export class HeatmapIntervalRow {
  @Integer('Daypart 1 to 8; 0 is the Total row.')
  daypart!: number;

  @Text("Name and times, such as 'Night 00:00-05:59', or 'Total'.")
  time!: string;

  @Field(() => RateInterval, intervalCell)
  sun!: RateInterval | null;

  @Field(() => RateInterval, intervalCell)
  mon!: RateInterval | null;

  @Field(() => RateInterval, intervalCell)
  tue!: RateInterval | null;

  @Field(() => RateInterval, intervalCell)
  wed!: RateInterval | null;

  @Field(() => RateInterval, intervalCell)
  thu!: RateInterval | null;

  @Field(() => RateInterval, intervalCell)
  fri!: RateInterval | null;

  @Field(() => RateInterval, intervalCell)
  sat!: RateInterval | null;

  @Field(() => RateInterval, wilsonField('ratio of the whole week'))
  total!: RateInterval | null;
}

const flagCell = {
  description:
    'Whether fewer than five responses were to be expected at the rate of the whole table.',
};

@ObjectType({ description: 'The small samples of a daypart by weekday.' })
export class HeatmapFlagRow {
  @Integer('Daypart 1 to 8; 0 is the Total row.')
  daypart!: number;

  @Text("Name and times, such as 'Night 00:00-05:59', or 'Total'.")
  time!: string;

  @Field(() => Boolean, flagCell)
  sun!: boolean;

  @Field(() => Boolean, flagCell)
  mon!: boolean;

  @Field(() => Boolean, flagCell)
  tue!: boolean;

  @Field(() => Boolean, flagCell)
  wed!: boolean;

  @Field(() => Boolean, flagCell)
  thu!: boolean;

  @Field(() => Boolean, flagCell)
  fri!: boolean;

  @Field(() => Boolean, flagCell)
  sat!: boolean;

  @Field(() => Boolean, flagCell)
  total!: boolean;
}

const differenceCell = {
  nullable: true,
  description:
    'The ratio of the cell less the ratio of the whole table, as a fraction; null where chance may explain the difference, and for small samples.',
};

@ObjectType({ description: 'How far the ratios of a daypart differ from the overall ratio.' })
export class HeatmapDifferenceRow {
  @Integer('Daypart 1 to 8.')
  daypart!: number;

  @Field(() => Float, differenceCell)
  sun!: number | null;

  @Field(() => Float, differenceCell)
  mon!: number | null;

  @Field(() => Float, differenceCell)
  tue!: number | null;

  @Field(() => Float, differenceCell)
  wed!: number | null;

  @Field(() => Float, differenceCell)
  thu!: number | null;

  @Field(() => Float, differenceCell)
  fri!: number | null;

  @Field(() => Float, differenceCell)
  sat!: number | null;
}

@ObjectType({
  description: 'Eight dayparts in clock order and a Total row, by the weekday of the impression.',
})
export class ImpressionHeatmap {
  @Field(() => [HeatmapRow], { description: 'Counts of impressions.' })
  impressions!: HeatmapRow[];

  @Field(() => [HeatmapRow], {
    description: 'Counts of responses by the daypart of their activating impression.',
  })
  responses!: HeatmapRow[];

  @Field(() => [HeatmapRow], {
    description: 'The same responses; elsewhere a webhit is a call of a site tag.',
    deprecationReason: 'Since 2026-11-23, gone on 2027-11-23 at the earliest: use `responses`.',
  })
  webhits!: HeatmapRow[];

  @Field(() => [HeatmapRow], { description: 'Fractions: responses ÷ impressions.' })
  responseRatio!: HeatmapRow[];

  @Field(() => [HeatmapIntervalRow], {
    description: 'The intervals of responseRatio, row for row and cell for cell.',
  })
  responseRatioIntervals!: HeatmapIntervalRow[];

  @Field(() => [HeatmapFlagRow], {
    description: 'The small samples of responseRatio, row for row and cell for cell.',
  })
  responseRatioSmallSamples!: HeatmapFlagRow[];

  @Field(() => [HeatmapDifferenceRow], {
    description:
      'Where responseRatio differs from the overall ratio beyond chance: exact test of each cell and the rest of the table, corrected for all cells at the error rate of the dashboard. No totals.',
  })
  responseRatioDifferences!: HeatmapDifferenceRow[];
}
