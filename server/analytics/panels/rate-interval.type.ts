import { Field, ObjectType } from 'type-graphql';
import { Decimal, Flag, Share } from '#server/core/graphql/described-fields.js';

@ObjectType({
  description: 'The ends of a 95 % interval, both included; formulas in docs/measures.md.',
})
export class RateInterval {
  @Decimal('The lower end, in the unit of the figure.')
  low!: number;

  @Decimal('The upper end, in the unit of the figure.')
  high!: number;
}

/** Options of a Wilson interval's field. */
export const wilsonField = (what: string) => ({
  nullable: true,
  description: `95 % Wilson interval of the ${what}; null where it is no proportion: nothing to divide by, or more than all.`,
});

/** Options of a field that marks a row of a ranked table. */
export const tieField = {
  nullable: true,
  description:
    'Whether the row cannot be told from the first one with a sufficient sample; null for that one and where the sample is too small.',
};

@ObjectType()
export abstract class ResponseRate {
  @Share.nullable('Fraction: responses ÷ impressions; null without impressions.')
  responseRate!: number | null;

  @Field(() => RateInterval, wilsonField('response rate'))
  responseRateInterval!: RateInterval | null;
}

/** A row that is ranked by its responses. */
@ObjectType()
export abstract class RankedResponses {
  @Field(() => Boolean, tieField)
  isTiedWithFirst!: boolean | null;

  @Flag('There are fewer than five responses.')
  isSmallSample!: boolean;
}
