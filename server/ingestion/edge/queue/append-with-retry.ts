import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from '#server/core/redis/redis.js';
import { appendBatches } from './append-batches.js';
import type { Batch } from './batch.js';

/** Far below the limit of calls: a command can wait, a call cannot. */
const MAX_QUEUE_LENGTH = 25_000;
const RETRY_MS = 100;

/**
 * Retries until all are stored. Events whose answer is lost are sent again under the same ids,
 * which the worker recognises. Calls `onWaiting` while the queue is full or away.
 */
export async function appendWithRetry(
  redis: Redis,
  batches: readonly Batch[],
  { maxLength = MAX_QUEUE_LENGTH, onWaiting }: { maxLength?: number; onWaiting?: () => void } = {},
): Promise<void> {
  const limit = Math.min(MAX_QUEUE_LENGTH, maxLength);
  for (let left = batches; left.length > 0;) {
    const outcomes = redis.status === 'ready' ? await appendBatches(redis, left, limit) : [];
    left = left.filter((_, index) => outcomes[index] !== 'stored');
    if (left.length === 0) return;
    onWaiting?.();
    await sleep(RETRY_MS);
  }
}
