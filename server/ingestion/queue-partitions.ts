import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from '#server/core/process/redis.js';
import { partitionOf } from '#server/event-store/shards.js';

/**
 * The numbers of partitions that edges use or used, the present one first, separated by spaces.
 * Without it the setting applies. Any number is right for an event: batches of one customer lock
 * each other out, and retries are recognised by their ids, in whatever partitions they wait.
 */
const COUNTS_KEY = 'queue-partitions';
export const MAX_PARTITIONS = 1_024;
const WATCH_MS = 1_000;

/** The present number first; then former ones, whose partitions may still hold events. */
export async function readPartitionCounts(redis: Redis, configured: number): Promise<number[]> {
  const stored = ((await redis.get(COUNTS_KEY)) ?? '').split(' ').map(Number);
  return [...new Set([...stored.filter((count) => count > 0), configured])];
}

/** Every partition that may hold events. */
export async function listPartitions(redis: Redis, configured: number): Promise<number[]> {
  const most = Math.max(...(await readPartitionCounts(redis, configured)));
  return Array.from({ length: most }, (_, partition) => partition);
}

/** The partitions that may hold events of the customer. */
export async function partitionsOf(
  redis: Redis,
  customerId: number,
  configured: number,
): Promise<number[]> {
  const counts = await readPartitionCounts(redis, configured);
  // Edges of the release before divide the id by the number.
  const partitions = counts.flatMap((count) => [
    partitionOf(customerId, count),
    customerId % count,
  ]);
  return [...new Set(partitions)];
}

/** Edges follow within a second or two, one by one; workers begin to serve new partitions. */
export async function changePartitionCount(
  redis: Redis,
  count: number,
  configured: number,
): Promise<void> {
  const former = await readPartitionCounts(redis, configured);
  await redis.set(COUNTS_KEY, [...new Set([count, ...former])].join(' '));
}

/** Calls back with the counts when they are known, and when they change. Returns its end. */
export function watchPartitionCounts(
  redis: Redis,
  configured: number,
  onCounts: (counts: readonly number[]) => Promise<void> | void,
  everyMs = WATCH_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  const watch = async () => {
    while (!stopping.signal.aborted) {
      // Redis away: what is known stays, and events are safe in any partition.
      if (redis.status === 'ready')
        await readPartitionCounts(redis, configured)
          .then(onCounts)
          .catch(() => undefined);
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const watching = watch();

  return async () => {
    stopping.abort();
    await watching;
  };
}
