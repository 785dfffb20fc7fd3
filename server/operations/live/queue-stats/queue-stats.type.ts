import { Field, ObjectType } from 'type-graphql';
import { Count, Decimal, Instant, Integer, Text } from '#server/core/graphql/described-fields.js';

export type QueueStatus = 'High Load' | 'Moderate' | 'Healthy';

@ObjectType({ description: 'One partition of the queue.' })
export class QueueStats {
  @Text('Its name: events- and its number.')
  queue!: string;

  @Integer('Waiting: taken by the edge, not yet stored by a worker.')
  messages!: number;

  @Count('Bytes of memory that it takes in Redis.')
  memoryBytes!: number;

  @Decimal('Messages that came in, per second over the last 10 s.')
  messageRate!: number;

  @Integer('Workers that serve it and were heard from in the last 10 s.')
  consumers!: number;
}

@ObjectType({ description: 'The queue as a whole.' })
export class QueueSummary {
  @Integer('Messages of all partitions.')
  totalMessages!: number;

  @Integer('Workers, each counted once although it serves every queue.')
  totalConsumers!: number;

  @Integer('Messages of the fullest partition.')
  largestQueue!: number;

  @Text(
    'High Load when the fullest partition has more than 1000 messages, Moderate above 200, else Healthy.',
  )
  status!: QueueStatus;
}

@ObjectType({ description: 'The queue at a moment.' })
export class QueueSnapshot {
  @Instant('The moment.')
  sampledAt!: Date;

  @Field(() => [QueueStats], { description: 'Each partition, in their order.' })
  queues!: QueueStats[];

  @Field(() => QueueSummary, { description: 'All of them together.' })
  summary!: QueueSummary;
}
