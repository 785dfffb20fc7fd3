import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { readViewerEpochs, type ViewerEpoch } from '#server/event-store/viewer-epochs.js';
import { viewerFinder, type ViewerFinder } from '#server/ingestion/edge/pipeline/viewer.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { listViewerKeys } from '#server/ingestion/viewer-identity.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { eraseViewer } from '#server/ingestion/worker/erasure/erase-viewer.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { beginViewerEpochs } from '#server/ingestion/worker/retention/begin-viewer-epochs.js';
import { applyRetention } from '#server/ingestion/worker/retention/retention.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags } from '#server/testing/events/build-tags.js';
import { readFigures } from '#server/testing/events/figures.js';
import { slowFigures } from '#server/testing/events/slow-figures.js';
import { PROPERTY_RUNS } from '#server/testing/property-runs.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 2, batchSize: 7 });
const SECRET = 'a viewer secret of thirty-two letters or more';
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** The first epoch ends epoch 0. */
const BEGINS = ['2026-07-31T11:45:00Z', '2026-08-30T11:45:00Z'].map(Date.parse);

let epochs: ViewerEpoch[] = [];
let finder: ViewerFinder;

/** Times at, and at the bounds of the rules around, the beginnings of epochs. */
const instant = fc
  .record({
    begin: fc.constantFrom(...BEGINS),
    halfHours: fc.constantFrom(-336, -49, -48, -2, -1, 0, 1, 2, 48, 49, 335, 336),
    milliseconds: fc.constantFrom(-1, 0, 1),
  })
  .map(({ begin, halfHours, milliseconds }) => begin + halfHours * 30 * MINUTE_MS + milliseconds);

const drawnEvent = fc.record({
  kind: fc.constantFrom('impression' as const, 'webhit' as const),
  tag: fc.nat(1),
  person: fc.constantFrom(1, 1, 2),
  occurredAtMs: instant,
  /** Events arrive in any order. */
  rank: fc.nat(),
});

describe('viewer keys by epochs', () => {
  beforeAll(async () => {
    await database.pool.query(
      `insert into event_store.viewer_epoch (number, salt, begins_at)
       values (1, '\\x01'::bytea, $1), (2, '\\x02'::bytea, $2)`,
      BEGINS.map((begin) => new Date(begin)),
    );
    epochs = await readViewerEpochs(database.pool);
    finder = viewerFinder(SECRET, () => epochs);
  });

  it('credit as if the true identity of every viewer were known, and an erasure finds all of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(drawnEvent, { minLength: 1, maxLength: 40 }), async (drawn) => {
        const customer = await buildTags(database.orm, 'NZ');
        const { customerId } = customer;
        const events = drawn.map(({ kind, tag, person, occurredAtMs }) => {
          const call = [customerId, `uid-${person}`, null, occurredAtMs] as const;
          const event: QueuedEvent = {
            ...buildEvent({ customerId, tagId: customer[kind][tag] ?? 0 }),
            id: randomUUID(),
            kind,
            occurredAtMs,
            viewer: finder.findViewer(...call),
            formerViewer: kind === 'webhit' ? finder.findFormerViewer(...call) : null,
          };
          return { event, known: { ...event, viewer: viewer(person) } };
        });

        const inOrder = events.map(({ event }, at) => ({ event, rank: drawn[at]?.rank ?? 0 }));
        inOrder.sort((a, b) => a.rank - b.rank);
        await workers.queue(inOrder.map(({ event }) => event));
        await workers.untilStored();

        const known = events.map((one) => one.known);
        expect(await readFigures(database.pool, customerId)).toEqual(
          slowFigures(known, 'Pacific/Auckland'),
        );
        const check = () => recomputeCustomer(openEventStore(database.pool), customerId, 'check');
        expect(await check()).toMatchObject({ differences: [] });

        const identity = { uid: 'uid-1', address: null };
        const viewers = await listViewerKeys(database.pool, SECRET, customerId, identity);
        await inTransaction(database.pool, (client) =>
          eraseViewer(
            openEventStore(database.pool).join(client),
            { customerId, viewers },
            new Date(),
          ),
        );
        expect(await readFigures(database.pool, customerId)).toEqual(
          slowFigures(
            known.filter((event) => event.viewer !== viewer(1)),
            'Pacific/Auckland',
          ),
        );
        expect(await check()).toMatchObject({ differences: [] });
      }),
      { numRuns: PROPERTY_RUNS, endOnFailure: true },
    );
  }, 600_000);

  it('part a viewer of one epoch from the same one of another, and name the former one for a week', () => {
    const begin = BEGINS[0] ?? 0;
    const at = (occurredAtMs: number) => ({
      key: finder.findViewer(1, 'uid-1', null, occurredAtMs),
      former: finder.findFormerViewer(1, 'uid-1', null, occurredAtMs),
    });

    expect(at(begin - 1).former).toBeNull();
    expect(at(begin).key).not.toBe(at(begin - 1).key);
    expect(at(begin).former).toBe(at(begin - 1).key);
    expect(at(begin + 7 * DAY_MS).former).toBe(at(begin - 1).key);
    expect(at(begin + 7 * DAY_MS + 1).former).toBeNull();
  });
});

