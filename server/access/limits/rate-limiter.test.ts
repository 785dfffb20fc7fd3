import { expect, test } from '@jest/globals';
import { testRedis } from '#server/testing/test-redis.js';
import { acquireSlot, acquireSlots } from './rate-limiter.js';
import { RATE_LIMITS, type RateLimitName } from './rate-limits.js';

const redis = testRedis();
const NOW = new Date('2026-01-01T00:00:00Z');
const names = Object.keys(RATE_LIMITS) as RateLimitName[]; // Object.keys forgets that these are the keys.

test.each(names)('%s lets its number of parallel attempts pass and no more', async (name) => {
  const { limit, windowMs } = RATE_LIMITS[name];
  const take = async (subject: string, now = NOW) =>
    (await acquireSlot(redis.client, [name, subject], now)).isTaken;

  const tries = await Promise.all(Array.from({ length: limit + 3 }, () => take('one')));
  expect(tries.filter(Boolean)).toHaveLength(limit);
  expect(await take('another')).toBe(true);

  expect(await take('one', new Date(NOW.getTime() + windowMs - 1))).toBe(false);
  expect(await take('one', new Date(NOW.getTime() + windowMs))).toBe(true);
});

test('an attempt that one of several limits refuses takes a slot of none', async () => {
  const both = [
    ['email-change:user', 'a'],
    ['invitation:inviter', 'a'],
  ] as const;
  for (let count = 0; count < RATE_LIMITS['invitation:inviter'].limit; count++)
    await acquireSlot(redis.client, both[1], NOW);

  await expect(acquireSlots(redis.client, both, NOW)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  const { remaining } = await acquireSlot(redis.client, both[0], NOW);
  expect(remaining).toBe(RATE_LIMITS['email-change:user'].limit - 1);
});
