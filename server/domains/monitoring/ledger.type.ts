import { Field, Float, Int, ObjectType } from 'type-graphql';

/** Calls that the edges took and what became of them. */
@ObjectType()
export class LedgerSums {
  @Field(() => Float)
  received!: number;

  @Field(() => Float)
  stored!: number;

  @Field(() => Float)
  filteredBot!: number;

  @Field(() => Float)
  filteredPrefetch!: number;

  @Field(() => Float)
  duplicate!: number;

  @Field(() => Float)
  deadLettered!: number;

  /** What nothing is known of: waiting still, or lost. */
  @Field(() => Float)
  difference!: number;
}

/** One tag; customer and tag are 0 for entries that could not be read. */
@ObjectType()
export class TagLedger extends LedgerSums {
  @Field(() => Int)
  customerId!: number;

  /** impression or webhit: whether `tagId` is an impression tag or a site tag; unknown for what could not be read. */
  @Field(() => String)
  kind!: string;

  @Field(() => Int)
  tagId!: number;
}

@ObjectType()
export class Ledger {
  /** balanced; settling while all that is missing can still be waiting in the queue; unbalanced is an alarm. */
  @Field(() => String)
  balance!: string;

  @Field(() => LedgerSums)
  total!: LedgerSums;

  /** The largest differences first; 500 at most. */
  @Field(() => [TagLedger])
  tags!: TagLedger[];
}
