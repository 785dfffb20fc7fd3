import { randomUUID } from 'node:crypto';
import type { Redis } from '#server/core/redis/redis.js';
import { ServiceError } from '#server/core/errors.js';
import { RATE_LIMITS, type RateLimitName } from './rate-limits.js';

/** An id or a keyed hash, never personal data in the clear. */
type Subject = string | number;
export type Counted = readonly [limit: RateLimitName, subject: Subject];

export interface Place {
  isTaken: boolean;
  /** Slots that are free now. */
  remaining: number;
  /** Milliseconds until the oldest slot is free again. */
  resetMs: number;
  giveBack: () => Promise<void>;
}

/**
 * Drops entries that have left the window and takes a slot if one is free. Returns whether it took
 * one, how many are left, and the oldest entry.
 */
const TAKE = `
redis.call('zremrangebyscore', KEYS[1], '-inf', tonumber(ARGV[1]) - tonumber(ARGV[2]))
local used = redis.call('zcard', KEYS[1])
local taken = 0
if used < tonumber(ARGV[3]) then
  redis.call('zadd', KEYS[1], ARGV[1], ARGV[4])
  redis.call('pexpire', KEYS[1], ARGV[2])
  used = used + 1
  taken = 1
end
local oldest = redis.call('zrange', KEYS[1], 0, 0, 'withscores')
return { taken, tonumber(ARGV[3]) - used, tonumber(oldest[2]) + tonumber(ARGV[2]) - tonumber(ARGV[1]) }`;

/** Takes one slot of a limit, counted over all processes of one Redis. */
export async function acquireSlot(
  redis: Redis,
  [name, subject]: Counted,
  now: Date,
): Promise<Place> {
  const { limit, windowMs } = RATE_LIMITS[name];
  const key = `${name}:${subject}`;
  const place = randomUUID();
  const answer: unknown = await redis.eval(TAKE, 1, key, now.getTime(), windowMs, limit, place);
  const [taken, remaining, resetMs] = Array.isArray(answer) ? answer.map(Number) : [];

  return {
    isTaken: taken === 1,
    remaining: Math.max(0, remaining ?? 0),
    resetMs: Math.max(0, resetMs ?? windowMs),
    giveBack: async () => void (await redis.zrem(key, place)),
  };
}

interface Taken {
  giveBack: () => Promise<void>;
  /** The free slots of each limit. */
  remaining: ReadonlyMap<RateLimitName, number>;
}

/**
 * Takes a slot of every limit, or none, before the attempt is made, so that parallel attempts
 * cannot slip past. Release them when the counted thing did not happen. Throws TOO_MANY_REQUESTS
 * with the seconds to wait.
 */
export async function acquireSlots(
  redis: Redis,
  counted: readonly Counted[],
  now: Date,
): Promise<Taken> {
  const taken: Place[] = [];
  const remaining = new Map<RateLimitName, number>();
  const giveBack = async () => {
    await Promise.all(taken.map((place) => place.giveBack()));
  };

  for (const one of counted) {
    const place = await acquireSlot(redis, one, now);
    if (!place.isTaken) {
      await giveBack();
      throw tooManyAttempts(place.resetMs);
    }
    taken.push(place);
    remaining.set(one[0], place.remaining);
  }

  return { giveBack, remaining };
}

export const secondsUntil = (resetMs: number): number => Math.max(1, Math.ceil(resetMs / 1000));

export const tooManyAttempts = (resetMs: number): ServiceError =>
  new ServiceError('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', {
    retryAfterSeconds: secondsUntil(resetMs),
  });
