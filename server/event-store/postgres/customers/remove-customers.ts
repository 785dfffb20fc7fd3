import type { ClientBase } from 'pg';
import { lockCustomers } from './customer-states.js';

/**
 * Every table of the event store with rows of a customer, but its state: a worker that has met the
 * customer goes on locking that row. A test compares the list with the database.
 */
export const TABLES_OF_CUSTOMERS = [
  'impression',
  'webhit',
  'response',
  'caller_event',
  'viewer_link',
  'erased_viewer',
  'shared_viewer',
  'filtered_customer',
  'filtered_day',
  'viewer_filter',
  'late_viewer',
  'impression_rollup',
  'response_rollup',
  'impression_device_rollup',
  'response_device_rollup',
  'webhit_rollup',
  'webhit_region_rollup',
  'site_ping',
  'tag_health',
  'day_version',
  'day_block', // after the versions, which the writer of blocks holds while it writes
  'figure_change',
  'ledger',
  'effect_day',
  'effect_recount',
  'experiment_arm',
  'experiment_count',
] as const;

export async function removeCustomers(
  client: ClientBase,
  customerIds: readonly number[],
  shards: number,
): Promise<void> {
  await lockCustomers(client, customerIds, shards);

  for (const table of TABLES_OF_CUSTOMERS)
    await client.query(`delete from event_store.${table} where customer_id = any($1::integer[])`, [
      customerIds,
    ]);
  await client.query(
    'update event_store.customer_state set latest_webhit_at = null where customer_id = any($1::integer[])',
    [customerIds],
  );
}
