import type { Redis } from 'ioredis';

const LAST_USED = 'api-key:last-used';
/** How exact a last use is known. */
const RECORD_INTERVAL_MS = 60_000;

/** When this process noted a use last, by key. */
const notedAt = new WeakMap<Redis, Map<number, number>>();

/**
 * Notes that an API key was used, at most once a minute, whichever door it came by; without Redis
 * the use is not noted.
 */
export function recordKeyUse(redis: Redis, keyId: number, now: Date): void {
  const noted = notedAt.get(redis) ?? new Map<number, number>();
  notedAt.set(redis, noted);
  if (now.getTime() - (noted.get(keyId) ?? 0) < RECORD_INTERVAL_MS) return;
  noted.set(keyId, now.getTime());
  redis.hset(LAST_USED, keyId, now.getTime()).catch(() => noted.delete(keyId)); // noted with the next call
}

export interface KeyUse {
  keyId: number;
  usedAt: Date;
}

/** The last use of every key that was ever used, as far as Redis knows. */
export async function readKeyUses(redis: Redis): Promise<KeyUse[]> {
  const uses = Object.entries(await redis.hgetall(LAST_USED));
  return uses.map(([keyId, usedAtMs]) => ({
    keyId: Number(keyId),
    usedAt: new Date(Number(usedAtMs)),
  }));
}
