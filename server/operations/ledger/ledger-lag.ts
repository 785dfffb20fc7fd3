import type { Redis } from '#server/core/redis/redis.js';
import { readCommitLags } from '#server/ingestion/commit-lag.js';
import { listPartitions } from '#server/ingestion/queue-partitions.js';
import { streamKey } from '#server/ingestion/queued-event.js';
import type { LedgerLag } from './ledger.type.js';

/** Milliseconds from the edge to the commit, and the wait of the oldest entry. */
export async function readLedgerLag(
  redis: Redis,
  partitions: number,
  now: Date,
): Promise<LedgerLag> {
  const numbers = await listPartitions(redis, partitions);
  const [lags, oldest] = await Promise.all([
    readCommitLags(redis, numbers),
    Promise.all(numbers.map((partition) => oldestEntryMs(redis, partition))),
  ]);

  const oldestMs = Math.min(...oldest);
  const oldestWaitingMs = oldestMs === Infinity ? null : Math.max(0, now.getTime() - oldestMs);
  if (lags.length === 0)
    return { averageMs: null, longestMs: null, committedAt: null, oldestWaitingMs };

  const sum = (of: 'totalMs' | 'events') => lags.reduce((total, lag) => total + lag[of], 0);

  return {
    averageMs: Math.round(sum('totalMs') / sum('events')),
    longestMs: Math.max(...lags.map(({ longestMs }) => longestMs)),
    committedAt: new Date(Math.max(...lags.map(({ committedAtMs }) => committedAtMs))),
    oldestWaitingMs,
  };
}

/** Time at which the partition's first waiting entry was queued; Infinity when it is empty. */
async function oldestEntryMs(redis: Redis, partition: number): Promise<number> {
  const [first] = await redis.xrange(streamKey(partition), '-', '+', 'COUNT', 1);
  return first ? Number.parseInt(first[0], 10) : Infinity;
}
