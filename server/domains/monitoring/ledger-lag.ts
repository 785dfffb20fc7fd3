import type { Redis } from 'ioredis';
import { readCommitLags } from '../../ingestion/commit-lag.js';
import { streamKey } from '../../ingestion/queued-event.js';
import type { LedgerLag } from './ledger.type.js';
import { partitionNumbers } from './queue-stats.js';

const RECENT_MS = 5 * 60_000;

/** How long calls take from the edge to the commit, and how long the oldest entry has waited. */
export async function readLedgerLag(redis: Redis, partitions: number, now: Date): Promise<LedgerLag> {
  const [lags, oldest] = await Promise.all([
    readCommitLags(redis),
    Promise.all(partitionNumbers(partitions).map((partition) => oldestEntryMs(redis, partition))),
  ]);
  const nowMs = now.getTime();
  const recent = lags.filter(({ committedAtMs }) => nowMs - committedAtMs <= RECENT_MS);
  const events = recent.reduce((sum, lag) => sum + lag.events, 0);
  const oldestMs = Math.min(...oldest);
  return {
    averageMs: events === 0 ? null : Math.round(recent.reduce((sum, lag) => sum + lag.totalMs, 0) / events),
    longestMs: events === 0 ? null : Math.max(...recent.map(({ longestMs }) => longestMs)),
    committedAt: events === 0 ? null : new Date(Math.max(...recent.map(({ committedAtMs }) => committedAtMs))),
    oldestWaitingMs: oldestMs === Infinity ? null : Math.max(0, nowMs - oldestMs),
  };
}

/** When the partition's first waiting entry was queued; Infinity when none waits. */
async function oldestEntryMs(redis: Redis, partition: number): Promise<number> {
  const [first] = await redis.xrange(streamKey(partition), '-', '+', 'COUNT', 1);
  return first ? Number.parseInt(first[0], 10) : Infinity;
}
