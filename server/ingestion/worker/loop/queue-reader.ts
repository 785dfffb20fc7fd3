import { randomUUID } from 'node:crypto';
import type { Redis } from '#server/core/redis/redis.js';
import { confirmReplicated } from '#server/ingestion/replication.js';
import {
  COMMIT_LAG_RETENTION_MS,
  commitLagKey,
  type CommitLag,
} from '#server/ingestion/commit-lag.js';
import { EVENT_FIELD, receivedKey, streamKey } from '#server/ingestion/queued-event.js';
import type { StreamEntry } from '#server/event-store/contract/dead-letter.js';
import {
  START_OF_STREAM,
  type StreamPosition,
} from '#server/event-store/contract/store-transaction.js';

export interface QueueRead {
  entries: StreamEntry[];
  /** `receivedField` → calls. */
  received: Map<string, number>;
  position: StreamPosition;
}

const epochKey = (partition: number) => `epoch:{${partition}}`;
const takenKey = (partition: number) => `received-taken:{${partition}}`;

/**
 * KEYS: received, taken, epoch. ARGV: the stored receipt, a fresh one, a fresh epoch. Renames the
 * received counters to a receipt, deletes those that the stored receipt marks as entered, and
 * returns {epoch, counters}.
 */
const TAKE_RECEIVED = `
  redis.call('SET', KEYS[3], ARGV[3], 'NX')
  local receipt = redis.call('HGET', KEYS[2], 'receipt')
  if receipt == ARGV[1] then
    redis.call('DEL', KEYS[2])
    receipt = false
  end
  if redis.call('EXISTS', KEYS[1]) == 1 then
    if receipt then
      local fresh = redis.call('HGETALL', KEYS[1])
      for at = 1, #fresh, 2 do redis.call('HINCRBY', KEYS[2], fresh[at], fresh[at + 1]) end
      redis.call('DEL', KEYS[1])
    else
      redis.call('RENAME', KEYS[1], KEYS[2])
      redis.call('HSET', KEYS[2], 'receipt', ARGV[2])
    end
  end
  return { redis.call('GET', KEYS[3]), redis.call('HGETALL', KEYS[2]) }`;

/**
 * The entries after the stored position, and the received counters up to the same instant. Call it
 * with the position locked.
 */
export async function readQueue(
  redis: Redis,
  partition: number,
  stored: StreamPosition,
  limit: number,
): Promise<QueueRead> {
  const read = await readAfter(redis, partition, stored, limit);
  if (read.position.epoch === stored.epoch) return read;
  return readAfter(redis, partition, { ...START_OF_STREAM, receipt: stored.receipt }, limit);
}

async function readAfter(
  redis: Redis,
  partition: number,
  after: StreamPosition,
  limit: number,
): Promise<QueueRead> {
  const keys = [receivedKey(partition), takenKey(partition), epochKey(partition)];
  const replies = await redis
    .multi()
    .eval(TAKE_RECEIVED, keys.length, ...keys, after.receipt, randomUUID(), randomUUID())
    .xrange(streamKey(partition), `(${after.lastId}`, '+', 'COUNT', limit)
    .exec();

  const [epoch, counters] = reply<[string, string[]]>(replies, 0);
  const entries = reply<[string, string[]][]>(replies, 1).map(([id, fields]) => ({
    id,
    text: readText(fields),
  }));

  const received = new Map<string, number>();
  let receipt = after.receipt;

  for (let at = 0; at + 1 < counters.length; at += 2) {
    const [field = '', value = ''] = [counters[at], counters[at + 1]];
    if (field === 'receipt') receipt = value;
    else received.set(field, Number(value));
  }

  // A replica that takes over must know which counters were taken, or they count again. Entries are
  // older than the counters that were taken with them, so a replica that has these has those.
  if (receipt !== after.receipt)
    await confirmReplicated(redis, takenKey(partition), 'receipt', receipt);

  return {
    entries,
    received,
    position: { lastId: entries.at(-1)?.id ?? after.lastId, epoch, receipt },
  };
}

function reply<T>(replies: [Error | null, unknown][] | null, index: number): T {
  const [error, value] = replies?.[index] ?? [new Error('Redis sent no answer')];
  if (error) throw error;
  return value as T; // the shape is the command's
}

function readText(fields: readonly string[]): string {
  return fields[0] === EVENT_FIELD && fields.length === 2
    ? (fields[1] ?? '')
    : JSON.stringify(fields);
}

/**
 * KEYS: taken. ARGV: receipt. Another worker may already have taken the next counters under its own
 * receipt.
 */
const FORGET_TAKEN = `
  if redis.call('HGET', KEYS[1], 'receipt') == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/**
 * Call it after the commit: it removes the entries that were read and the counters that were
 * entered, and stores the commit lag. Repeating it does no harm.
 */
export async function forgetRead(
  redis: Redis,
  partition: number,
  { lastId, receipt }: StreamPosition,
  lag: CommitLag | null = null,
): Promise<void> {
  const [milliseconds = '0', number = '0'] = lastId.split('-');
  const commands = redis
    .multi()
    .xtrim(streamKey(partition), 'MINID', `${milliseconds}-${BigInt(number) + 1n}`)
    .eval(FORGET_TAKEN, 1, takenKey(partition), receipt);
  if (lag)
    commands.set(commitLagKey(partition), JSON.stringify(lag), 'PX', COMMIT_LAG_RETENTION_MS);
  await commands.exec();
}

export const countWaiting = (redis: Redis, partition: number): Promise<number> =>
  redis.xlen(streamKey(partition));
