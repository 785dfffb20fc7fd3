import type { ClientBase } from 'pg';
import type { Erasure } from '#server/event-store/contract/customer-state.js';

export async function listErasures(
  client: ClientBase,
  customerIds: Iterable<number>,
): Promise<Erasure[]> {
  const { rows } = await client.query<{ customer_id: number; viewer: string; before: Date }>({
    name: 'erased-viewers',
    text: 'select customer_id, viewer, before from event_store.erased_viewer where customer_id = any($1::integer[])',
    values: [[...customerIds]],
  });

  return rows.map((row) => ({
    customerId: row.customer_id,
    viewer: row.viewer,
    beforeMs: row.before.getTime(),
  }));
}
