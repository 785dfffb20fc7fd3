import { Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { LiveContext } from '#server/access/identity/live-context.js';
import { unwrap, type LiveUpdate } from '#server/core/live/live-topic.js';
import { DailyActivity } from './daily-activity.type.js';
import { getTopic, watchTopic } from '#server/operations/live/live-topic.service.js';
import { dailyActivityTopic } from '#server/operations/live/live-topics.js';

@Resolver()
export class DailyActivityResolver {
  @Query(() => DailyActivity, { description: 'The events of today.' })
  dailyActivity(@Ctx() ctx: ServiceContext): Promise<DailyActivity> {
    return getTopic(ctx, dailyActivityTopic);
  }

  @Subscription(() => DailyActivity, {
    name: 'dailyActivity',
    description: 'The events of today, now and then every 60 seconds.',
    subscribe: ({ context }: { context: LiveContext }) => watchTopic(context, dailyActivityTopic),
  })
  watchDailyActivity(@Root() news: LiveUpdate<DailyActivity>): DailyActivity {
    return unwrap(news);
  }
}
