import type { Pool } from 'pg';
import { KnownCustomers } from '#server/ingestion/worker/lookups/known-customers.js';
import { KnownRegions } from '#server/ingestion/worker/lookups/known-regions.js';
import { KnownTags } from '#server/ingestion/worker/lookups/known-tags.js';
import { MonthPartitions } from '#server/ingestion/worker/rollups/month-partitions.js';

/**
 * What a worker remembers of the database between batches; only things that never become untrue, or
 * are asked again.
 */
export interface Lookups {
  readonly pool: Pool;
  readonly customers: KnownCustomers;
  readonly tags: KnownTags;
  readonly regions: KnownRegions;
  readonly months: MonthPartitions;
}

export const openLookups = (pool: Pool): Lookups => ({
  pool,
  customers: new KnownCustomers(pool),
  tags: new KnownTags(pool),
  regions: new KnownRegions(pool),
  months: new MonthPartitions(pool),
});
