import { Field, ObjectType } from 'type-graphql';
import { Count, Decimal, Instant, Integer, Text } from '#server/core/graphql/described-fields.js';
import type { LedgerBalance } from '#server/event-store/ledger.js';
import { EventKindEnum, type LedgerKind } from './event-kind.enum.js';
import { LedgerBalanceEnum } from './ledger-balance.enum.js';

@ObjectType({ description: 'Calls that the edges took and what became of them.' })
export class LedgerSums {
  @Count('Calls that an edge accepted.')
  received!: number;

  @Count('Stored, and in the figures.')
  stored!: number;

  @Count('Stored with the reason and in no figure: bots and crawlers.')
  filteredBot!: number;

  @Count('Stored with the reason and in no figure: pages fetched in advance.')
  filteredPrefetch!: number;

  @Count('Stored with the reason and in no figure: people who tried a tag.')
  filteredTest!: number;

  @Count(
    'Stored with the reason and in no figure: ads that control households of an experiment would have seen.',
  )
  filteredControl!: number;

  @Count('Stored with the reason and in no figure: ads that were reported before.')
  filteredRepeated!: number;

  @Count("Known already by the caller's own id: counted once.")
  duplicate!: number;

  @Count('Could not be stored and were put aside.')
  deadLettered!: number;

  @Count('Events that were erased with their viewer: not stored any more, in no figure.')
  erased!: number;

  @Count('Calls without a known outcome: still waiting, or lost.')
  difference!: number;
}

@ObjectType({
  description:
    'The outcomes of the calls of one tag; customer and tag are 0 for entries that could not be read.',
})
export class TagLedger extends LedgerSums {
  @Integer('The customer whose tag it is.')
  customerId!: number;

  @Text.nullable('Its name; null for entries that could not be read.')
  customerName!: string | null;

  @Field(() => EventKindEnum, {
    description: 'Whether `tagId` is an impression tag or a site tag.',
  })
  kind!: LedgerKind;

  @Integer('The impression tag or site tag.')
  tagId!: number;

  @Text.nullable(
    'The booking and creative of an impression tag, the description of a site tag; null where there is none.',
  )
  tagName!: string | null;
}

@ObjectType({
  description: 'How long calls take from the edge to the commit of all their effects.',
})
export class LedgerLag {
  @Decimal.nullable(
    'Mean milliseconds from the edge taking a call to the commit, over the latest batch of each partition in the last 5 minutes; null when nothing was stored in them.',
  )
  averageMs!: number | null;

  @Decimal.nullable('Milliseconds of the call that took longest among these; null as above.')
  longestMs!: number | null;

  @Instant.nullable('When the latest batch was committed; null as above.')
  committedAt!: Date | null;

  @Decimal.nullable(
    'Milliseconds that the oldest entry of the queue has waited; null when none waits.',
  )
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
