import type { Pool } from 'pg';
import { readShardCount } from '#server/event-store/shards.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { createStates, lockCustomers } from './customer-states.js';

/**
 * Gives a customer so many buckets, a power of two, while workers store its events. Waits for their
 * batches. Returns the former number; null when there is no such customer.
 */
export async function splitCustomer(
  pool: Pool,
  customerId: number,
  buckets: number,
): Promise<number | null> {
  await createStates(pool, [customerId]);

  return inTransaction(pool, async (client) => {
    const shards = await readShardCount(client);
    const state = (await lockCustomers(client, [customerId], shards)).get(customerId);
    if (!state) return null;

    // Viewers change their buckets, so that the latest webhit is that of all.
    const latest = state.latestWebhitMs === -Infinity ? null : new Date(state.latestWebhitMs);
    await client.query(
      'delete from event_store.customer_state where customer_id = $1 and bucket >= $2',
      [customerId, buckets],
    );
    await client.query(
      'update event_store.customer_state set buckets = $2, latest_webhit_at = $3 where customer_id = $1',
      [customerId, buckets, latest],
    );
    await client.query(
      `insert into event_store.customer_state
         (customer_id, bucket, buckets, time_zone, latest_webhit_at)
       select $1, bucket, $2, $3, $4 from unnest($5::smallint[]) as bucket
       on conflict do nothing`,
      [
        customerId,
        buckets,
        state.clock.timeZone,
        latest,
        Array.from({ length: buckets }, (_, bucket) => bucket),
      ],
    );

    return state.buckets;
  });
}

export async function listSplits(pool: Pool): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ customer_id: number; buckets: number }>(
    `select customer_id, buckets from event_store.customer_state
     where bucket = 0 and buckets > 1`,
  );
  return new Map(rows.map((row) => [row.customer_id, row.buckets]));
}
