import type { Pool } from 'pg';
import { KnownCustomers } from './known-customers.js';
import { KnownRegions } from './known-regions.js';
import { KnownTags } from './known-tags.js';
import { MonthPartitions } from './month-partitions.js';

/** What a worker remembers of the database between batches; only things that never become untrue, or are asked again. */
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
