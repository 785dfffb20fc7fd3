import type { Redis } from '#server/core/process/redis.js';
import type { Pool, PoolClient } from 'pg';
import { publishChanged } from '#server/core/live/publish-changed.js';
import { lockShard, readShardCount, shardKeyOf } from '#server/event-store/shards.js';
import { figuresTopic } from '#server/event-store/figures-topic.js';
import { commitLagOf } from '#server/ingestion/commit-lag.js';
import { emptyResults, type Batch, type Poison } from './batch.js';
import { inTransaction } from './in-transaction.js';
import type { Lookups } from './lookups.js';
import {
  forgetRead,
  readQueue,
  START_OF_STREAM,
  type QueueRead,
  type StreamPosition,
} from './queue-reader.js';
import { BATCH_STEPS, runSteps, type StepObserver } from '#server/ingestion/worker/steps/steps.js';

export interface WorkerParts {
  pool: Pool;
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
  | { kind: 'failed'; error: unknown; entryIds: string[] };

/**
 * Stores a partition's next entries with all their effects in one transaction, unless another
 * worker has the partition.
 */
export async function storeBatch(parts: WorkerParts, request: BatchRequest): Promise<BatchOutcome> {
  const attempt: { read: QueueRead | null; stepsEndedAt: number } = { read: null, stepsEndedAt: 0 };
  try {
    const batch = await inTransaction(parts.pool, async (client) => {
      const shards = await parts.lookups.shards.count();
      const place = {
        partition: request.partition,
        shardKey: shardKeyOf(request.partition, shards),
      };
      if (shards > 1) await lockShard(client, place.shardKey);
      const stored = await lockPosition(client, place);
      if (stored === null) return null;

      const read = (attempt.read = await readQueue(
        parts.redis,
        request.partition,
        stored,
        request.limit,
      ));

      const begun = beginBatch(parts, request, client, read);

      if (read.entries.length > 0 || read.received.size > 0) {
        await runSteps(BATCH_STEPS, begun, parts.observeStep);
        attempt.stepsEndedAt = performance.now();
        await storePosition(client, place, read.position);
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
      error,
      entryIds: attempt.read?.entries.map((entry) => entry.id) ?? [],
    };
  }
}

function beginBatch(
  parts: WorkerParts,
  request: BatchRequest,
  client: PoolClient,
  read: QueueRead,
): Batch {
  return {
    ...request,
    client,
    lookups: parts.lookups,
    nowMs: Date.now(),
    entries: read.entries,
    received: read.received,
    ...emptyResults(),
  };
}

/**
 * Creates the positions of partitions that were never read. Returns all partitions, including those
 * from a time when the queue had more.
 */
export async function preparePositions(pool: Pool, partitions: number): Promise<number[]> {
  const shards = await readShardCount(pool);
  const numbers = Array.from({ length: partitions }, (_, partition) => partition);

  await pool.query(
    `insert into event_store.stream_position (partition, shard_key, last_id, epoch, receipt)
     select partition, shard_key, $3, $4, $5
     from unnest($1::smallint[], $2::integer[]) as given (partition, shard_key)
     on conflict do nothing`,
    [
      numbers,
      numbers.map((partition) => shardKeyOf(partition, shards)),
      START_OF_STREAM.lastId,
      START_OF_STREAM.epoch,
      START_OF_STREAM.receipt,
    ],
  );

  const { rows } = await pool.query<{ partition: number }>(
    'select partition from event_store.stream_position',
  );
  return rows.map((row) => row.partition).sort((a, b) => a - b);
}

/** Where a partition's position is stored. */
interface PositionPlace {
  partition: number;
  shardKey: number;
}

/** Null while another worker has the partition. */
async function lockPosition(
  client: PoolClient,
  { partition, shardKey }: PositionPlace,
): Promise<StreamPosition | null> {
  const { rows } = await client.query<StreamPosition>(
    `select last_id as "lastId", epoch, receipt from event_store.stream_position
     where shard_key = $2 and partition = $1 for update skip locked`,
    [partition, shardKey],
  );
  return rows[0] ?? null;
}

async function storePosition(
  client: PoolClient,
  { partition, shardKey }: PositionPlace,
  { lastId, epoch, receipt }: StreamPosition,
) {
  await client.query(
    `update event_store.stream_position set last_id = $3, epoch = $4, receipt = $5
     where shard_key = $2 and partition = $1`,
    [partition, shardKey, lastId, epoch, receipt],
  );
}
