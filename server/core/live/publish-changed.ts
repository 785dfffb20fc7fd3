import { randomUUID } from 'node:crypto';
import type { Redis } from '#server/core/redis/redis.js';
import { changedChannel, type ChangedTopics } from './live-channels.js';

/**
 * Has the topics that somebody watches sampled now, not at their next interval. A message that is
 * lost costs an interval.
 */
export async function publishChanged(redis: Redis, topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return;
  const changed: ChangedTopics = { change: randomUUID(), topics };
  await redis.publish(changedChannel(redis), JSON.stringify(changed));
}
