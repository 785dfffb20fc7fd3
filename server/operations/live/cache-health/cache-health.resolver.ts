import { Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { LiveContext } from '#server/access/identity/live-context.js';
import { unwrap, type LiveUpdate } from '#server/core/live/live-topic.js';
import { getRedisHealth } from './cache-health.service.js';
import { CacheHealth, RedisHealth } from './cache-health.type.js';
import { getTopic, watchTopic } from '#server/operations/live/live-topic.service.js';
import { cacheTopic } from '#server/operations/live/live-topics.js';

@Resolver()
export class CacheHealthResolver {
  @Query(() => CacheHealth, { description: 'Redis now; UNAVAILABLE while it is away.' })
  cacheHealth(@Ctx() ctx: ServiceContext): Promise<CacheHealth> {
    return getTopic(ctx, cacheTopic);
  }

  @Query(() => RedisHealth, {
    description: 'Whether Redis answers; this can be asked while it is away.',
  })
  redisHealth(@Ctx() ctx: ServiceContext): Promise<RedisHealth> {
    return getRedisHealth(ctx);
  }

  @Subscription(() => CacheHealth, {
    name: 'cacheHealth',
    description: 'Redis now and then every 10 seconds.',
    subscribe: ({ context }: { context: LiveContext }) => watchTopic(context, cacheTopic),
  })
  watchCacheHealth(@Root() news: LiveUpdate<CacheHealth>): CacheHealth {
    return unwrap(news);
  }
}
