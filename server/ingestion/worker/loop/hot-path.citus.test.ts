import { beforeAll, describe, expect, it } from '@jest/globals';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { buildViewerFilters } from '#server/event-store/postgres/viewer-filters/build-viewer-filters.js';
import { partitionOf, readShardCount, shardOf } from '#server/event-store/shards.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { queueEvents } from '#server/testing/events/queue-events.js';
import { watchNodes } from '#server/testing/databases/watch-nodes.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { openLookups } from './lookups.js';
import { storeBatch } from './store-batch.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';

const PARTITIONS = 8;
const CUSTOMERS = 12;
const DAY_MS = 86_400_000;
const database = testDatabase();
const redis = testRedis();
const onCluster = process.env.CITUS_URL ? describe : describe.skip;

onCluster('a batch on a cluster', () => {
  let customers: CustomerTags[];
  beforeAll(async () => {
    customers = [];
    for (let made = 0; made < CUSTOMERS; made++) customers.push(await buildTags(database.orm));
  });

  it('stores what a partition holds on one node', async () => {
    const shards = await readShardCount(database.pool);
    expect(shards).toBeGreaterThan(1);

    const pool = openWorkerPool(database.roleUrl('worker'), 1);
    database.beforeDrop(() => pool.end());
    const lookups = openLookups(openEventStore(pool), database.pool);
    await lookups.store.preparePositions(PARTITIONS);

    const events = customers.flatMap(({ customerId, impression, webhit }) => [
      buildEvent({ customerId, tagId: impression[0], viewer: viewer(1), hasCallerId: true }),
      buildEvent({ customerId, tagId: webhit[0], kind: 'webhit', viewer: viewer(1) }),
    ]);
    // These have transactions of their own, once for all batches.
    await lookups.store.prepareDays(events.map(({ occurredAtMs }) => occurredAtMs));
    await lookups.customers.learn(events);
    await lookups.store.countShards();
    // The events are late ones, and histories are looked up with filters.
    const [{ occurredAtMs = 0 } = {}] = events;
    await buildViewerFilters(database.pool, occurredAtMs + 2 * DAY_MS);
    await queueEvents(redis.client, events, PARTITIONS);

    const used = new Set(customers.map(({ customerId }) => partitionOf(customerId, PARTITIONS)));
    expect(new Set(customers.map(({ customerId }) => shardOf(customerId, shards))).size).toBe(
      shards,
    );

    const sent = await watchNodes(pool);

    for (const partition of used) {
      sent.forget();
      const outcome = await storeBatch(
        { redis: redis.client, lookups },
        { partition, limit: 1_000, careful: false, poison: null },
      );

      expect(outcome).toMatchObject({ kind: 'stored', batch: { deadLetters: [] } });
      expect(sent.statements.length).toBeGreaterThan(10);
      expect(sent.nodes.size).toBe(1);
    }

    const { rows } = await database.pool.query<{ late: number }>(
      'select count(*)::integer as late from event_store.late_viewer',
    );
    expect(rows).toEqual([{ late: CUSTOMERS }]);
  });
});
