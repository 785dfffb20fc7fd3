import { partitionOfEvent, type QueueLayout } from '#server/ingestion/queue-partitions.js';
import {
  encodeQueuedEvent,
  receivedField,
  type QueuedEvent,
} from '#server/ingestion/queued-event.js';

/** Called once: with null when the event is durably stored, else with the reason why it is not. */
export type OnStored = (error: Error | null) => void;

/** Events of one partition that go to the queue or the spool together. */
export class Batch {
  private readonly texts: string[] = [];
  private joined = '';
  private readonly received = new Map<string, number>();
  private listeners: OnStored[] = [];

  constructor(readonly partition: number) {}

  add(event: QueuedEvent, onStored?: OnStored): void {
    this.texts.push(encodeQueuedEvent(event));
    this.joined = '';
    const field = receivedField(event);
    this.received.set(field, (this.received.get(field) ?? 0) + 1);
    if (onStored) this.listeners.push(onStored);
  }

  get count(): number {
    return this.texts.length;
  }

  /** Encoded events, one per line. */
  get lines(): string {
    if (this.joined === '') this.joined = this.texts.join('\n');
    return this.joined;
  }

  /** One "field count" per line, for the counters of received calls. */
  get counters(): string {
    let text = '';
    for (const [field, count] of this.received) text += `${field} ${count}\n`;
    return text;
  }

  complete(error: Error | null): void {
    const listeners = this.listeners;
    this.listeners = [];
    for (const onStored of listeners) onStored(error);
  }
}

/** Events in their order, grouped by partition. */
export function batchesOf(events: Iterable<QueuedEvent>, layout: QueueLayout): Batch[] {
  const batches = new Map<number, Batch>();
  for (const event of events) {
    const partition = partitionOfEvent(event, layout);
    const batch = batches.get(partition) ?? new Batch(partition);
    batches.set(partition, batch);
    batch.add(event);
  }
  return [...batches.values()];
}
