import type { ClientBase, Pool } from 'pg';
import type { EventStore } from '#server/event-store/contract/event-store.js';
import type { StoreTransaction } from '#server/event-store/contract/store-transaction.js';
import { KnownCustomers } from '#server/ingestion/worker/lookups/known-customers.js';
import { KnownRegions } from '#server/ingestion/worker/lookups/known-regions.js';
import { KnownTags } from '#server/ingestion/worker/lookups/known-tags.js';

/** An event store in the database of the records: a transaction there may store events, too. */
interface JoinedStore extends EventStore {
  join(records: ClientBase): StoreTransaction;
}

/**
 * The event store, the database of the records, and a worker's caches of both between batches; they
 * hold only facts that stay true, or that are read again.
 */
export interface Lookups {
  readonly store: JoinedStore;
  readonly records: Pool;
  readonly customers: KnownCustomers;
  readonly tags: KnownTags;
  readonly regions: KnownRegions;
}

export const openLookups = (store: JoinedStore, records: Pool): Lookups => ({
  store,
  records,
  customers: new KnownCustomers(store),
  tags: new KnownTags(records),
  regions: new KnownRegions(records),
});
