import { Cluster } from 'ioredis';
import type { Redis } from '#server/core/redis/redis.js';

/** Redis shares channels between its databases; ours must not be shared. */
const databaseOf = (redis: Redis) => (redis instanceof Cluster ? 0 : (redis.options.db ?? 0));

export const topicChannel = (redis: Redis, topic: string) => `live:${databaseOf(redis)}:${topic}`;

/** Channel for the names of topics whose values have just changed. */
export const changedChannel = (redis: Redis) => `live-changed:${databaseOf(redis)}`;

export interface ChangedTopics {
  /** Only one process samples for a change. */
  change: string;
  topics: readonly string[];
}
