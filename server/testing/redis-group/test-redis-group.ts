import { setTimeout as sleep } from 'node:timers/promises';

/** A cluster, or a master with a replica and Sentinels, as real processes. */
export interface TestRedisGroup {
  /** Value for REDIS_URL. */
  readonly url: string;
  /**
   * Kills the master that has the key, waits until a replica has taken over, and starts the killed
   * one as its replica.
   */
  failOver(key: string): Promise<void>;
  /** Replicas neither copy nor confirm until the returned function is called. */
  pauseReplicas(): Promise<() => void>;
  stop(): Promise<void>;
}

const POLL_MS = 50;
const TIMEOUT_MS = 30_000;

export async function until(isDone: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`${what}: not after ${TIMEOUT_MS} ms`);
    await sleep(POLL_MS);
  }
}
