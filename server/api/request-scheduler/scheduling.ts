import type { Redis } from '#server/core/redis/redis.js';
import { CallQuota } from './call-quota.js';
import { KnownKeys } from './known-keys.js';
import { UpdateQueue } from './update-queue.js';
import { RequestScheduler } from './request-scheduler.js';

/** State of one api process about its callers, whose calls it counts and schedules. */
export interface Scheduling {
  scheduler: RequestScheduler;
  quota: CallQuota;
  knownKeys: KnownKeys;
  updates: UpdateQueue;
  /** The number of calls under way, by caller. */
  underWay: Map<string, number>;
}

export function createScheduling(redis: Redis): Scheduling {
  const scheduler = new RequestScheduler();

  return {
    scheduler,
    quota: new CallQuota(redis),
    knownKeys: new KnownKeys(),
    updates: new UpdateQueue(scheduler),
    underWay: new Map(),
  };
}
