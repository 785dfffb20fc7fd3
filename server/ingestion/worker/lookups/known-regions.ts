import type { Pool } from 'pg';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';

export class KnownRegions {
  private readonly ids = new Set<number>();

  constructor(private readonly pool: Pool) {}

  has(regionId: number): boolean {
    return this.ids.has(regionId);
  }

  /** Reads the table again when an event names an unknown region: a release may have added it. */
  async learn(events: readonly QueuedEvent[]): Promise<void> {
    if (events.every((event) => this.ids.has(event.regionId))) return;
    const { rows } = await this.pool.query<{ id: number }>('select id from region');
    for (const { id } of rows) this.ids.add(id);
  }
}
