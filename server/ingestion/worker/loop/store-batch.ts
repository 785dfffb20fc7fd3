import type { Redis } from '#server/core/redis/redis.js';
import { publishChanged } from '#server/core/live/publish-changed.js';
import { figuresTopic } from '#server/event-store/figures-topic.js';
import type { FailureKind } from '#server/event-store/contract/event-store.js';
import type { StoreTransaction } from '#server/event-store/contract/store-transaction.js';
import { commitLagOf } from '#server/ingestion/commit-lag.js';
import { emptyResults, type Batch, type Poison } from './batch.js';
import type { Lookups } from './lookups.js';
import { forgetRead, readQueue, type QueueRead } from './queue-reader.js';
import { BATCH_STEPS, runSteps, type StepObserver } from '#server/ingestion/worker/steps/steps.js';

export interface WorkerParts {
  redis: Redis;
  lookups: Lookups;
  observeStep?: StepObserver;
}

export interface BatchRequest {
  partition: number;
  /** The maximum number of entries. */
  limit: number;
  careful: boolean;
  poison: Poison | null;
}

export type BatchOutcome =
  | { kind: 'locked' }
  | { kind: 'empty' }
  | { kind: 'stored'; batch: Batch }
  /** The caller decides how to continue; `entryIds` are the entries of the batch. */
  | { kind: 'failed'; failure: FailureKind; error: unknown; entryIds: string[] };

/**
 * Stores a partition's next entries with all their effects in one transaction, unless another
 * worker has the partition.
 */
export async function storeBatch(parts: WorkerParts, request: BatchRequest): Promise<BatchOutcome> {
  const attempt: { read: QueueRead | null; stepsEndedAt: number } = { read: null, stepsEndedAt: 0 };
  try {
    const batch = await parts.lookups.store.transaction(async (tx) => {
      const stored = await tx.lockPosition(request.partition);
      if (stored === null) return null;

      const read = (attempt.read = await readQueue(
        parts.redis,
        request.partition,
        stored,
        request.limit,
      ));

      const begun = beginBatch(parts, request, tx, read);

      if (read.entries.length > 0 || read.received.size > 0) {
        await runSteps(BATCH_STEPS, begun, parts.observeStep);
        attempt.stepsEndedAt = performance.now();
        await tx.movePosition(request.partition, read.position);
      }

      return begun;
    });
    if (batch === null || attempt.read === null) return { kind: 'locked' };
    if (attempt.stepsEndedAt > 0)
      parts.observeStep?.('commit', performance.now() - attempt.stepsEndedAt);
    // If Redis fails here, the next read recognises the leftovers by the position and the receipt.
    const lag = commitLagOf(batch, Date.now());
    await forgetRead(parts.redis, request.partition, attempt.read.position, lag).catch(
      () => undefined,
    );
    // Watchers look twice a second anyway.
    void publishChanged(parts.redis, [...batch.customers.keys()].map(figuresTopic)).catch(
      () => undefined,
    );
    return batch.entries.length === 0 ? { kind: 'empty' } : { kind: 'stored', batch };
  } catch (error) {
    return {
      kind: 'failed',
      failure: parts.lookups.store.classifyFailure(error),
      error,
      entryIds: attempt.read?.entries.map((entry) => entry.id) ?? [],
    };
  }
}

function beginBatch(
  parts: WorkerParts,
  request: BatchRequest,
  tx: StoreTransaction,
  read: QueueRead,
): Batch {
  return {
    ...request,
    tx,
    lookups: parts.lookups,
    nowMs: Date.now(),
    entries: read.entries,
    received: read.received,
    ...emptyResults(),
  };
}
