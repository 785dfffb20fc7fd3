import { Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { LiveContext } from '#server/access/identity/live-context.js';
import { unwrap, type LiveUpdate } from '#server/core/live/live-topic.js';
import { ActiveUsers } from './active-users.type.js';
import { getTopic, watchTopic } from '#server/operations/live/live-topic.service.js';
import { activeUsersTopic } from '#server/operations/live/live-topics.js';

@Resolver()
export class ActiveUsersResolver {
  @Query(() => ActiveUsers, { description: 'Who made a call in the last 30 minutes.' })
  activeUsers(@Ctx() ctx: ServiceContext): Promise<ActiveUsers> {
    return getTopic(ctx, activeUsersTopic);
  }

  @Subscription(() => ActiveUsers, {
    name: 'activeUsers',
    description: 'Who made a call in the last 30 minutes, now and then every 10 seconds.',
    subscribe: ({ context }: { context: LiveContext }) => watchTopic(context, activeUsersTopic),
  })
  watchActiveUsers(@Root() news: LiveUpdate<ActiveUsers>): ActiveUsers {
    return unwrap(news);
  }
}
