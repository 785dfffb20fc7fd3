import type { Redis } from 'ioredis';
import { reasonOf } from '../core/harmless.js';
import { log } from '../core/log.js';
import { isUnavailable } from '../core/unavailable.js';

const CACHE_SECONDS = 15 * 60;
const RETRY_MS = 1_000;

export interface StampedEntry<T> {
  key: string;
  /** What the entry was made from; it holds only as long as none of these has been stamped since. */
  stamps: string[];
  /** Whether this answer is worth keeping; by default every one is. */
  keeps?: (value: T) => boolean;
}

export const userStamp = (userId: number) => `stamp:user:${userId}`;
export const organisationStamp = (entityType: string, entityId: number | null) =>
  `stamp:organisation:${entityType}:${entityId ?? 0}`;

const runIds = new WeakMap<Redis, Promise<string>>();

/** Changes when Redis restarts. It may come back without its last second of stamps: then nothing cached before counts. */
function runId(redis: Redis): Promise<string> {
  const known = runIds.get(redis);
  if (known) return known;
  const asked = redis.info('server').then((text) => /^run_id:(\w+)/m.exec(text)?.[1] ?? '');
  runIds.set(redis, asked);
  const forget = () => runIds.delete(redis);
  redis.once('close', forget);
  asked.catch(() => {
    redis.off('close', forget);
    forget();
  });
  return asked;
}

async function currentStamps(redis: Redis, stamps: string[]): Promise<string> {
  const values = await Promise.all([runId(redis), ...stamps.map((name) => redis.get(name))]);
  return values.map((value) => value ?? '0').join(',');
}

const isEntry = (value: unknown): value is { stamps: string; value: unknown } =>
  typeof value === 'object' && value !== null && 'stamps' in value && 'value' in value;

/**
 * Reads through Redis to the database. The stamps are read before the database is, so an answer made while a change commits
 * carries the old stamp and is never used afterwards. Without Redis the database answers alone.
 */
export async function readStamped<T>(
  redis: Redis,
  { key, stamps, keeps = () => true }: StampedEntry<T>,
  parse: (value: unknown) => T | undefined,
  load: () => Promise<T>,
): Promise<T> {
  let current: string;
  try {
    const [cached, now] = await Promise.all([redis.get(key), currentStamps(redis, stamps)]);
    current = now;
    const entry: unknown = cached === null ? null : JSON.parse(cached);
    const value = isEntry(entry) && entry.stamps === current ? parse(entry.value) : undefined;
    if (value !== undefined) return value;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return load();
  }
  const value = await load();
  if (!keeps(value)) return value;
  redis
    .set(key, JSON.stringify({ stamps: current, value }), 'EX', CACHE_SECONDS)
    .catch((error: Error) => log.warn({ reason: reasonOf(error) }, 'a sign-in could not be cached'));
  return value;
}

/**
 * Call after the commit of a change: what was cached from the old state is not used again. While Redis is away nothing cached
 * is used at all; the stamp follows once it is back, and the call that made the change is answered as done.
 */
export async function stamp(redis: Redis, names: string[]): Promise<void> {
  try {
    await Promise.all(names.map((name) => redis.incr(name)));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn({ names }, 'a change is not announced yet: Redis is away');
    setTimeout(() => void stamp(redis, names), RETRY_MS).unref();
  }
}
