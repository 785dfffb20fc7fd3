import { requiredReplicas, type Redis } from '#server/core/redis/redis.js';
import { streamKey } from './queued-event.js';

/** Shorter than the time in which an edge must have its answer. */
export const REPLICATION_TIMEOUT_MS = 1_000;

/**
 * True where the partition's Redis answers and has its replicas. Always true for a single Redis
 * that answers; throws while it is away.
 */
export async function isReplicated(redis: Redis, partition: number): Promise<boolean> {
  const key = streamKey(partition);
  await redis.xlen(key); // first and alone: it follows a partition that has moved
  const replicas = requiredReplicas(redis);
  if (replicas === 0) return true;

  const replies = await redis.pipeline().xlen(key).wait(replicas, REPLICATION_TIMEOUT_MS).exec();
  const [, confirmed] = valuesOf(replies);
  return Number(confirmed) >= replicas;
}

/**
 * Stores the value of a field again, because WAIT is about the writes of its own connection, and
 * this connection may be newer than the first write.
 */
const WRITE_AGAIN = `
  if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
  return 1`;

/**
 * Throws unless the replicas have the field of a hash with its value, and so everything that was
 * written before it: no other master has taken over in between without it.
 */
export async function confirmReplicated(
  redis: Redis,
  key: string,
  field: string,
  value: string,
): Promise<void> {
  const replicas = requiredReplicas(redis);
  if (replicas === 0) return;

  const replies = await redis
    .pipeline()
    .eval(WRITE_AGAIN, 1, key, field, value)
    .wait(replicas, REPLICATION_TIMEOUT_MS)
    .exec();
  const [isKnown, confirmed] = valuesOf(replies);
  if (isKnown !== 1) throw new Error('another Redis took over without the latest writes');
  if (Number(confirmed) < replicas)
    throw new Error('Redis did not copy its latest writes to its replica in time');
}

/** The values of a pipeline; throws the first error. */
export function valuesOf(replies: [Error | null, unknown][] | null): unknown[] {
  if (!replies) throw new Error('Redis sent no answer');
  return replies.map(([error, value]) => {
    if (error) throw error;
    return value;
  });
}
