import type { ClientBase, Pool } from 'pg';
import {
  START_OF_STREAM,
  type StreamPosition,
} from '#server/event-store/contract/store-transaction.js';
import { lockShard, readShardCount, shardKeyOf } from '#server/event-store/shards.js';

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

/** Null while another transaction has it. */
export async function lockPosition(
  client: ClientBase,
  partition: number,
  shards: number,
): Promise<StreamPosition | null> {
  const shardKey = shardKeyOf(partition, shards);
  if (shards > 1) await lockShard(client, shardKey);

  const { rows } = await client.query<StreamPosition>(
    `select last_id as "lastId", epoch, receipt from event_store.stream_position
     where shard_key = $2 and partition = $1 for update skip locked`,
    [partition, shardKey],
  );
  return rows[0] ?? null;
}

export async function movePosition(
  client: ClientBase,
  { partition, shards }: { partition: number; shards: number },
  { lastId, epoch, receipt }: StreamPosition,
): Promise<void> {
  await client.query(
    `update event_store.stream_position set last_id = $3, epoch = $4, receipt = $5
     where shard_key = $2 and partition = $1`,
    [partition, shardKeyOf(partition, shards), lastId, epoch, receipt],
  );
}
