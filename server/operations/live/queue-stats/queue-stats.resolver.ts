import { Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { LiveContext } from '#server/access/identity/live-context.js';
import { unwrap, type LiveUpdate } from '#server/core/live/live-topic.js';
import { getTopic, watchTopic } from '#server/operations/live/live-topic.service.js';
import { queueTopic } from '#server/operations/live/live-topics.js';
import { QueueSnapshot, QueueStats, QueueSummary } from './queue-stats.type.js';

@Resolver()
export class QueueStatsResolver {
  @Query(() => QueueSnapshot, { description: 'The queue now: each partition and the whole.' })
  queueSnapshot(@Ctx() ctx: ServiceContext): Promise<QueueSnapshot> {
    return getTopic(ctx, queueTopic);
  }

  @Query(() => [QueueStats], { description: 'The partitions of the queue now.' })
  async queueStats(@Ctx() ctx: ServiceContext): Promise<QueueStats[]> {
    return (await getTopic(ctx, queueTopic)).queues;
  }

  @Query(() => QueueSummary, { description: 'The queue as a whole now.' })
  async queueSummary(@Ctx() ctx: ServiceContext): Promise<QueueSummary> {
    return (await getTopic(ctx, queueTopic)).summary;
  }

  @Subscription(() => QueueSnapshot, {
    name: 'queueStats',
    description: 'The queue now and then every 5 seconds.',
    subscribe: ({ context }: { context: LiveContext }) => watchTopic(context, queueTopic),
  })
  watchQueueStats(@Root() news: LiveUpdate<QueueSnapshot>): QueueSnapshot {
    return unwrap(news);
  }
}
