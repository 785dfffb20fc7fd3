import type { ChainableCommander } from 'ioredis';
import { requiredReplicas, type Redis } from '#server/core/process/redis.js';
import { streamKey } from './queued-event.js';

/** Below the time in which an edge must have its answer. */
export const REPLICATION_TIMEOUT_MS = 1_000;

/**
 * Whether the partition's Redis answers, and its replicas have everything that it stores. Always
 * true for a single Redis that answers; throws while it is away.
 */
export async function isReplicated(redis: Redis, partition: number): Promise<boolean> {
  await redis.xlen(streamKey(partition)); // first and alone: it follows a partition that has moved
  const replicas = requiredReplicas(redis);
  if (replicas === 0) return true;

  const [, confirmed] = await waitAfter(redis, (pipeline) => pipeline.xlen(streamKey(partition)));
  return confirmed >= replicas;
}

/**
 * Throws unless the replicas have the value that a command reads: the connection's earlier writes
 * are on them, and no other master has taken over in between without the value.
 */
export async function confirmReplicated(
  redis: Redis,
  read: (pipeline: ChainableCommander) => ChainableCommander,
  expected: unknown,
): Promise<void> {
  const replicas = requiredReplicas(redis);
  if (replicas === 0) return;

  const [value, confirmed] = await waitAfter(redis, read);
  if (value !== expected) throw new Error('another Redis took over without the latest writes');
  if (confirmed < replicas)
    throw new Error('Redis did not copy its latest writes to its replica in time');
}

async function waitAfter(
  redis: Redis,
  read: (pipeline: ChainableCommander) => ChainableCommander,
): Promise<[value: unknown, confirmed: number]> {
  const replies = await read(redis.pipeline())
    .wait(requiredReplicas(redis), REPLICATION_TIMEOUT_MS)
    .exec();

  for (const [error] of replies ?? []) if (error) throw error;
  return [replies?.[0]?.[1], Number(replies?.[1]?.[1] ?? 0)];
}
