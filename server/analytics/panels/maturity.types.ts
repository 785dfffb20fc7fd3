import { Field, ObjectType } from 'type-graphql';
import {
  Count,
  Decimal,
  Flag,
  Integer,
  LocalDate,
  Money,
  Share,
} from '#server/core/graphql/described-fields.js';
import {
  HeatmapDifferenceRow,
  HeatmapFlagRow,
  HeatmapIntervalRow,
  HeatmapRow,
} from './impression-heatmap.types.js';
import { RateInterval, tieField } from './rate-interval.type.js';

@ObjectType({
  description:
    'A rate and a cost of all impressions in the range, for the time when all their responses have come.',
})
export class CompletedRate {
  @Integer('Id of the creative, channel, site tag or region; 0 for the totals of the range.')
  rowId!: number;

  @Count.nullable('Expected count of responses; null before the first can have come.')
  responses!: number | null;

  @Share.nullable(
    'Fraction: responses ÷ impressions, each impression counted by the share of its responses that has come; null before the first can have come.',
  )
  responseRate!: number | null;

  @Field(() => RateInterval, {
    nullable: true,
    description:
      '95 % interval of the rate, for chance and for what is known of the timing; null before the first response can have come.',
  })
  responseRateInterval!: RateInterval | null;

  @Money.nullable('In `currency`, per response; null without responses, and for regions.')
  costPerResponse!: number | null;

  @Field(() => Boolean, tieField)
  isTiedWithFirst!: boolean | null;

  @Flag('Fewer than five responses were to be expected by now at the rate of the whole table.')
  isSmallSample!: boolean;
}

@ObjectType({ description: 'The completed response rate of a region; it has no cost.' })
export class CompletedRegionRate extends CompletedRate {
  @Decimal.nullable(
    'Completed rate minus that of all regions, where the region differs from the others beyond chance; null elsewhere.',
  )
  difference!: number | null;
}

@ObjectType({
  description:
    "Rates and costs completed by the customer's own timing of responses; formulas in docs/measures.md.",
})
export class CompletedFigures {
  @Field(() => CompletedRate, { description: 'Over the whole range.' })
  total!: CompletedRate;

  @Field(() => [CompletedRate], { description: 'By creative, highest response rate first.' })
  creatives!: CompletedRate[];

  @Field(() => [CompletedRate], { description: 'By channel, highest response rate first.' })
  channels!: CompletedRate[];

  @Field(() => [CompletedRate], { description: 'By site tag, most responses first.' })
  sites!: CompletedRate[];

  @Field(() => [CompletedRegionRate], { description: 'By region, highest response rate first.' })
  regions!: CompletedRegionRate[];

  @Field(() => [HeatmapRow], {
    description: 'Completed response rates by daypart and weekday, as in impressionHeatmap.',
  })
  responseRatio!: HeatmapRow[];

  @Field(() => [HeatmapIntervalRow], {
    description: 'The intervals of responseRatio, row for row and cell for cell.',
  })
  responseRatioIntervals!: HeatmapIntervalRow[];

  @Field(() => [HeatmapFlagRow], { description: 'The small samples of responseRatio.' })
  responseRatioSmallSamples!: HeatmapFlagRow[];

  @Field(() => [HeatmapDifferenceRow], {
    description: 'Where responseRatio differs from the overall ratio beyond chance.',
  })
  responseRatioDifferences!: HeatmapDifferenceRow[];
}

@ObjectType({
  description:
    'How far the responses of the range have come: one may follow its impression by seven days.',
})
export class Maturity {
  @Flag('Whether all responses to the impressions of the range have had time to come.')
  isComplete!: boolean;

  @LocalDate('The last local day whose impressions are all older than seven days.')
  completeThrough!: string;

  @Count('Count of impressions of the range on the days after `completeThrough`.')
  recentImpressions!: number;

  @Share.nullable(
    'Fraction of the expected responses of the range that has come; null where the timing is not known.',
  )
  arrivedShare!: number | null;

  @Integer.nullable(
    'Count of earlier responses that the timing is learnt from; null where the range is complete, or below 100.',
  )
  timingResponses!: number | null;

  @Field(() => CompletedFigures, {
    nullable: true,
    description: 'Null where the range is complete, or where the timing is not known.',
  })
  completed!: CompletedFigures | null;
}
