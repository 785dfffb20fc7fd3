import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';

const keyOf = (customerId: number, viewer: string | null) => `${customerId}:${viewer ?? ''}`;

/**
 * Leaves out the events of erased viewers that occurred before the erasure: from the queue, a
 * spool, a dead letter, a retry or an imported log. Runs with the customers locked, as an erasure
 * does.
 */
export async function leaveOutErased(batch: Batch): Promise<void> {
  const { rows } = await batch.client.query<{ customer_id: number; viewer: string; before: Date }>({
    name: 'erased-viewers',
    text: 'select customer_id, viewer, before from event_store.erased_viewer where customer_id = any($1::integer[])',
    values: [[...batch.customers.keys()]],
  });
  if (rows.length === 0) return;

  const erased = new Map(
    rows.map((row) => [keyOf(row.customer_id, row.viewer), row.before.getTime()]),
  );

  const isErased = ({ customerId, viewer, occurredAtMs }: QueuedEvent) =>
    viewer !== null && occurredAtMs <= (erased.get(keyOf(customerId, viewer)) ?? -Infinity);

  batch.arrivals = batch.arrivals.filter(({ event }) => {
    if (!isErased(event)) return true;
    batch.erased.push(event);
    return false;
  });
}
