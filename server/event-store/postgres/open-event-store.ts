import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { countDeadLetters } from '#server/event-store/dead-letters.js';
import type { EventStore } from '#server/event-store/contract/event-store.js';
import type { StoreTransaction } from '#server/event-store/contract/store-transaction.js';
import { readShardKeys } from '#server/event-store/shards.js';
import { readViewerEpochs } from '#server/event-store/viewer-epochs.js';
import { prepareCustomers } from './customers/customer-states.js';
import { KnownShards } from './customers/known-shards.js';
import { listSplits, splitCustomer } from './customers/split-customer.js';
import { classifyFailure } from './failure.js';
import { openFigureReader } from './figures/figure-reader.js';
import { RawPartitions } from './partitions/raw-partitions.js';
import { preparePositions } from './positions.js';
import { recomputeCustomer } from './recompute/recompute.js';
import { beginEpoch } from './retention/epochs.js';
import { clearViewerKeys } from './retention/clear-viewer-keys.js';
import { destroyViewerEpochs } from '#server/event-store/postgres/retention/epochs.js';
import { dropRawEvents } from './retention/drop-raw-events.js';
import { forgetCounters } from './retention/forget-counters.js';
import { shareBusyViewers } from '#server/event-store/postgres/events/shared-viewers.js';
import { forgetErasures } from '#server/event-store/postgres/retention/forget-counters.js';
import { storeTransaction } from './store-transaction.js';
import { sendBatchSettings } from './worker-pool.js';

/** The event store in the schema `event_store` of the database that also holds the records. */
interface PostgresEventStore extends EventStore {
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
        return await inTransaction(pool, async (client) => {
          if ((await shards.count()) > 1) await sendBatchSettings(client);
          return work(join(client));
        });
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
    listSplits: () => listSplits(pool),
    countShards: () => shards.count(),
    prepareDays: (instantsMs) => partitions.ensure(instantsMs),

    ...openFigureReader(pool),

    recomputeCustomer: async (request) => recomputeCustomer(pool, request, await shards.count()),
    shareBusyViewers: (customerId, eventsADay, now) =>
      shareBusyViewers(pool, customerId, eventsADay, now),

    dropEventsBefore: (startOfMonthMs) => dropRawEvents(pool, startOfMonthMs),
    clearViewersBefore: (utcMs) => clearViewerKeys(pool, utcMs),
    listEpochs: () => readViewerEpochs(pool),
    beginEpoch: (epoch) => beginEpoch(pool, epoch),
    destroyEpochs: (endedBeforeMs, now) => destroyViewerEpochs(pool, endedBeforeMs, now),
    forgetErasures: () => forgetErasures(pool),
    forgetCounters: (limits) => forgetCounters(pool, limits),

    countDeadLetters: (filter) => countDeadLetters(pool, filter),
    listLetterGroups: () => readShardKeys(pool),
  };
}
