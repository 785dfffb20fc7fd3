import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import type { LedgerBalance } from '#server/event-store/ledger.js';
import { EventKindEnum, type LedgerKind } from './event-kind.enum.js';
import { LedgerBalanceEnum } from './ledger-balance.enum.js';

@ObjectType({ description: 'Calls that the edges took and what became of them.' })
export class LedgerSums {
  @Field(() => Float, { description: 'Calls that an edge accepted.' })
  received!: number;

  @Field(() => Float, { description: 'Stored, and in the figures.' })
  stored!: number;

  @Field(() => Float, {
    description: 'Stored with the reason and in no figure: bots and crawlers.',
  })
  filteredBot!: number;

  @Field(() => Float, {
    description: 'Stored with the reason and in no figure: pages fetched in advance.',
  })
  filteredPrefetch!: number;

  @Field(() => Float, {
    description: 'Stored with the reason and in no figure: people who tried a tag.',
  })
  filteredTest!: number;

  @Field(() => Float, {
    description:
      'Stored with the reason and in no figure: ads that control households of an experiment would have seen.',
  })
  filteredControl!: number;

  @Field(() => Float, { description: "Known already by the caller's own id: counted once." })
  duplicate!: number;

  @Field(() => Float, { description: 'Could not be stored and were put aside.' })
  deadLettered!: number;

  @Field(() => Float, {
    description: 'Events that were erased with their viewer: not stored any more, in no figure.',
  })
  erased!: number;

  @Field(() => Float, { description: 'Calls without a known outcome: still waiting, or lost.' })
  difference!: number;
}

@ObjectType({
  description:
    'The outcomes of the calls of one tag; customer and tag are 0 for entries that could not be read.',
})
export class TagLedger extends LedgerSums {
  @Field(() => Int, { description: 'The customer whose tag it is.' })
  customerId!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Its name; null for entries that could not be read.',
  })
  customerName!: string | null;

  @Field(() => EventKindEnum, {
    description: 'Whether `tagId` is an impression tag or a site tag.',
  })
  kind!: LedgerKind;

  @Field(() => Int, { description: 'The impression tag or site tag.' })
  tagId!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The booking and creative of an impression tag, the description of a site tag; null where there is none.',
  })
  tagName!: string | null;
}

@ObjectType({
  description: 'How long calls take from the edge to the commit of all their effects.',
})
export class LedgerLag {
  @Field(() => Float, {
    nullable: true,
    description:
      'Mean milliseconds from the edge taking a call to the commit, over the latest batch of each partition in the last 5 minutes; null when nothing was stored in them.',
  })
  averageMs!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Milliseconds of the call that took longest among these; null as above.',
  })
  longestMs!: number | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the latest batch was committed; null as above.',
  })
  committedAt!: Date | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Milliseconds that the oldest entry of the queue has waited; null when none waits.',
  })
  oldestWaitingMs!: number | null;
}

@ObjectType({ description: 'The outcomes of the calls that the edges accepted in a span of time.' })
export class Ledger {
  @Field(() => LedgerBalanceEnum, { description: 'Whether they add up.' })
  balance!: LedgerBalance;

  @Field(() => LedgerLag, { description: 'From edge to commit, at this moment whatever the span.' })
  lag!: LedgerLag;

  @Field(() => LedgerSums, { description: 'All tags together.' })
  total!: LedgerSums;

  @Field(() => [TagLedger], {
    description: 'Tag by tag, the largest differences first; 500 at most.',
  })
  tags!: TagLedger[];
}
