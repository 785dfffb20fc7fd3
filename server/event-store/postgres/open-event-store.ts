import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { countDeadLetters } from '#server/event-store/dead-letters.js';
import type { EventStore } from '#server/event-store/port/event-store.js';
import type { StoreTransaction } from '#server/event-store/port/store-transaction.js';
import { readShardKeys } from '#server/event-store/shards.js';
import { prepareCustomers } from './customers/customer-states.js';
import { KnownShards } from './customers/known-shards.js';
import { splitCustomer } from './customers/split-customer.js';
import { classifyFailure } from './failure.js';
import { openFigureReader } from './figures/figure-reader.js';
import { RawPartitions } from './partitions/raw-partitions.js';
import { preparePositions } from './positions.js';
import { storeTransaction } from './store-transaction.js';

/** The event store in the schema `event_store` of the database that also holds the records. */
export interface PostgresEventStore extends EventStore {
  /** The same transaction for records and events: whoever opened it ends it. */
  join(client: ClientBase): StoreTransaction;
}

/** The pool stays the caller's. Open one store for a process: it remembers what it has prepared. */
export function openEventStore(pool: Pool): PostgresEventStore {
  const shards = new KnownShards(pool);
  const partitions = new RawPartitions(pool);
  const join = (client: ClientBase) => storeTransaction(client, shards);

  return {
    join,
    transaction: async (work) => {
      try {
        return await inTransaction(pool, (client) => work(join(client)));
      } catch (error) {
        // Retention may have dropped a partition that it knows.
        partitions.forget();
        throw error;
      }
    },
    classifyFailure,
    preparePositions: (count) => preparePositions(pool, count),
    prepareCustomers: (customerIds) => prepareCustomers(pool, new Set(customerIds)),
    splitCustomer: (customerId, buckets) => splitCustomer(pool, customerId, buckets),
    prepareDays: (instantsMs) => partitions.ensure(instantsMs),

    ...openFigureReader(pool),

    countDeadLetters: (filter) => countDeadLetters(pool, filter),
    listLetterGroups: () => readShardKeys(pool),
  };
}
