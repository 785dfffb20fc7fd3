import { Field, ID, ObjectType } from 'type-graphql';
import { Count, Instant, Integer, Text } from '#server/core/graphql/described-fields.js';
import { Connection } from '#server/core/graphql/page.js';
import type { DeadLetterReason } from '#server/event-store/contract/dead-letter.js';
import type { EventKind } from '#server/event-store/codes.js';
import { EventKindEnum } from '#server/operations/ledger/event-kind.enum.js';
import { DeadLetterReasonEnum } from './dead-letter-reason.enum.js';

@ObjectType({
  description:
    'An entry of the queue that could not be stored and was put aside. It waits to be replayed or discarded.',
})
export class DeadLetter {
  @Field(() => ID, { description: 'Its number.' })
  id!: string;

  @Field(() => DeadLetterReasonEnum, { description: 'Why.' })
  reason!: DeadLetterReason;

  @Text('The detail.')
  detail!: string;

  @Text('The entry as it was found in the queue.')
  entry!: string;

  @Integer('The partition of the queue that it came from.')
  partition!: number;

  @Instant('When it was put aside.')
  putAsideAt!: Date;

  @Instant.nullable('When an edge took it; null when it cannot be read.')
  receivedAt!: Date | null;

  @Field(() => EventKindEnum, {
    nullable: true,
    description: 'What it is; null when it cannot be read.',
  })
  kind!: EventKind | null;

  @Integer.nullable('The customer it names; null when it cannot be read.')
  customerId!: number | null;

  @Integer.nullable('The impression tag or site tag it names; null when it cannot be read.')
  tagId!: number | null;
}

@ObjectType({ description: 'A page of dead letters, the newest first, and how many wait.' })
export class DeadLetterConnection extends Connection(DeadLetter) {}

@ObjectType({ description: 'The dead letters of one reason.' })
export class DeadLetterSummary {
  @Field(() => DeadLetterReasonEnum, { description: 'The reason, as in DeadLetter.' })
  reason!: DeadLetterReason;

  @Integer('How many wait.')
  letters!: number;

  @Instant('When the first of them was put aside.')
  firstAt!: Date;

  @Instant('When the latest of them was put aside.')
  lastAt!: Date;

  @Text('The detail of the latest.')
  detail!: string;
}

@ObjectType({ description: 'The result of a replay.' })
export class DeadLetterReplay {
  @Integer('Stored now, or found to be stored already.')
  replayed!: number;

  @Integer('Tried, and still cannot be stored; their reasons are the new ones.')
  remaining!: number;

  @Integer('Not tried yet, since a replay ends after some seconds: call it again.')
  untried!: number;
}

@ObjectType({ description: 'The result of discarding.' })
export class DeadLetterDiscard {
  @Count('How many letters wait no longer and will never be stored.')
  discarded!: number;
}
