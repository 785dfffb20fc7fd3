import { Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import type { LiveContext } from '../../access/live-context.js';
import { getQueueSnapshot, watchQueues } from './queue-stats.service.js';
import { QueueSnapshot, QueueStats, QueueSummary } from './queue-stats.type.js';

@Resolver()
export class QueueStatsResolver {
  @Query(() => [QueueStats])
  async queueStats(@Ctx() ctx: ServiceContext): Promise<QueueStats[]> {
    return (await getQueueSnapshot(ctx)).queues;
  }

  @Query(() => QueueSummary)
  async queueSummary(@Ctx() ctx: ServiceContext): Promise<QueueSummary> {
    return (await getQueueSnapshot(ctx)).summary;
  }

  @Subscription(() => QueueSnapshot, {
    name: 'queueStats',
    subscribe: ({ context }: { context: LiveContext }) => watchQueues(context, context.feed),
  })
  watchQueueStats(@Root() snapshot: QueueSnapshot): QueueSnapshot {
    return snapshot;
  }
}
