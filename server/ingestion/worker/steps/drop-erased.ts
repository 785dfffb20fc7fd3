import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';

const formatKey = (customerId: number, viewer: string | null) => `${customerId}:${viewer ?? ''}`;

/**
 * Leaves out the events of erased viewers that occurred before the erasure: from the queue, a
 * spool, a dead letter, a retry or an imported log. Runs with the customers locked, as an erasure
 * does.
 */
export async function dropErased(batch: Batch): Promise<void> {
  const erasures = await batch.tx.listErasures(batch.customers.keys());
  if (erasures.length === 0) return;

  const erased = new Map(
    erasures.map(({ customerId, viewer, beforeMs }) => [formatKey(customerId, viewer), beforeMs]),
  );

  const isErased = ({ customerId, viewer, occurredAtMs }: QueuedEvent) =>
    viewer !== null && occurredAtMs <= (erased.get(formatKey(customerId, viewer)) ?? -Infinity);

  batch.arrivals = batch.arrivals.filter(({ event }) => {
    if (!isErased(event)) return true;
    batch.erased.push(event);
    return false;
  });
}
