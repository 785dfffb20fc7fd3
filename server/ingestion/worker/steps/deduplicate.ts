import type { CallerEventKey, EventKey } from '#server/event-store/contract/stored-event.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';

const eventKey = ({ kind, customerId, id }: CallerEventKey) => `${kind}:${customerId}:${id}`;
const storageKey = (event: EventKey) =>
  `${eventKey(event)}:${event.occurredAtMs}:${event.viewer ?? ''}`;

/**
 * A caller's own id is unique per sender, customer and kind, whatever time the retry states: the
 * first stored event stays.
 */
export async function leaveOutKnownCallerIds(batch: Batch): Promise<void> {
  const named = new Map<string, QueuedEvent>();
  for (const { event } of batch.arrivals) {
    if (event.hasCallerId && !named.has(eventKey(event))) named.set(eventKey(event), event);
  }

  if (named.size === 0) return;

  const added = await batch.tx.addCallerEvents([...named.values()], batch.nowMs);
  const fresh = new Set(added.map(eventKey));

  leaveOut(batch, (event) => event.hasCallerId && !fresh.delete(eventKey(event)));
}

/**
 * Only on the careful path: leaves out events that are stored already, or that the batch contains
 * twice.
 */
export async function leaveOutStored(batch: Batch): Promise<void> {
  if (!batch.careful) return;

  const known = await batch.tx.findStored(batch.arrivals.map(({ event }) => event));
  const stored = new Set(known.map(storageKey));

  leaveOut(batch, (event) => {
    const key = storageKey(event);
    if (stored.has(key)) return true;
    stored.add(key);
    return false;
  });
}

function leaveOut(batch: Batch, isDuplicate: (event: QueuedEvent) => boolean): void {
  batch.arrivals = batch.arrivals.filter(({ event }) => {
    if (!isDuplicate(event)) return true;
    batch.duplicates.push(event);
    return false;
  });
}
