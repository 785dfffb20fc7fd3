import type { ClientBase, Pool } from 'pg';

/**
 * Returns the shard in which Citus stores a customer's rows: one of the equal parts of PostgreSQL's
 * 32-bit hashes of the id, which are numbered from the smallest hash on. An event store that is not
 * distributed is one shard.
 */
export function shardOf(customerId: number, shards: number): number {
  return Math.floor((placeOf(customerId) / TWO_32) * shards);
}

/**
 * The queue's partition of a customer. For every power of two that divides `partitions`, the events
 * of a partition belong to one shard of so many, and to the same one when the number of partitions
 * changes: the leading bits of the hash, the first one last, are the partition's last bits.
 */
export function partitionOf(customerId: number, partitions: number): number {
  const place = placeOf(customerId);
  let [partition, step, rest] = [0, 1, place];

  for (let left = partitions; left % 2 === 0; left /= 2) {
    if (rest >= TWO_31) partition += step;
    rest = (rest * 2) % TWO_32;
    step *= 2;
  }

  return partition + step * (place % (partitions / step));
}

/**
 * The queue's partition of a bucket of a split customer: those of the customer's shard in turn, the
 * customer's own one first.
 */
export function partitionOfBucket(
  customerId: number,
  bucket: number,
  { partitions, shards }: { partitions: number; shards: number },
): number {
  const own = partitionOf(customerId, partitions);
  if (partitions % shards !== 0) return own;
  const turn = (Math.floor(own / shards) + bucket) % (partitions / shards);
  return (own % shards) + shards * turn;
}

/** The shard of a partition's events; `partitions` is a multiple of `shards`, a power of two. */
export function shardOfPartition(partition: number, shards: number): number {
  let shard = 0;
  for (let [left, rest] = [shards, partition]; left > 1; left /= 2, rest = Math.floor(rest / 2))
    shard = shard * 2 + (rest % 2);
  return shard;
}

/**
 * The least number from 0 on that, as a customer's id, belongs to the partition's shard. What a
 * partition itself stores, such as its position, carries this id, so that a transaction has all it
 * writes in one shard.
 */
export function shardKeyOf(partition: number, shards: number): number {
  const shard = shardOfPartition(partition, shards);
  let customerId = 0;
  while (shardOf(customerId, shards) !== shard) customerId += 1;
  return customerId;
}

/** 1 where the event store is not distributed. */
export async function readShardCount(database: Pool | ClientBase): Promise<number> {
  const { rows: known } = await database.query<{ has_citus: boolean }>(
    `select to_regclass('pg_dist_shard') is not null as has_citus`,
  );
  if (!known[0]?.has_citus) return 1;

  const { rows } = await database.query<{ shards: number }>(
    `select count(*)::integer as shards from pg_dist_shard
     where logicalrelid = 'event_store.customer_state'::regclass`,
  );
  return Math.max(1, rows[0]?.shards ?? 0);
}

/** An id of each shard; see `shardKeyOf`. For statements that Citus runs only within a shard. */
export async function readShardKeys(database: Pool | ClientBase): Promise<number[]> {
  const shards = await readShardCount(database);
  return Array.from({ length: shards }, (_, partition) => shardKeyOf(partition, shards));
}

/**
 * Keeps the customer's shard on its node until the transaction ends. Call it before what relies on
 * a lock of rows, or on one state of several tables: a move to another node would take the rows
 * along, not the locks.
 */
export async function lockShard(client: ClientBase, customerId: number): Promise<void> {
  await client.query('select event_store.lock_shard($1)', [customerId]);
}

const TWO_31 = 2 ** 31;
const TWO_32 = 2 ** 32;

/** The hash, counted from the smallest one on. */
const placeOf = (customerId: number): number => (hashNumber(customerId) + TWO_31) % TWO_32;

/**
 * PostgreSQL's `hashint4`, unsigned: the final mix of Bob Jenkins' lookup3
 * (https://burtleburtle.net/bob/c/lookup3.c) of one word.
 */
function hashNumber(value: number): number {
  const start = (0x9e3779b9 + 4 + 3923095) | 0;
  let [a, b, c] = [(start + value) | 0, start, start];

  c = ((c ^ b) - rotate(b, 14)) | 0;
  a = ((a ^ c) - rotate(c, 11)) | 0;
  b = ((b ^ a) - rotate(a, 25)) | 0;
  c = ((c ^ b) - rotate(b, 16)) | 0;
  a = ((a ^ c) - rotate(c, 4)) | 0;
  b = ((b ^ a) - rotate(a, 14)) | 0;
  c = ((c ^ b) - rotate(b, 24)) | 0;

  return c >>> 0;
}

const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));
