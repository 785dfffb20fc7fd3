import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { differences } from '#server/analytics/testing/differences.js';
import { anchorsBefore, eventsOf, eventSteps } from '#server/analytics/testing/event-streams.js';
import { queuedOf } from '#server/analytics/testing/queued-events.js';
import { randomFilter, randomFrom, shuffled } from '#server/analytics/testing/random-choices.js';
import { readPanels } from '#server/analytics/testing/read-panels.js';
import type { RawEvent } from '#server/analytics/testing/reference-events.js';
import { referencePanels } from '#server/analytics/testing/reference-panels.js';
import { referenceScope, type ReferenceFilter } from '#server/analytics/testing/reference-scope.js';
import { readLedger } from '#server/event-store/ledger.js';
import { lockShard, readShardKeys } from '#server/event-store/shards.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { actorOf, serviceContext } from '../service-context.js';
import { keepMovingShards, readPlacements } from '../databases/move-shards.js';
import { testDatabase } from '../test-database.js';
import { testRedis } from '../test-redis.js';
import { testWorkers } from '../test-workers.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 2, partitions: 8, batchSize: 50 });
const onCluster = process.env.CITUS_URL ? describe : describe.skip;

const SECONDS = Number(process.env.MOVING_SECONDS ?? 20);
const CUSTOMERS = 6;
const LONGER_THAN_A_MOVE_MS = 8_000;
const STREAMS_EACH = 10;
const PART = 12;
const EVERYTHING: ReferenceFilter = {
  startDate: '2020-01-01',
  endDate: '2026-12-31',
  regions: [0],
  campaigns: [0],
  bookings: [0],
  creatives: [0],
  channels: [0],
  weekdays: [0],
  dayparts: [0],
  sites: [0],
};

const seed = randomInt(2 ** 31);
const random = randomFrom(seed);

interface Stage {
  world: World;
  events: RawEvent[];
  /** The events out of order, and some of them twice. */
  queued: QueuedEvent[];
}

let stages: Stage[];
beforeAll(async () => {
  stages = [];
  for (let at = 0; at < CUSTOMERS; at++)
    stages.push(drawStage(await buildWorld(database.orm.em.fork(), at % 2 === 0 ? 'NZ' : 'AU')));

  // While a shard moves Citus refuses to create tables.
  const all = stages.flatMap(({ events }) => events);
  await openEventStore(database.pool).prepareDays(all.map(({ occurredAtMs }) => occurredAtMs));
}, 120_000);

function drawStage(world: World): Stage {
  const nowMs = Date.now();
  const anchors = anchorsBefore(nowMs, world.zone);
  const streams = fc.sample(eventSteps, { numRuns: STREAMS_EACH, seed: seed + world.customerId });
  const events = streams.flatMap((steps) => eventsOf(steps, world, anchors, nowMs - 60_000));
  const again = events.filter(() => random() < 0.2);

  return {
    world,
    events,
    queued: shuffled([...events, ...again], random).map((event) =>
      queuedOf(world.customerId, event, random() < 0.3),
    ),
  };
}

async function send(): Promise<void> {
  const longest = Math.max(...stages.map(({ queued }) => queued.length));
  for (let from = 0; from < longest; from += PART) {
    for (const { queued } of stages) await workers.queue(queued.slice(from, from + PART));
    await sleep((SECONDS * 1_000 * PART) / longest);
  }
}

const panelsOf = ({ customerId }: World, filter: ReferenceFilter) =>
  readPanels(serviceContext({ database, redis }, actorOf('SYSTEM')), customerId, filter);

/** Dashboards of all customers again and again: what they count never becomes less. */
async function watch(isOver: () => boolean): Promise<number> {
  const seen = new Map<World, number>();
  let readings = 0;

  while (!isOver())
    for (const { world } of stages) {
      const { impressions } = (await panelsOf(world, EVERYTHING)).impressionSummary;
      expect(impressions).toBeGreaterThanOrEqual(seen.get(world) ?? 0);
      seen.set(world, impressions);
      readings += 1;
    }

  return readings;
}

async function expectAllCounted({ world, events, queued }: Stage): Promise<void> {
  for (const filter of [EVERYTHING, ...[1, 2, 3].map(() => randomFilter(world, events, random))]) {
    const scope = referenceScope(world, events, filter, null);
    const expected = referencePanels(world, filter, scope);
    const found = differences(await panelsOf(world, filter), expected);
    expect({ seed, filter, found }).toEqual({ seed, filter, found: [] });
  }

  const { customerId } = world;
  const check = await recomputeCustomer(openEventStore(database.pool), customerId, 'check');
  expect(check).toMatchObject({ differences: [] });
  const period = { from: new Date(0), to: new Date('2100-01-01'), waiting: 0, maxTags: 1 };
  expect(await readLedger(database.pool, { ...period, customerId })).toMatchObject({
    balance: 'balanced',
    total: { received: queued.length, duplicate: queued.length - events.length, deadLettered: 0 },
  });
}

onCluster('while shards move between nodes', () => {
  test('a move waits for those who have locked the shard', async () => {
    const before = await readPlacements(database.pool);

    const holding = await database.pool.connect();
    await holding.query('begin');
    for (const shardKey of await readShardKeys(database.pool)) await lockShard(holding, shardKey);
    const stopMoving = keepMovingShards(database.pool);
    await sleep(LONGER_THAN_A_MOVE_MS);
    expect(await readPlacements(database.pool)).toEqual(before);
    await holding.query('commit');
    holding.release();

    expect(await stopMoving()).toBe(1);
    expect(await readPlacements(database.pool)).not.toEqual(before);
  }, 60_000);

  test(
    'every event counts once, dashboards answer, and figures are those of the plain reference',
    async () => {
      let isSent = false;
      const stopMoving = keepMovingShards(database.pool);
      const sending = send()
        .then(() => workers.untilStored())
        .finally(() => (isSent = true));
      const [readings] = await Promise.all([watch(() => isSent), sending]);
      const moves = await stopMoving();

      for (const stage of stages) await expectAllCounted(stage);
      expect(moves).toBeGreaterThan(2);
      expect(readings).toBeGreaterThan(stages.length);
    },
    120_000 + SECONDS * 3_000,
  );
});
