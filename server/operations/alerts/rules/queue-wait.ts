import type { Redis } from '#server/core/redis/redis.js';
import { listPartitions } from '#server/ingestion/queue-partitions.js';
import { streamKey } from '#server/ingestion/queued-event.js';

export interface QueueWait {
  /** Entries in all partitions. */
  entries: number;
  /** Time at which the oldest entry was queued, in UTC milliseconds; null for an empty queue. */
  oldestMs: number | null;
}

/** The state of the queue now. Workers remove entries as soon as they store them. */
export async function readQueueWait(redis: Redis, partitions: number): Promise<QueueWait> {
  const numbers = await listPartitions(redis, partitions);
  const parts = await Promise.all(
    numbers.map(async (partition) => {
      const key = streamKey(partition);
      const [length, [first]] = await Promise.all([
        redis.xlen(key),
        redis.xrange(key, '-', '+', 'COUNT', 1),
      ]);
      return { length, queuedMs: first ? Number.parseInt(first[0], 10) : Infinity };
    }),
  );

  const oldestMs = Math.min(...parts.map(({ queuedMs }) => queuedMs));

  return {
    entries: parts.reduce((sum, { length }) => sum + length, 0),
    oldestMs: oldestMs === Infinity ? null : oldestMs,
  };
}
