import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

export interface Quota {
  /** What is counted, without personal data in the clear. */
  key: string;
  limit: number;
  windowMs: number;
}

export interface QuotaState {
  isTaken: boolean;
  remaining: number;
  /** Until the oldest place in the window is free again. */
  resetMs: number;
}

/** Drops what has left the window and takes a place in it if there is one. Answers whether, how many are left, and the oldest. */
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

/** Takes one place of a quota over a sliding window, in all processes of one Redis together. */
export async function takeQuota(redis: Redis, { key, limit, windowMs }: Quota, now: Date): Promise<QuotaState> {
  const answer: unknown = await redis.eval(TAKE, 1, key, now.getTime(), windowMs, limit, randomUUID());
  const [taken, remaining, resetMs] = Array.isArray(answer) ? answer.map(Number) : [];
  return { isTaken: taken === 1, remaining: remaining ?? 0, resetMs: Math.max(0, resetMs ?? windowMs) };
}
