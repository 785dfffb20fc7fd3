import { shardOf } from '#server/event-store/shards.js';
import type { ClientBase, Pool } from 'pg';
import { reportingClock, type ReportingClock } from '#server/event-store/reporting-time.js';

export interface CustomerState {
  /**
   * The clock of the zone of the customer's rollups; after a change of country a recompute updates
   * it.
   */
  clock: ReportingClock;
  /** No stored webhit that could be credited is later. */
  latestWebhitMs: number;
}

/**
 * Locks the customers until the end of the transaction, always in the same order, and returns their
 * states.
 */
export async function lockCustomers(
  client: ClientBase,
  customerIds: Iterable<number>,
  shards = 1,
): Promise<Map<number, CustomerState>> {
  const states = new Map<number, CustomerState>();

  // Citus locks rows of one shard in a statement.
  const byShard = Map.groupBy(customerIds, (customerId) => shardOf(customerId, shards));
  for (const [, ids] of [...byShard].sort(([a], [b]) => a - b)) {
    const { rows } = await client.query<{
      customer_id: number;
      time_zone: string;
      latest_webhit_at: Date | null;
    }>(
      `select customer_id, time_zone, latest_webhit_at from event_store.customer_state
       where customer_id = any($1::integer[]) order by customer_id for update`,
      [ids],
    );

    for (const row of rows)
      states.set(row.customer_id, {
        clock: reportingClock(row.time_zone),
        latestWebhitMs: row.latest_webhit_at?.getTime() ?? -Infinity,
      });
  }

  return states;
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
