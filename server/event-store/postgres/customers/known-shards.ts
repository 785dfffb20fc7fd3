import type { Pool } from 'pg';
import { readShardCount } from '#server/event-store/shards.js';

/** Number of shards of the event store. It changes only while no worker runs. */
export class KnownShards {
  private known: number | null = null;

  constructor(private readonly pool: Pool) {}

  async count(): Promise<number> {
    return (this.known ??= await readShardCount(this.pool));
  }
}
