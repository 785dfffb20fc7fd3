import { parseQueuedEvent, type QueuedEvent } from '#server/ingestion/queued-event.js';
import type { StreamEntry } from '#server/event-store/contract/dead-letter.js';
import type { Arrival, Batch, DeadLetter } from './batch.js';

/** Decodes the entries into arrivals; unreadable entries and known poison become dead letters. */
export function readEntries(batch: Batch): void {
  for (const entry of batch.entries) {
    const read = readEntry(entry, batch.poison?.entryId === entry.id ? batch.poison.detail : null);
    if ('reason' in read) batch.deadLetters.push(read);
    else batch.arrivals.push(read);
  }
}

function readEntry(entry: StreamEntry, poison: string | null): Arrival | DeadLetter {
  try {
    const event = parseQueuedEvent(entry.text);
    assertFits(event);
    return poison === null ? { entry, event } : { entry, reason: 'refused', detail: poison, event };
  } catch (error) {
    return {
      entry,
      reason: 'undecodable',
      detail: error instanceof Error ? error.message : String(error),
      event: null,
    };
  }
}

/** The columns are narrower than JavaScript's numbers. */
function assertFits({ customerId, tagId, regionId }: QueuedEvent): void {
  if (customerId < 1 || customerId > 2 ** 31 - 1)
    throw new Error(`customer ${customerId} is out of range`);
  if (tagId < 1 || tagId > 2 ** 31 - 1) throw new Error(`tag ${tagId} is out of range`);
  if (regionId < 1 || regionId > 2 ** 15 - 1) throw new Error(`region ${regionId} is out of range`);
}
