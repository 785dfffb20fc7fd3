import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { openDatabase } from '#server/database/orm.js';
import { readLedger } from '#server/event-store/ledger.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';
import { Worker } from '#server/ingestion/worker/loop/worker.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { readFigures } from '#server/testing/events/figures.js';
import { queueEvents, untilDrained } from '#server/testing/events/queue-events.js';
import { testRedis } from '#server/testing/test-redis.js';
import { ArchivedPostgres } from './archived-postgres.js';

const PARTITIONS = 1;
const VIEWERS = 5;
const MOMENT = 'before_the_mistake';
const ALL_TIME = { from: new Date(0), to: new Date(Date.UTC(2200, 0)) };

const redis = testRedis();
const postgres = new ArchivedPostgres();
let tags: CustomerTags;

/** An impression and, an hour later, the visit that is credited to it; of each viewer. */
const visitsAt = (time: string): QueuedEvent[] =>
  Array.from({ length: VIEWERS }, (_, number) => {
    const impressedAtMs = Date.parse(time);
    const of = { customerId: tags.customerId, viewer: viewer(number) };
    return [
      buildEvent({ ...of, tagId: tags.impression[0], occurredAtMs: impressedAtMs }),
      buildEvent({
        ...of,
        kind: 'webhit',
        tagId: tags.webhit[0],
        occurredAtMs: impressedAtMs + 3_600_000,
      }),
    ];
  }).flat();

const queue = (events: readonly QueuedEvent[]) => queueEvents(redis.client, events, PARTITIONS);

async function storeQueued(): Promise<void> {
  const workerPool = openWorkerPool(postgres.url, 4);
  const worker = new Worker(
    {
      redis: redis.client,
      lookups: openLookups(openEventStore(workerPool), workerPool),
      observeStep: () => undefined,
    },
    { partitions: PARTITIONS, batchSize: 1_000, lanes: 1, restMs: 4 },
  );
  worker.start();
  await untilDrained(redis.client, PARTITIONS);
  await worker.stop();
  await workerPool.end();
}

const figures = () => readFigures(postgres.pool, tags.customerId);

async function expectConsistent(stored: number): Promise<void> {
  const check = await recomputeCustomer(openEventStore(postgres.pool), tags.customerId, 'check');
  expect(check?.differences).toEqual([]);
  const ledger = await readLedger(postgres.pool, { ...ALL_TIME, waiting: 0, maxTags: 10 });
  expect(ledger).toMatchObject({ balance: 'balanced', total: { stored } });
}

beforeAll(async () => {
  await postgres.start();
  await migrateDatabase(postgres.url);
  const orm = await openDatabase({ databaseUrl: postgres.url, databasePoolSize: 2 });
  tags = await buildTags(orm);
  await orm.close(true);
}, 60_000);

afterAll(() => postgres.remove());

test('a restore to a moment has its figures, stores what waits in the queue once, and takes lost events again', async () => {
  await queue(visitsAt('2026-06-01T09:00:00Z'));
  await storeQueued();
  await postgres.backUp();
  await queue(visitsAt('2026-06-02T09:00:00Z'));
  await storeQueued();
  const atMoment = await figures();
  await postgres.pool.query('select pg_create_restore_point($1)', [MOMENT]);

  const trimmed = visitsAt('2026-06-03T09:00:00Z');
  await queue(trimmed);
  await storeQueued();
  await postgres.pool.query('delete from event_store.impression');
  const waiting = visitsAt('2026-06-04T09:00:00Z');
  await queue(waiting);
  await postgres.stop();

  await postgres.restoreTo({ recovery_target_name: MOMENT });
  expect(await figures()).toEqual(atMoment);
  expect(atMoment.responses).toHaveLength(2 * VIEWERS);
  await expectConsistent(4 * VIEWERS);

  await storeQueued();
  await expectConsistent(6 * VIEWERS);

  await queue([...trimmed, ...waiting]);
  await storeQueued();
  await expectConsistent(8 * VIEWERS);
  expect((await figures()).responses).toHaveLength(4 * VIEWERS);
}, 120_000);
