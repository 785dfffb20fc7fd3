import type { Redis } from 'ioredis';

/** Hash of partition → how long the calls of its latest batch took from the edge to the commit. */
export const COMMIT_LAG_KEY = 'commit-lag';

export interface CommitLag {
  committedAtMs: number;
  events: number;
  /** Over all events of the batch. */
  totalMs: number;
  longestMs: number;
}

/** Null for a batch without events. */
export function commitLagOf(receivedAtMs: readonly number[], committedAtMs: number): CommitLag | null {
  if (receivedAtMs.length === 0) return null;
  const lag = { committedAtMs, events: receivedAtMs.length, totalMs: 0, longestMs: 0 };
  for (const atMs of receivedAtMs) {
    const lagMs = Math.max(0, committedAtMs - atMs);
    lag.totalMs += lagMs;
    if (lagMs > lag.longestMs) lag.longestMs = lagMs;
  }
  return lag;
}

/** The latest batch of each partition. */
export async function readCommitLags(redis: Redis): Promise<CommitLag[]> {
  const texts = await redis.hvals(COMMIT_LAG_KEY);
  return texts.map((text) => JSON.parse(text) as CommitLag); // written by a worker from a CommitLag
}
