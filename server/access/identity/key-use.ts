import type { Redis } from '#server/core/redis/redis.js';

const LAST_USED = 'api-key:last-used';
/** The precision of a stored last use. */
const RECORD_INTERVAL_MS = 60_000;

/** Time of the last use that this process recorded, in ms, by key id. */
const notedAt = new WeakMap<Redis, Map<number, number>>();

/**
 * Records the use of an API key through any transport, at most once a minute. While Redis is away
 * the use is not recorded.
 */
export function recordKeyUse(redis: Redis, keyId: number, now: Date): void {
  const noted = notedAt.get(redis) ?? new Map<number, number>();
  notedAt.set(redis, noted);
  if (now.getTime() - (noted.get(keyId) ?? 0) < RECORD_INTERVAL_MS) return;
  noted.set(keyId, now.getTime());
  redis.hset(LAST_USED, keyId, now.getTime()).catch(() => noted.delete(keyId)); // the next call records it
}

export interface KeyUse {
  keyId: number;
  usedAt: Date;
}

/** The last use of every key that Redis has a record of. */
export async function readKeyUses(redis: Redis): Promise<KeyUse[]> {
  const uses = Object.entries(await redis.hgetall(LAST_USED));
  return uses.map(([keyId, usedAtMs]) => ({
    keyId: Number(keyId),
    usedAt: new Date(Number(usedAtMs)),
  }));
}
