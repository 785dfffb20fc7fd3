import type { ClientBase } from 'pg';
import type { StoreTransaction } from '#server/event-store/contract/store-transaction.js';
import { readViewerEpochs } from '#server/event-store/viewer-epochs.js';
import { addCalls } from './counts/call-counts.js';
import { addFigures } from './counts/figure-counts.js';
import { lockBuckets, lockCustomers, moveLatestWebhits } from './customers/customer-states.js';
import type { KnownShards } from './customers/known-shards.js';
import { removeCustomers } from './customers/remove-customers.js';
import { removeStaleBlocks } from './day-blocks/remove-stale-blocks.js';
import { addDeadLetters, changeReason, lockDeadLetters, markReplayed } from './dead-letters.js';
import { listErasures } from './events/erasures.js';
import { readHistories } from './events/histories.js';
import { addCallerEvents, findStored } from './events/known-events.js';
import { findReports, markRepeated } from './events/reports.js';
import { addSharedViewers, listSharedViewers } from './events/shared-viewers.js';
import { storeRaw } from './events/store-raw.js';
import { replaceResponses } from './events/store-responses.js';
import { addLinks, findLinks } from './events/viewer-links.js';
import { lockPosition, movePosition } from './positions.js';
import { readViewer, removeViewer } from './viewers/remove-viewer.js';
import { readLetters } from './viewers/viewer-letters.js';
import { shareLockWatermarks } from './watermarks.js';

/** The transaction that is open on the client; whoever opened it ends it. */
export function storeTransaction(client: ClientBase, shards: KnownShards): StoreTransaction {
  return {
    lockPosition: async (partition) => lockPosition(client, partition, await shards.count()),
    movePosition: async (partition, position) =>
      movePosition(client, { partition, shards: await shards.count() }, position),

    lockCustomers: async (customerIds) => lockCustomers(client, customerIds, await shards.count()),
    lockBuckets: async (wanted) => lockBuckets(client, wanted, await shards.count()),
    shareLockWatermarks: () => shareLockWatermarks(client),
    moveLatestWebhits: (moved) => moveLatestWebhits(client, moved),

    listErasures: (customerIds) => listErasures(client, customerIds),
    addCallerEvents: (keys, storedAtMs) => addCallerEvents(client, keys, storedAtMs),
    findStored: (keys) => findStored(client, keys),
    findReports: (impressions) => findReports(client, impressions),
    markRepeated: (impressions) => markRepeated(client, impressions),
    addEvents: (events) => storeRaw(client, events),

    listEpochs: () => readViewerEpochs(client),
    addLinks: (links) => addLinks(client, links),
    findLinks: (viewers) => findLinks(client, viewers),
    listSharedViewers: (customerIds) => listSharedViewers(client, customerIds),
    addSharedViewers: (viewers, sinceMs) => addSharedViewers(client, viewers, sinceMs),
    readHistories: async (viewers, reader) =>
      readHistories(client, viewers, reader, await shards.count()),
    replaceResponses: (changes) => replaceResponses(client, changes),

    addFigures: (changes) => addFigures(client, changes),
    removeFormerFigures: (customerId) => removeStaleBlocks(client, customerId),
    addCalls: (changes) => addCalls(client, changes),

    removeCustomers: async (customerIds) =>
      removeCustomers(client, customerIds, await shards.count()),

    addDeadLetters: async (partition, letters, storedAtMs) =>
      addDeadLetters(client, { partition, shards: await shards.count() }, letters, storedAtMs),
    lockDeadLetters: (filter, range) => lockDeadLetters(client, filter, range),
    markReplayed: (ids, replayedAtMs) => markReplayed(client, ids, replayedAtMs),
    changeReason: (id, reason, detail) => changeReason(client, id, reason, detail),

    removeViewer: async (scope, erasedAt) =>
      removeViewer(client, scope, { erasedAt, shards: await shards.count() }),
    readViewer: (scope) => readViewer(client, scope),
    listViewerLetters: (viewers) => readLetters(client, viewers),
  };
}
