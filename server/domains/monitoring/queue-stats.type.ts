import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

export type QueueStatus = 'High Load' | 'Moderate' | 'Healthy';

/** One partition of the queue. */
@ObjectType()
export class QueueStats {
  @Field(() => String)
  queue!: string;

  /** Waiting: taken by the edge, not yet stored by a worker. */
  @Field(() => Int)
  messages!: number;

  @Field(() => Float)
  memoryBytes!: number;

  /** Messages that came in, per second over the last 10 s. */
  @Field(() => Float)
  messageRate!: number;

  /** Workers that serve it and were heard from in the last 10 s. */
  @Field(() => Int)
  consumers!: number;
}

@ObjectType()
export class QueueSummary {
  @Field(() => Int)
  totalMessages!: number;

  /** Workers, each counted once although it serves every queue. */
  @Field(() => Int)
  totalConsumers!: number;

  /** Messages of the fullest queue. */
  @Field(() => Int)
  largestQueue!: number;

  /** High Load, Moderate or Healthy. */
  @Field(() => String)
  status!: QueueStatus;
}

@ObjectType()
export class QueueSnapshot {
  @Field(() => GraphQLISODateTime)
  sampledAt!: Date;

  @Field(() => [QueueStats])
  queues!: QueueStats[];

  @Field(() => QueueSummary)
  summary!: QueueSummary;
}
