import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import {
  buildWorld,
  type Home,
  type Principal,
  type World,
} from '#server/analytics/testing/build-world.js';
import { differences } from '#server/analytics/testing/differences.js';
import { anchorsBefore, eventsOf, eventSteps } from '#server/analytics/testing/event-streams.js';
import {
  randomFilter,
  randomFrom,
  randomQuestion,
  shuffled,
} from '#server/analytics/testing/random-choices.js';
import { readReport } from '#server/analytics/report-query/report.service.js';
import { queuedOf } from '#server/analytics/testing/queued-events.js';
import { filterInput, readPanels } from '#server/analytics/testing/read-panels.js';
import type { RawEvent } from '#server/analytics/testing/reference-events.js';
import { referencePanels } from '#server/analytics/testing/reference-panels.js';
import { isUnanswerable, referenceReport } from '#server/analytics/testing/reference-report.js';
import { referenceScope, type ReferenceFilter } from '#server/analytics/testing/reference-scope.js';
import { encodeQueuedEvent, EVENT_FIELD, streamKey } from '#server/ingestion/queued-event.js';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { storeBatch, type WorkerParts } from '#server/ingestion/worker/loop/store-batch.js';
import { PROPERTY_RUNS } from '../property-runs.js';
import { serviceContext } from '../service-context.js';
import { testDatabase } from '../test-database.js';
import { testRedis } from '../test-redis.js';

const PARTITION = 0;
/** Each compares every panel and six reports for every principal, twice. */
const RUNS = Math.ceil(PROPERTY_RUNS / 3);
const database = testDatabase();
const redis = testRedis();

/** A call that the edge accepted: an event as it was sent, perhaps repeated. */
interface Delivery {
  event: RawEvent;
  hasCallerId: boolean;
}

async function push(customerId: number, deliveries: readonly Delivery[]): Promise<void> {
  for (const { event, hasCallerId } of deliveries) {
    const text = encodeQueuedEvent(queuedOf(customerId, event, hasCallerId));
    await redis.client.xadd(streamKey(PARTITION), '*', EVENT_FIELD, text);
  }
}

/** The caller's own id makes a retry recognised even when its time has changed. */
function sentAgain({ event, hasCallerId }: Delivery, random: () => number): Delivery {
  const laterMs = hasCallerId ? Math.floor(random() * 3) * 3_600_000 : 0;
  return { event: { ...event, occurredAtMs: event.occurredAtMs - laterMs }, hasCallerId };
}

async function drain(parts: WorkerParts, limit: number): Promise<void> {
  let careful = false;
  for (;;) {
    const outcome = await storeBatch(parts, { partition: PARTITION, limit, careful, poison: null });
    if (outcome.kind === 'empty') return;
    if (outcome.kind === 'failed' && careful) throw outcome.error;
    if (outcome.kind !== 'locked') careful = outcome.kind === 'failed';
  }
}

/** Two workers at once, with batches of a few entries. */
async function work(limit: number): Promise<void> {
  const parts = () => ({
    pool: database.pool,
    redis: redis.client,
    lookups: openLookups(openEventStore(database.pool), database.pool),
  });
  await Promise.all([drain(parts(), limit), drain(parts(), limit + 1)]);
}

async function expectSameFigures(
  world: World,
  events: readonly RawEvent[],
  random: () => number,
): Promise<void> {
  for (const principal of world.principals) {
    const { name, actor, bookingIds } = principal;
    const filter = randomFilter(world, events, random);
    const actual = await readPanels(
      serviceContext({ database, redis }, actor),
      world.customerId,
      filter,
    );
    const scope = referenceScope(world, events, filter, bookingIds);
    const expected = referencePanels(world, filter, scope);
    const found = differences(actual, expected);
    expect({ principal: name, filter, found }).toEqual({ principal: name, filter, found: [] });
    await expectSameReports({ world, events, filter, principal }, random);
  }
}

interface Asked {
  world: World;
  events: readonly RawEvent[];
  filter: ReferenceFilter;
  principal: Principal;
}

const QUESTIONS = 6;

async function expectSameReports(asked: Asked, random: () => number): Promise<void> {
  const { world, events, filter, principal } = asked;
  const scope = referenceScope(world, events, filter, principal.bookingIds);

  for (let count = 0; count < QUESTIONS; count += 1) {
    const question = randomQuestion(random);
    const reading = readReport(serviceContext({ database, redis }, principal.actor), {
      filter: filterInput(world.customerId, filter),
      ...question,
    });
    if (isUnanswerable(question)) {
      await expect(reading).rejects.toMatchObject({ code: 'INVALID' });
      continue;
    }

    const { rows, rowCount, totals } = await reading;
    const actual = {
      rowCount,
      totals,
      rows: rows.map(({ valueIds, values, ...row }) => {
        expect(valueIds).toEqual(row.dimensions.map(({ valueId }) => valueId));
        expect(values).toEqual(row.cells.map(({ value }) => value));
        return { ...row, dimensions: row.dimensions.map(({ name: _, ...value }) => value) };
      }),
    };
    const found = differences(actual, referenceReport(world, filter, scope, question));
    expect({ question, filter, found }).toEqual({ question, filter, found: [] });
  }
}

beforeAll(async () => {
  await openEventStore(database.pool).preparePositions(1);
});

describe('every panel and report, under random filters and for every principal', () => {
  test.each<Home>(['NZ', 'AU'])(
    'equals the plain reference for random streams in %s',
    async (home) => {
      const nowMs = Date.now();
      await fc.assert(
        fc.asyncProperty(eventSteps, fc.nat(), async (steps, seed) => {
          const random = randomFrom(seed);
          const world = await buildWorld(database.orm.em.fork(), home);
          const anchors = anchorsBefore(nowMs, world.zone);
          const events = eventsOf(steps, world, anchors, nowMs - 60_000);

          const deliveries = shuffled(events, random).map((event) => ({
            event,
            hasCallerId: random() < 0.3,
          }));
          const retries = deliveries
            .filter(() => random() < 0.2)
            .map((delivery) => sentAgain(delivery, random));
          const arriving = [...deliveries, ...retries];
          const half = Math.floor(deliveries.length / 2);

          await push(world.customerId, arriving.slice(0, half));
          await work(1 + Math.floor(random() * 7));
          const early = arriving.slice(0, half).map(({ event }) => event);
          if (early.length > 0) await expectSameFigures(world, early, random);

          await push(world.customerId, arriving.slice(half));
          await work(1 + Math.floor(random() * 20));
          await expectSameFigures(world, events, random);
        }),
        // A difference is shown as small as the time allows.
        { numRuns: RUNS, interruptAfterTimeLimit: 300_000, markInterruptAsFailure: true },
      );
    },
    360_000,
  );
});
