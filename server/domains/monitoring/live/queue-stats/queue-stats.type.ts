import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

export type QueueStatus = 'High Load' | 'Moderate' | 'Healthy';

@ObjectType({ description: 'One partition of the queue.' })
export class QueueStats {
  @Field(() => String, { description: 'Its name: events- and its number.' })
  queue!: string;

  @Field(() => Int, { description: 'Waiting: taken by the edge, not yet stored by a worker.' })
  messages!: number;

  @Field(() => Float, { description: 'Bytes of memory that it takes in Redis.' })
  memoryBytes!: number;

  @Field(() => Float, { description: 'Messages that came in, per second over the last 10 s.' })
  messageRate!: number;

  @Field(() => Int, { description: 'Workers that serve it and were heard from in the last 10 s.' })
  consumers!: number;
}

@ObjectType({ description: 'The queue as a whole.' })
export class QueueSummary {
  @Field(() => Int, { description: 'Messages of all partitions.' })
  totalMessages!: number;

  @Field(() => Int, { description: 'Workers, each counted once although it serves every queue.' })
  totalConsumers!: number;

  @Field(() => Int, { description: 'Messages of the fullest partition.' })
  largestQueue!: number;

  @Field(() => String, {
    description:
      'High Load when the fullest partition has more than 1000 messages, Moderate above 200, else Healthy.',
  })
  status!: QueueStatus;
}

@ObjectType({ description: 'The queue at a moment.' })
export class QueueSnapshot {
  @Field(() => GraphQLISODateTime, { description: 'The moment.' })
  sampledAt!: Date;

  @Field(() => [QueueStats], { description: 'Each partition, in their order.' })
  queues!: QueueStats[];

  @Field(() => QueueSummary, { description: 'All of them together.' })
  summary!: QueueSummary;
}
