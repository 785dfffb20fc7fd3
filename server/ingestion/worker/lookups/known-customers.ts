import type { EventStore } from '#server/event-store/contract/event-store.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';

/** The customers that exist and can be locked. Customers are never deleted, only archived. */
export class KnownCustomers {
  private readonly ids = new Set<number>();

  constructor(private readonly store: EventStore) {}

  has(customerId: number): boolean {
    return this.ids.has(customerId);
  }

  async learn(events: readonly QueuedEvent[]): Promise<void> {
    const unknown = new Set<number>();
    for (const { customerId } of events) if (!this.ids.has(customerId)) unknown.add(customerId);
    if (unknown.size === 0) return;
    for (const id of await this.store.prepareCustomers(unknown)) this.ids.add(id);
  }
}
