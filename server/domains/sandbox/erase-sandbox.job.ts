import { readShardCount } from '#server/event-store/shards.js';
import { lockCustomers } from '#server/event-store/postgres/customers/customer-states.js';
import type { JobKind } from '#server/ingestion/worker/jobs/job-kind.js';

interface LeftBehind {
  customerIds: number[];
}

/**
 * Every table of the event store with rows of a customer, but its state: a worker that has met the
 * customer goes on locking that row. A test compares the list with the database.
 */
export const ERASED_TABLES = [
  ...['impression', 'webhit', 'response', 'caller_event', 'viewer_link', 'erased_viewer'],
  ...['impression_rollup', 'response_rollup', 'webhit_rollup', 'webhit_region_rollup'],
  ...['site_ping', 'tag_health', 'day_version', 'ledger'],
  ...['effect_run', 'effect_cell', 'effect_day', 'effect_recount'],
  ...['experiment_arm', 'experiment_count'],
] as const;

/** Deletes all events of clients that a sandbox left behind, and what was counted from them. */
export const ERASE_SANDBOX: JobKind<LeftBehind, null> = {
  name: 'erase sandbox',

  async run(client, { customerIds }) {
    await lockCustomers(client, customerIds, await readShardCount(client));
    for (const table of ERASED_TABLES)
      await client.query(
        `delete from event_store.${table} where customer_id = any($1::integer[])`,
        [customerIds],
      );
    await client.query(
      'update event_store.customer_state set latest_webhit_at = null where customer_id = any($1::integer[])',
      [customerIds],
    );
    return null;
  },
};
