import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { ServiceError } from '../core/errors.js';

export interface AttemptLimit {
  /** What is counted, without personal data in the clear. */
  key: string;
  limit: number;
  windowMs: number;
}

/** Drops what has left the window, then takes a place in it or answers how long until one is free. */
const TAKE = `
redis.call('zremrangebyscore', KEYS[1], '-inf', tonumber(ARGV[1]) - tonumber(ARGV[2]))
if redis.call('zcard', KEYS[1]) >= tonumber(ARGV[3]) then
  local oldest = redis.call('zrange', KEYS[1], 0, 0, 'withscores')
  return tonumber(oldest[2]) + tonumber(ARGV[2]) - tonumber(ARGV[1])
end
redis.call('zadd', KEYS[1], ARGV[1], ARGV[4])
redis.call('pexpire', KEYS[1], ARGV[2])
return 0`;

/**
 * Takes a place under every limit before the attempt is made, so that parallel tries cannot slip past. The answer gives the
 * places back: call it when the attempt succeeded. Throws TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function takeAttempt(redis: Redis, limits: AttemptLimit[], now: Date): Promise<() => Promise<void>> {
  const place = randomUUID();
  const taken: string[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map((key) => redis.zrem(key, place)));
  };
  for (const { key, limit, windowMs } of limits) {
    const waitMs = Number(await redis.eval(TAKE, 1, key, now.getTime(), windowMs, limit, place));
    if (waitMs > 0) {
      await giveBack();
      const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
      throw new ServiceError('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', { retryAfterSeconds });
    }
    taken.push(key);
  }
  return giveBack;
}
