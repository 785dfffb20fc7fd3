import type { Pool } from 'pg';
import { readShardCount } from '#server/event-store/shards.js';

/** In how many shards the event store is. Their number changes only while no worker runs. */
export class KnownShards {
  private known: number | null = null;

  constructor(private readonly pool: Pool) {}

  async count(): Promise<number> {
    return (this.known ??= await readShardCount(this.pool));
  }
}
