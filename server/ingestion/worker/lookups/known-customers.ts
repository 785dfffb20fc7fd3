import type { Pool } from 'pg';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { createStates } from './customer-states.js';

/**
 * The customers that exist and have a state to lock. Customers are never deleted, only archived.
 */
export class KnownCustomers {
  private readonly ids = new Set<number>();

  constructor(private readonly pool: Pool) {}

  has(customerId: number): boolean {
    return this.ids.has(customerId);
  }

  async learn(events: readonly QueuedEvent[]): Promise<void> {
    const unknown = new Set<number>();
    for (const { customerId } of events) if (!this.ids.has(customerId)) unknown.add(customerId);
    if (unknown.size === 0) return;
    await createStates(this.pool, unknown);
    const { rows } = await this.pool.query<{ customer_id: number }>(
      'select customer_id from event_store.customer_state where customer_id = any($1::integer[])',
      [[...unknown]],
    );
    for (const row of rows) this.ids.add(row.customer_id);
  }
}
