import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from '#server/core/redis/redis.js';
import { MAX_BUCKETS } from '#server/event-store/viewer-buckets.js';
import { partitionOf, partitionOfBucket } from '#server/event-store/shards.js';
import type { QueuedEvent } from './queued-event.js';
import { readSplits, readSplitShards, type Splits } from './split-customers.js';

/**
 * The numbers of partitions that edges use or used, the present one first, separated by spaces.
 * Without it the setting applies. Any partition is right for an event: batches of the same viewers
 * lock each other out, and retries are recognised by their ids, in whatever partitions they wait.
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

/** Edges choose an event's partition by this layout. */
export interface QueueLayout {
  partitions: number;
  splits: Splits;
}

export async function readQueueLayout(redis: Redis, configured: number): Promise<QueueLayout> {
  const [partitions = configured] = await readPartitionCounts(redis, configured);
  return { partitions, splits: await readSplits(redis) };
}

export function partitionOfEvent(
  { customerId, bucket }: Pick<QueuedEvent, 'customerId' | 'bucket'>,
  { partitions, splits }: QueueLayout,
): number {
  const split = splits.get(customerId);
  if (!split || bucket === null) return partitionOf(customerId, partitions);
  const { buckets, shards } = split;
  return partitionOfBucket(customerId, bucket % buckets, { partitions, shards });
}

/** The partitions that may hold events of the customer. */
export async function partitionsOf(
  redis: Redis,
  customerId: number,
  configured: number,
): Promise<number[]> {
  const counts = await readPartitionCounts(redis, configured);
  const shards = await readSplitShards(redis, customerId);
  const partitions = counts.flatMap((count) => [
    partitionOf(customerId, count),
    ...(shards === null ? [] : bucketPartitions(customerId, count, shards)),
  ]);
  return [...new Set(partitions)];
}

const bucketPartitions = (customerId: number, partitions: number, shards: number): number[] =>
  Array.from({ length: MAX_BUCKETS }, (_, bucket) =>
    partitionOfBucket(customerId, bucket, { partitions, shards }),
  );

/** Edges follow within a second or two, one by one; workers begin to serve new partitions. */
export async function changePartitionCount(
  redis: Redis,
  count: number,
  configured: number,
): Promise<void> {
  const former = await readPartitionCounts(redis, configured);
  await redis.set(COUNTS_KEY, [...new Set([count, ...former])].join(' '));
}

/** Calls back with the counts every second. Returns its end. */
export const watchPartitionCounts = (
  redis: Redis,
  configured: number,
  onCounts: (counts: readonly number[]) => Promise<void> | void,
  everyMs = WATCH_MS,
): (() => Promise<void>) =>
  watch(redis, async () => onCounts(await readPartitionCounts(redis, configured)), everyMs);

/** Calls back with the layout every second. Returns its end. */
export const watchQueueLayout = (
  redis: Redis,
  configured: number,
  onLayout: (layout: QueueLayout) => void,
  everyMs = WATCH_MS,
): (() => Promise<void>) =>
  watch(redis, async () => onLayout(await readQueueLayout(redis, configured)), everyMs);

function watch(redis: Redis, look: () => Promise<void>, everyMs: number): () => Promise<void> {
  const stopping = new AbortController();
  const lookAgain = async () => {
    while (!stopping.signal.aborted) {
      // Redis away: what is known stays, and events are safe in any partition.
      if (redis.status === 'ready') await look().catch(() => undefined);
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const watching = lookAgain();

  return async () => {
    stopping.abort();
    await watching;
  };
}
