import type { ClientBase } from 'pg';

/** Call it after the versions of the transaction's changes are written. */
export async function removeStaleBlocks(client: ClientBase, customerId: number): Promise<void> {
  await client.query(
    `delete from event_store.day_block as block using event_store.day_version as stored
     where block.customer_id = $1 and stored.customer_id = $1
       and stored.local_date = block.local_date and stored.version <> block.version`,
    [customerId],
  );
}
