import { Field, Float, ObjectType } from 'type-graphql';
import { ResponseRate } from './rate-interval.type.js';

@ObjectType({ description: 'The foot of a details table: the same columns over all of its rows.' })
export class PerformanceTotals extends ResponseRate {
  @Field(() => Float, { description: 'Count of impressions.' })
  totalImpressions!: number;

  @Field(() => Float, { description: 'Dollars.' })
  adSpend!: number;

  @Field(() => Float, { description: 'Count of responses.' })
  totalResponses!: number;

  @Field(() => Boolean, {
    description: 'Fewer than five responses were to be expected at the rate of the whole table.',
  })
  isSmallSample!: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'Dollars per response; null without responses.',
  })
  currentCpr!: number | null;
}
