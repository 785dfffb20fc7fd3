import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Redis } from 'ioredis';
import { derivedKey } from '#server/core/crypto/derived-key.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { isUnavailable } from '#server/core/http/unavailable.js';

const CACHE_SECONDS = 15 * 60;
const PURPOSE = 'cached rights';
const RETRY_MS = 1_000;

export interface TaggedEntry<T> {
  key: string;
  /** Signs the entry: whoever can write to Redis makes nobody an administrator. */
  secret: string;
  /**
   * What the entry was made from; it holds only as long as none of these has been stamped since.
   */
  stamps: string[];
  /** Whether this answer is worth keeping; by default every one is. */
  keeps?: (value: T) => boolean;
}

export const userTag = (userId: number) => `stamp:user:${userId}`;
export const organisationTag = (entityType: string, entityId: number | null) =>
  `stamp:organisation:${entityType}:${entityId ?? 0}`;

const runIds = new WeakMap<Redis, Promise<string>>();

/**
 * Changes when Redis restarts. It may come back without its last second of stamps: then nothing
 * cached before counts.
 */
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

async function currentTagVersions(redis: Redis, stamps: string[]): Promise<string> {
  const values = await Promise.all([runId(redis), ...stamps.map((name) => redis.get(name))]);
  return values.map((value) => value ?? '0').join(',');
}

interface Kept {
  stamps: string;
  untilMs: number;
  value: unknown;
}

/** Over the name as well: an entry is no good in the place of another. */
const signatureOf = (secret: string, key: string, { stamps, untilMs, value }: Kept): Buffer =>
  createHmac('sha256', derivedKey(secret, PURPOSE))
    .update(JSON.stringify([key, stamps, untilMs, value]))
    .digest();

function writeEntry(secret: string, key: string, kept: Kept): string {
  return JSON.stringify({ ...kept, signature: signatureOf(secret, key, kept).toString('base64') });
}

/** Undefined for what we did not write there ourselves, and for what has outlived its time. */
function readEntry(secret: string, key: string, text: string): Kept | undefined {
  const entry = parseJson(text);
  const isEntry =
    typeof entry === 'object' && entry !== null && 'stamps' in entry && 'untilMs' in entry;
  if (!isEntry || !('value' in entry) || !('signature' in entry)) return undefined;
  const { stamps, untilMs, value, signature } = entry;
  if (typeof stamps !== 'string' || typeof untilMs !== 'number' || typeof signature !== 'string')
    return undefined;

  const kept = { stamps, untilMs, value };
  const given = Buffer.from(signature, 'base64');
  const expected = signatureOf(secret, key, kept);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && untilMs > Date.now() ? kept : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads through Redis to the database. The stamps are read before the database is, so an answer
 * made while a change commits carries the old stamp and is never used afterwards. Without Redis the
 * database answers alone.
 */
export async function readTagged<T>(
  redis: Redis,
  { key, secret, stamps, keeps = () => true }: TaggedEntry<T>,
  parse: (value: unknown) => T | undefined,
  load: () => Promise<T>,
): Promise<T> {
  let current: string;
  try {
    const [cached, now] = await Promise.all([redis.get(key), currentTagVersions(redis, stamps)]);
    current = now;
    const entry = cached === null ? undefined : readEntry(secret, key, cached);
    const value = entry?.stamps === current ? parse(entry.value) : undefined;
    if (value !== undefined) return value;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return load();
  }

  const value = await load();
  if (!keeps(value)) return value;

  const untilMs = Date.now() + CACHE_SECONDS * 1000;

  redis
    .set(key, writeEntry(secret, key, { stamps: current, untilMs, value }), 'EX', CACHE_SECONDS)
    .catch((error: Error) =>
      log.warn({ reason: safeErrorMessage(error) }, 'a sign-in could not be cached'),
    );

  return value;
}

/**
 * Call after the commit of a change: what was cached from the old state is not used again. While
 * Redis is away nothing cached is used at all; the stamp follows once it is back, and the call that
 * made the change is answered as done.
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
