import { beforeAll, expect, test } from '@jest/globals';
import { FILTER_REASON, NO_VIEWER } from '#server/event-store/codes.js';
import { readLedger } from '#server/event-store/ledger.js';
import { encodeQueuedEvent, type QueuedEvent } from '#server/ingestion/queued-event.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { readFigures } from '#server/testing/events/figures.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { recoverEvents } from './recover-events.js';
import { readStoredEvents } from './stored-events.js';

const PARTITIONS = 3;
const HOUR_MS = 3_600_000;

const former = testDatabase();
const restored = testDatabase();
const formerRedis = testRedis();
const redis = testRedis();
const formerWorkers = testWorkers(former, formerRedis, { partitions: PARTITIONS });
const workers = testWorkers(restored, redis, { partitions: PARTITIONS });
const noon = Date.now() - 12 * HOUR_MS;
let tags: CustomerTags;

const read = async (sinceMs: number) => {
  const found: QueuedEvent[] = [];
  await readStoredEvents(former.pool, sinceMs, (events) => {
    found.push(...events);
    return Promise.resolve();
  });
  return found.map(encodeQueuedEvent).sort();
};

const recover = async (sinceMs: number) => {
  const parts = { former: former.pool, restored: restored.pool, redis: redis.client };
  const report = await recoverEvents({ ...parts, partitions: PARTITIONS, sinceMs });
  await workers.untilStored();
  return report;
};

const stateOf = async (database: typeof former) => ({
  figures: await readFigures(database.pool, tags.customerId),
  ledger: await readLedger(database.pool, {
    from: new Date(0),
    to: new Date(Date.UTC(2200, 0)),
    customerId: tags.customerId,
    waiting: 0,
    maxTags: 10,
  }),
});

/** An impression and the visit that it is credited with, of each of some viewers. */
const visits = (from: number, to: number): QueuedEvent[] =>
  Array.from({ length: to - from }, (_, at) => {
    const of = { customerId: tags.customerId, viewer: viewer(from + at) };
    return [
      buildEvent({ ...of, tagId: tags.impression[0], occurredAtMs: noon, receivedAtMs: noon }),
      buildEvent({
        ...of,
        kind: 'webhit',
        tagId: tags.webhit[1],
        occurredAtMs: noon + HOUR_MS,
        receivedAtMs: noon + HOUR_MS,
      }),
    ];
  }).flat();

beforeAll(async () => {
  tags = await buildTags(former.orm);
  expect(await buildTags(restored.orm)).toEqual(tags);
});

test('events that only the former database has are stored with the same figures and ledger, once', async () => {
  const of = { customerId: tags.customerId, tagId: tags.impression[1] };
  const at = { occurredAtMs: noon, receivedAtMs: noon };
  const kept = visits(1, 4);
  const lost = [
    ...visits(4, 8),
    buildEvent({ ...of, ...at, hasCallerId: true }),
    buildEvent({ ...of, ...at, viewer: null }),
    buildEvent({ ...of, ...at, filterReason: FILTER_REASON.bot }),
    buildEvent({
      ...of,
      ...at,
      kind: 'webhit',
      tagId: tags.webhit[0],
      viewer: viewer(9),
      formerViewer: viewer(8),
    }),
  ];
  const later = await buildTags(former.orm);
  const unknown = buildEvent({ ...at, customerId: later.customerId, tagId: later.impression[0] });
  const early = buildEvent({ ...of, occurredAtMs: noon - 1, receivedAtMs: noon - 1 });

  await formerWorkers.queue([...kept, ...lost, unknown]);
  await formerWorkers.untilStored();
  await workers.queue(kept);
  await workers.untilStored();
  expect(await read(noon)).toEqual([...kept, ...lost, unknown].map(encodeQueuedEvent).sort());

  const known = kept.length;
  expect(await recover(noon)).toEqual({ recovered: lost.length, known, withoutTag: 1 });
  expect(await stateOf(restored)).toEqual(await stateOf(former));
  expect((await stateOf(restored)).figures.responses).toHaveLength(7);

  expect(await recover(noon)).toEqual({ recovered: 0, known: known + lost.length, withoutTag: 1 });

  await formerWorkers.queue([early]);
  await formerWorkers.untilStored();
  expect(await recover(noon)).toMatchObject({ recovered: 0 });
  expect(await recover(noon - 1)).toMatchObject({ recovered: 1 });
  expect(await stateOf(restored)).toEqual(await stateOf(former));
});

test('events whose viewers the former database has cleared are left to the restored one', async () => {
  const at = { occurredAtMs: noon - HOUR_MS, receivedAtMs: noon };
  const event = buildEvent({ customerId: tags.customerId, tagId: tags.impression[0], ...at });
  for (const each of [formerWorkers, workers]) {
    await each.queue([event]);
    await each.untilStored();
  }
  const before = await stateOf(restored);

  await former.pool.query('update event_store.impression set viewer = $1 where event_id = $2', [
    NO_VIEWER,
    event.id,
  ]);
  await former.pool.query(`insert into event_store.watermark values ('viewer_keys', $1)`, [
    new Date(noon - 1),
  ]);
  expect(await recover(noon)).toMatchObject({ recovered: 0 });
  expect(await stateOf(restored)).toEqual(before);
});
