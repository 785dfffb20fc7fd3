import type { Pool } from 'pg';
import { KnownCustomers } from '#server/ingestion/worker/lookups/known-customers.js';
import { KnownRegions } from '#server/ingestion/worker/lookups/known-regions.js';
import { KnownShards } from '#server/ingestion/worker/lookups/known-shards.js';
import { KnownTags } from '#server/ingestion/worker/lookups/known-tags.js';
import { RawPartitions } from '#server/ingestion/worker/rollups/raw-partitions.js';

/**
 * A worker's caches of the database between batches; they hold only facts that stay true, or that
 * are read again.
 */
export interface Lookups {
  readonly pool: Pool;
  readonly customers: KnownCustomers;
  readonly tags: KnownTags;
  readonly regions: KnownRegions;
  readonly shards: KnownShards;
  readonly partitions: RawPartitions;
}

export const openLookups = (pool: Pool): Lookups => ({
  pool,
  customers: new KnownCustomers(pool),
  tags: new KnownTags(pool),
  regions: new KnownRegions(pool),
  shards: new KnownShards(pool),
  partitions: new RawPartitions(pool),
});
