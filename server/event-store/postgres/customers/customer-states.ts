import { lockShard, shardOf } from '#server/event-store/shards.js';
import { MAX_BUCKETS } from '#server/event-store/viewer-buckets.js';
import type { ClientBase, Pool } from 'pg';
import { reportingClock } from '#server/event-store/reporting-time.js';
import type {
  BucketRef,
  CustomerState,
  LatestWebhit,
} from '#server/event-store/contract/customer-state.js';

interface StateRow {
  customer_id: number;
  bucket: number;
  buckets: number;
  time_zone: string;
  latest_webhit_at: Date | null;
}

/** Locks all buckets of the customers: nothing of them is stored until the end of the transaction. */
export const lockCustomers = (
  client: ClientBase,
  customerIds: Iterable<number>,
  shards: number,
): Promise<Map<number, CustomerState>> =>
  lockBuckets(
    client,
    [...customerIds].map((customerId) => ({ customerId, bucket: null })),
    shards,
  );

/**
 * Locks the buckets until the end of the transaction, always in the same order, and returns the
 * states of their customers.
 */
export async function lockBuckets(
  client: ClientBase,
  wanted: readonly BucketRef[],
  shards: number,
): Promise<Map<number, CustomerState>> {
  const states = new Map<number, CustomerState>();

  // Citus locks rows of one shard in a statement.
  const byShard = Map.groupBy(wanted, ({ customerId }) => shardOf(customerId, shards));
  for (const [, inShard] of [...byShard].sort(([a], [b]) => a - b)) {
    if (shards > 1) await lockShard(client, inShard[0]?.customerId ?? 0);
    for (const [customerId, rows] of await lockInShard(client, inShard))
      states.set(customerId, buildState(rows));
  }

  return states;
}

async function lockInShard(
  client: ClientBase,
  wanted: readonly BucketRef[],
): Promise<Map<number, StateRow[]>> {
  const buckets = new Map<number, Set<number> | null>();
  for (const { customerId, bucket } of wanted) {
    const known = buckets.get(customerId);
    if (bucket === null) buckets.set(customerId, null);
    else if (known === undefined) buckets.set(customerId, new Set([bucket]));
    else known?.add(bucket);
  }

  for (;;) {
    await client.query('savepoint unlocked');
    const rows = await lockRows(client, buckets);
    const byCustomer = Map.groupBy(rows, (row) => row.customer_id);
    const changed = [...buckets].filter(
      ([customerId, own]) => !isComplete(byCustomer.get(customerId) ?? [], own),
    );
    if (changed.length === 0) {
      await client.query('release savepoint unlocked');
      return byCustomer;
    }

    // Somebody changed the number of buckets while this waited. Unlocks, to lock all in order.
    await client.query('rollback to savepoint unlocked');
    for (const [customerId] of changed) buckets.set(customerId, null);
  }
}

/** True where the rows are of one number of buckets, and all that are wanted. */
function isComplete(rows: readonly StateRow[], wanted: ReadonlySet<number> | null): boolean {
  const [first] = rows;
  if (!first) return wanted === null; // no such customer
  const { buckets } = first;
  const expected =
    wanted === null ? buckets : new Set([...wanted].map((bucket) => bucket % buckets)).size;
  return rows.length === expected && rows.every((row) => row.buckets === buckets);
}

const ROOM = 2 * MAX_BUCKETS;
const COUNTS = Array.from({ length: Math.log2(MAX_BUCKETS) + 1 }, (_, power) => 2 ** power);

/**
 * `buckets + bucket` names a bucket of any number of buckets, since that is a power of two: so the
 * statement finds the right ones without knowing the number.
 */
async function lockRows(
  client: ClientBase,
  wanted: ReadonlyMap<number, ReadonlySet<number> | null>,
): Promise<StateRow[]> {
  const parted = [...wanted].flatMap(([customerId, buckets]) =>
    buckets === null ? [] : [{ customerId, buckets: [...buckets] }],
  );
  const places = parted.flatMap(({ customerId, buckets }) =>
    COUNTS.flatMap((count) =>
      buckets.map((bucket) => customerId * ROOM + count + (bucket % count)),
    ),
  );

  const { rows } = await client.query<StateRow>(
    `select customer_id, bucket, buckets, time_zone, latest_webhit_at
     from event_store.customer_state
     where customer_id = any($1::integer[]) and (
       customer_id <> all($2::integer[])
       or customer_id::bigint * ${ROOM} + buckets + bucket = any($3::bigint[])
     )
     order by customer_id, bucket for update`,
    [[...wanted.keys()], parted.map(({ customerId }) => customerId), [...new Set(places)]],
  );
  return rows;
}

function buildState(rows: readonly StateRow[]): CustomerState {
  const latestMs = rows.map((row) => row.latest_webhit_at?.getTime() ?? -Infinity);

  return {
    clock: reportingClock(rows[0]?.time_zone ?? 'UTC'),
    latestWebhitMs: Math.max(...latestMs),
    leastLatestMs: Math.min(...latestMs),
    buckets: rows[0]?.buckets ?? 1,
    lockedBuckets: rows.map((row) => row.bucket),
  };
}

/**
 * Creates the missing states of customers, in their country's zone; ignores ids without a customer.
 */
export async function createStates(
  database: Pool | ClientBase,
  customerIds: Iterable<number>,
): Promise<void> {
  await database.query(
    `insert into event_store.customer_state (customer_id, time_zone)
     select customer.id, country.time_zone from customer join country on country.code = customer.country_code
     where customer.id = any($1::integer[]) order by customer.id on conflict do nothing`,
    [[...customerIds]],
  );
}

export async function moveLatestWebhits(
  client: ClientBase,
  moved: readonly LatestWebhit[],
): Promise<void> {
  await client.query(
    `update event_store.customer_state state set latest_webhit_at = moved.latest_webhit_at
     from unnest($1::integer[], $2::smallint[], $3::timestamptz[])
       as moved (customer_id, bucket, latest_webhit_at)
     where state.customer_id = moved.customer_id and state.bucket = moved.bucket
       and state.customer_id = any($1)`,
    [
      moved.map(({ customerId }) => customerId),
      moved.map(({ bucket }) => bucket),
      moved.map(({ latestWebhitMs }) => new Date(latestWebhitMs)),
    ],
  );
}

/** Creates the missing states. Returns the customers that have one. */
export async function prepareCustomers(
  pool: Pool,
  customerIds: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  await createStates(pool, customerIds);
  const { rows } = await pool.query<{ customer_id: number }>(
    'select customer_id from event_store.customer_state where customer_id = any($1::integer[])',
    [[...customerIds]],
  );
  return new Set(rows.map((row) => row.customer_id));
}
