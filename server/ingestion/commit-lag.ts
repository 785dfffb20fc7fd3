import type { Redis } from '#server/core/redis/redis.js';
import type { QueuedEvent } from './queued-event.js';

/** Time that the calls of a partition's latest batch took from the edge to the commit. */
export interface CommitLag {
  committedAtMs: number;
  events: number;
  /** The sum over all events of the batch. */
  totalMs: number;
  longestMs: number;
}

export const commitLagKey = (partition: number) => `commit-lag:{${partition}}`;
export const COMMIT_LAG_RETENTION_MS = 5 * 60_000;

interface CommittedBatch {
  arrivals: readonly { event: QueuedEvent }[];
  duplicates: readonly QueuedEvent[];
}

/** Null for a batch without events. */
export function commitLagOf(
  { arrivals, duplicates }: CommittedBatch,
  committedAtMs: number,
): CommitLag | null {
  const lag = {
    committedAtMs,
    events: arrivals.length + duplicates.length,
    totalMs: 0,
    longestMs: 0,
  };

  const add = ({ receivedAtMs }: QueuedEvent) => {
    const lagMs = Math.max(0, committedAtMs - receivedAtMs);
    lag.totalMs += lagMs;
    lag.longestMs = Math.max(lag.longestMs, lagMs);
  };
  for (const { event } of arrivals) add(event);
  for (const event of duplicates) add(event);

  return lag.events === 0 ? null : lag;
}

/** The lags of the partitions that stored something in the last five minutes. */
export async function readCommitLags(
  redis: Redis,
  partitions: readonly number[],
): Promise<CommitLag[]> {
  const texts = await Promise.all(
    partitions.map((partition) => redis.get(commitLagKey(partition))),
  );
  return texts.flatMap((text) => (text === null ? [] : [JSON.parse(text) as CommitLag])); // written by forgetRead
}
