import { ObjectType } from 'type-graphql';
import { Count, Flag, Money } from '#server/core/graphql/described-fields.js';
import { ResponseRate } from './rate-interval.type.js';

@ObjectType({ description: 'The foot of a details table: the same columns over all of its rows.' })
export class PerformanceTotals extends ResponseRate {
  @Count('Count of impressions.')
  totalImpressions!: number;

  @Money('In `currency`.')
  adSpend!: number;

  @Count('Count of responses.')
  totalResponses!: number;

  @Flag('Fewer than five responses were to be expected at the rate of the whole table.')
  isSmallSample!: boolean;

  @Money.nullable('In `currency`, per response; null without responses.')
  currentCpr!: number | null;
}
