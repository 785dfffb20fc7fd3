import { createHmac, timingSafeEqual } from 'node:crypto';
import { readRunIds, type Redis } from '#server/core/redis/redis.js';
import { derivedKey } from '#server/core/crypto/derived-key.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { isUnavailable } from '#server/core/http/unavailable.js';

const CACHE_SECONDS = 15 * 60;
const PURPOSE = 'cached rights';
const RETRY_MS = 1_000;
/** Far below the time in which a replica takes over. */
const RUN_IDS_KNOWN_MS = 1_000;

export interface TaggedEntry<T> {
  key: string;
  /** Signs the entry, so that write access to Redis is not enough to become an administrator. */
  secret: string;
  /** The entry is valid until one of these tags is invalidated. */
  tags: string[];
  /** The default takes every value as cacheable. */
  isCacheable?: (value: T) => boolean;
}

export const userTag = (userId: number) => `stamp:user:${userId}`;
export const organisationTag = (entityType: string, entityId: number | null) =>
  `stamp:organisation:${entityType}:${entityId ?? 0}`;

const runIds = new WeakMap<Redis, { pending: Promise<string>; readAtMs: number }>();

/**
 * Changes when Redis restarts and when a replica takes over. Redis may lose its last second of tag
 * increments then, so both invalidate every entry.
 */
function runId(redis: Redis): Promise<string> {
  const known = runIds.get(redis);
  // A cluster sends its clients nothing when a master changes.
  const isFresh = !redis.isCluster || performance.now() - (known?.readAtMs ?? 0) < RUN_IDS_KNOWN_MS;
  if (known && isFresh) return known.pending;

  const pending = readRunIds(redis).then((ids) => ids.join('.'));

  runIds.set(redis, { pending, readAtMs: performance.now() });
  if (redis.isCluster) {
    pending.catch(() => runIds.delete(redis));
    return pending;
  }

  const forget = () => runIds.delete(redis);

  redis.once('close', forget);
  pending.catch(() => {
    redis.off('close', forget);
    forget();
  });

  return pending;
}

async function currentTagVersions(redis: Redis, tags: string[]): Promise<string> {
  const values = await Promise.all([runId(redis), ...tags.map((name) => redis.get(name))]);
  return values.map((value) => value ?? '0').join(',');
}

interface StoredEntry {
  versions: string;
  untilMs: number;
  value: unknown;
}

/** The signature covers the key, so that an entry cannot be copied to another key. */
const signatureOf = (
  secret: string,
  key: string,
  { versions, untilMs, value }: StoredEntry,
): Buffer =>
  createHmac('sha256', derivedKey(secret, PURPOSE))
    .update(JSON.stringify([key, versions, untilMs, value]))
    .digest();

function writeEntry(secret: string, key: string, stored: StoredEntry): string {
  return JSON.stringify({
    ...stored,
    signature: signatureOf(secret, key, stored).toString('base64'),
  });
}

/** Undefined for an entry that we did not sign or that has expired. */
function readEntry(secret: string, key: string, text: string): StoredEntry | undefined {
  const entry = parseJson(text);
  const isEntry =
    typeof entry === 'object' && entry !== null && 'versions' in entry && 'untilMs' in entry;
  if (!isEntry || !('value' in entry) || !('signature' in entry)) return undefined;
  const { versions, untilMs, value, signature } = entry;
  if (typeof versions !== 'string' || typeof untilMs !== 'number' || typeof signature !== 'string')
    return undefined;

  const stored = { versions, untilMs, value };
  const actual = Buffer.from(signature, 'base64');
  const expected = signatureOf(secret, key, stored);
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isOurs && untilMs > Date.now() ? stored : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads through Redis to the database. The tag versions are read before the database, so a value
 * that is loaded while a change commits carries the old versions and is never used afterwards.
 * Without Redis every call loads from the database.
 */
export async function readTagged<T>(
  redis: Redis,
  { key, secret, tags, isCacheable = () => true }: TaggedEntry<T>,
  parse: (value: unknown) => T | undefined,
  load: () => Promise<T>,
): Promise<T> {
  let current: string;
  try {
    const [cached, now] = await Promise.all([redis.get(key), currentTagVersions(redis, tags)]);
    current = now;
    const entry = cached === null ? undefined : readEntry(secret, key, cached);
    const value = entry?.versions === current ? parse(entry.value) : undefined;
    if (value !== undefined) return value;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return load();
  }

  const value = await load();
  if (!isCacheable(value)) return value;

  const untilMs = Date.now() + CACHE_SECONDS * 1000;

  redis
    .set(key, writeEntry(secret, key, { versions: current, untilMs, value }), 'EX', CACHE_SECONDS)
    .catch((error: Error) =>
      log.warn({ reason: safeErrorMessage(error) }, 'cannot cache a sign-in'),
    );

  return value;
}

/**
 * Call after the commit of a change. While Redis is away no cached entry is used at all; the
 * increment is retried until Redis is back, and the caller does not wait for it.
 */
export async function invalidateTags(redis: Redis, names: string[]): Promise<void> {
  try {
    await Promise.all(names.map((name) => redis.incr(name)));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn({ names }, 'Redis is away: cache tags are not invalidated yet');
    setTimeout(() => void invalidateTags(redis, names), RETRY_MS).unref();
  }
}
