import type { Redis } from '#server/core/redis/redis.js';
import type { EventStore } from '#server/event-store/contract/event-store.js';

/** Spread of a customer's events over the partitions of the queue. */
export interface Split {
  /** A power of two. */
  buckets: number;
  /** Shards of the event store: all buckets are in partitions of the customer's shard. */
  shards: number;
}

export type Splits = ReadonlyMap<number, Split>;
export const NO_SPLITS: Splits = new Map();

/**
 * Customer → "buckets shards", of every customer that is or was split: a copy for the edges of what
 * the event store says.
 */
const SPLITS_KEY = 'split-customers';

/** The customers that are split. An edge that does not know one yet queues its events as before. */
export async function readSplits(redis: Redis): Promise<Splits> {
  const stored = Object.entries(await redis.hgetall(SPLITS_KEY));
  const known = stored.map(([customerId, text]): [number, Split] => {
    const [buckets = 1, shards = 1] = text.split(' ').map(Number);
    return [Number(customerId), { buckets, shards }];
  });
  return new Map(known.filter(([, { buckets }]) => buckets > 1));
}

/** Number of shards in the event store of a customer that is or was split; else null. */
export async function readSplitShards(redis: Redis, customerId: number): Promise<number | null> {
  const stored = await redis.hget(SPLITS_KEY, String(customerId));
  return stored === null ? null : Number(stored.split(' ')[1] ?? 1);
}

/** Copies the splits to Redis, where edges read them every second. */
export async function announceSplits(redis: Redis, store: EventStore): Promise<void> {
  const splits = await store.listSplits();
  const shards = await store.countShards();

  const former = (await redis.hkeys(SPLITS_KEY)).map((id): [number, number] => [Number(id), 1]);
  const buckets = new Map([...former, ...splits]);
  if (buckets.size === 0) return;

  await redis.hset(
    SPLITS_KEY,
    ...[...buckets].flatMap(([customerId, count]) => [customerId, `${count} ${shards}`]),
  );
}
