import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

/** Calls and what became of them. received = stored + filteredBot + filteredPrefetch + duplicate + deadLettered + difference. */
@ObjectType()
export class LedgerCounts {
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

  /** 0 when everything taken has been worked; else an alarm, unless messages are still waiting. */
  @Field(() => Float)
  difference!: number;
}

/** One tag in one minute, by when the edge took the calls. */
@ObjectType()
export class LedgerLine extends LedgerCounts {
  @Field(() => GraphQLISODateTime)
  minute!: Date;

  @Field(() => Int)
  customerId!: number;

  /** impression or webhit: whether `tagId` is an impression tag or a site tag. */
  @Field(() => String)
  kind!: string;

  @Field(() => Int)
  tagId!: number;
}

@ObjectType()
export class Ledger {
  @Field(() => LedgerCounts)
  totals!: LedgerCounts;

  @Field(() => Boolean)
  balanced!: boolean;

  /** Lines that do not balance first, then the latest; 500 at most. */
  @Field(() => [LedgerLine])
  lines!: LedgerLine[];
}