describe('epochs', () => {
  beforeEach(() => database.pool.query('truncate event_store.viewer_epoch, event_store.watermark'));
  const START_MS = Date.parse('2026-01-10T10:00:00Z');
  const read = async () =>
    (await readViewerEpochs(database.pool)).map(({ number, salt, beginsAtMs }) => ({
      number,
      days: (beginsAtMs - START_MS) / DAY_MS,
      isAlive: salt !== null,
    }));

  it('are made a week before the one before ends, the first one within two days', async () => {
    await beginViewerEpochs(openEventStore(database.pool), START_MS);
    const [, first] = await read();
    expect(first).toMatchObject({ number: 1, isAlive: true });
    expect(first?.days).toBeGreaterThan(1);
    expect(first?.days).toBeLessThan(2);

    const firstMs = START_MS + (first?.days ?? 0) * DAY_MS;
    await beginViewerEpochs(openEventStore(database.pool), firstMs + 22 * DAY_MS);
    expect(await read()).toHaveLength(2);
    await beginViewerEpochs(openEventStore(database.pool), firstMs + 24 * DAY_MS);
    expect((await read())[2]).toEqual({
      number: 2,
      days: (first?.days ?? 0) + 30,
      isAlive: true,
    });
  });

  it('lose their keys VIEWER_KEY_DAYS after their end, the first of all VIEWER_SECRET alone', async () => {
    const settings = { rawEventMonths: 13, viewerKeyDays: 90 };
    const alive = async () => (await read()).map(({ isAlive }) => isAlive);
    for (const days of [0, 30])
      await beginViewerEpochs(openEventStore(database.pool), START_MS + days * DAY_MS);

    await applyRetention(
      openLookups(openEventStore(database.pool), database.pool),
      settings,
      START_MS + 91 * DAY_MS,
    );
    expect(await alive()).toEqual([true, true, true]);
    await applyRetention(
      openLookups(openEventStore(database.pool), database.pool),
      settings,
      START_MS + 93 * DAY_MS,
    );
    expect(await alive()).toEqual([false, true, true]);
    await applyRetention(
      openLookups(openEventStore(database.pool), database.pool),
      settings,
      START_MS + 123 * DAY_MS,
    );
    expect(await alive()).toEqual([false, false, true]);

    const later = viewerFinder(SECRET, () => epochs);
    epochs = await readViewerEpochs(database.pool);
    expect(later.findViewer(1, 'uid-1', null, START_MS)).toBeNull();
    expect(later.findViewer(1, 'uid-1', null, START_MS + 60 * DAY_MS)).not.toBeNull();
  });
});
