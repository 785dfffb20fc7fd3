import pg from 'pg';
import { readShardCount, shardKeyOf } from '#server/event-store/shards.js';

/** Distributed by customer, all of them in the same shards. The others stay on the coordinator. */
const DISTRIBUTED_TABLES = [
  'customer_state',
  'impression',
  'webhit',
  'response',
  'impression_rollup',
  'response_rollup',
  'impression_device_rollup',
  'response_device_rollup',
  'webhit_rollup',
  'webhit_region_rollup',
  'site_ping',
  'day_version',
  'day_block',
  'figure_change',
  'caller_event',
  'ledger',
  'tag_health',
  'viewer_link',
  'erased_viewer',
  'shared_viewer',
  'filtered_customer',
  'filtered_day',
  'viewer_filter',
  'late_viewer',
  'effect_recount',
  'effect_day',
  'stream_position',
  'dead_letter',
] as const;

/** The queue's partitions store these themselves; see server/event-store/shards.ts. */
const KEYED_BY_SHARD: readonly string[] = ['stream_position', 'dead_letter'];

/** Citus wants the distributing column in every key. */
const KEYS = [
  `alter table event_store.stream_position drop constraint stream_position_pkey`,
  `alter table event_store.stream_position add primary key (shard_key, partition)`,
  `alter table event_store.dead_letter drop constraint dead_letter_pkey`,
  `alter table event_store.dead_letter add primary key (shard_key, id)`,
  `alter table event_store.dead_letter drop constraint dead_letter_partition_stream_id_key`,
  `alter table event_store.dead_letter add unique (shard_key, partition, stream_id)`,
];

export class DistributionError extends Error {}

/**
 * Distributes the event store over the nodes of a Citus cluster by customer, in one transaction:
 * nobody reads or writes it meanwhile. Tables that a later release added are distributed like the
 * others. Returns the names of the tables that it distributed.
 *
 * @throws DistributionError where `shards` cannot be, or the database has no Citus.
 */
export async function distributeEventStore(databaseUrl: string, shards: number): Promise<string[]> {
  if (shards < 2 || !Number.isInteger(Math.log2(shards)))
    throw new DistributionError(
      `The number of shards is a power of two from 2 on, and ${shards} is none.`,
    );

  return inTransaction(databaseUrl, async (client) => {
    if (!(await hasCitus(client)))
      throw new DistributionError(
        'The database has no Citus: run "create extension citus" and add its nodes first.',
      );

    const present = await readShardCount(client);
    if (present !== 1 && present !== shards)
      throw new DistributionError(`The event store has ${present} shards; their number is fixed.`);

    return distributeMissing(client, shards);
  });
}

/** Distributes the new tables of a migration where the event store is distributed. */
export function distributeNewTables(databaseUrl: string): Promise<string[]> {
  return inTransaction(databaseUrl, async (client) => {
    const shards = await readShardCount(client);
    return shards === 1 ? [] : distributeMissing(client, shards);
  });
}

/** An error ends the connection, and with it the transaction. */
async function inTransaction<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();

  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

async function distributeMissing(client: pg.Client, shards: number): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select substring(logicalrelid::text from '[^.]*$') as name from pg_dist_partition
     where logicalrelid::text like 'event_store.%'`,
  );
  const known = new Set(rows.map(({ name }) => name));
  const missing = DISTRIBUTED_TABLES.filter((table) => !known.has(table));

  // Shards of one transaction are created one after the other over the same connection.
  await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
  if (missing.includes('stream_position')) await prepareKeys(client, shards);

  for (const table of missing)
    await client.query(
      table === 'customer_state'
        ? `select create_distributed_table($1::regclass, $2, colocate_with => 'none', shard_count => ${shards})`
        : `select create_distributed_table($1::regclass, $2, colocate_with => 'event_store.customer_state')`,
      [`event_store.${table}`, KEYED_BY_SHARD.includes(table) ? 'shard_key' : 'customer_id'],
    );

  return missing;
}

async function prepareKeys(client: pg.Client, shards: number): Promise<void> {
  for (const statement of KEYS) await client.query(statement);

  for (const table of KEYED_BY_SHARD) {
    const { rows } = await client.query<{ partition: number }>(
      `select distinct partition from event_store.${table}`,
    );
    for (const { partition } of rows)
      await client.query(`update event_store.${table} set shard_key = $2 where partition = $1`, [
        partition,
        shardKeyOf(partition, shards),
      ]);
  }
}

async function hasCitus(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from pg_extension where extname = 'citus'`);
  return rowCount === 1;
}
