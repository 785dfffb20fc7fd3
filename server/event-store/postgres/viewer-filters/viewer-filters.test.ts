import { randomUUID } from 'node:crypto';
import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { eraseViewer } from '#server/ingestion/worker/erasure/erase-viewer.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { buildEvent } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { readFigures } from '#server/testing/events/figures.js';
import { slowFigures } from '#server/testing/events/slow-figures.js';
import { PROPERTY_RUNS } from '#server/testing/property-runs.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { buildViewerFilters } from './build-viewer-filters.js';
import { lateralPeriods } from './possible-days.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 2, batchSize: 7 });
const pool = openWorkerPool(database.roleUrl('worker'), 4);
const eventStore = openEventStore(pool);
database.beforeDrop(() => pool.end());

const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2026-06-20T02:00:00Z');
const build = (nowMs = NOW_MS) => buildViewerFilters(pool, nowMs);

const impressionOf = (
  { customerId, impression }: CustomerTags,
  viewer: string | null,
  occurredAtMs: number,
): QueuedEvent =>
  buildEvent({ customerId, viewer, occurredAtMs, tagId: impression[0], regionId: 1 });

const visitOf = (
  { customerId, webhit }: CustomerTags,
  viewer: string | null,
  occurredAtMs: number,
): QueuedEvent =>
  buildEvent({ customerId, viewer, occurredAtMs, tagId: webhit[0], kind: 'webhit' });

async function store(events: readonly QueuedEvent[]): Promise<void> {
  await workers.queue(events);
  await workers.untilStored();
}

/** The first of the drawn viewers, with all its events until now. */
async function eraseOne(customerId: number): Promise<string | null> {
  const [viewer = ''] = viewers;
  await workers.untilStored();
  await eventStore.transaction((tx) =>
    eraseViewer(tx, { customerId, viewers: [viewer] }, new Date(NOW_MS)),
  );
  return viewer;
}

async function listDays(customerId: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ day: string }>(
    `select day::text from event_store.viewer_filter
     where customer_id = $1 and prefix = 0 order by day`,
    [customerId],
  );
  return rows.map(({ day }) => day);
}

async function countLate(customerId: number): Promise<number> {
  const { rows } = await database.pool.query<{ late: number }>(
    'select count(*)::integer as late from event_store.late_viewer where customer_id = $1',
    [customerId],
  );
  return rows[0]?.late ?? 0;
}

/** Returns for each viewer whether a visit now would look for its impressions on the day. */
async function mayHaveSeen(
  customerId: number,
  seenBy: readonly string[],
  daysAgo: number,
): Promise<boolean[]> {
  const { rows } = await pool.query<{ found: number }>(
    `select given.place - 1 as found
     from unnest($1::uuid[]) with ordinality as given (viewer, place)
     cross join lateral (
       select customer_id, given.viewer, $3::integer as first_day, $3::integer as last_day, prefix_bits
       from event_store.filtered_customer where customer_id = $2
     ) as credited
     join ${lateralPeriods('viewer', 'customer_id = $2')}`,
    [seenBy, customerId, Math.floor(NOW_MS / DAY_MS) - daysAgo],
  );
  const found = new Set(rows.map((row) => Number(row.found)));
  return seenBy.map((_, at) => found.has(at));
}

async function expectFigures(customer: CustomerTags, events: readonly QueuedEvent[]) {
  const figures = await readFigures(database.pool, customer.customerId);
  expect(figures).toEqual(slowFigures(events, 'Pacific/Auckland'));
  expect(await recomputeCustomer(eventStore, customer.customerId, 'check')).toMatchObject({
    differences: [],
  });
}

const viewers = Array.from({ length: 6 }, () => randomUUID());
const drawnEvent = fc.record({
  isVisit: fc.boolean(),
  viewer: fc.constantFrom(...viewers, null),
  /** Hours before now, on the bounds of days and of the window. */
  hoursAgo: fc.constantFrom(0, 1, 2, 2.5, 3, 25, 26, 27, 50, 74, 168, 169, 170, 171, 190, 194, 230),
});
const part = fc.record({
  events: fc.array(drawnEvent, { maxLength: 12 }),
  isBuilt: fc.boolean(),
  isErased: fc.constantFrom(false, false, false, true),
});

test('figures are those of the definitions, whenever filters are built and whatever comes late', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 5 }), async (parts) => {
      const customer = await buildTags(database.orm);
      const events: QueuedEvent[] = [];
      const erased = new Set<string | null>();
      for (const { events: drawn, isBuilt, isErased } of parts) {
        const added = drawn.map(({ isVisit, viewer, hoursAgo }) =>
          (isVisit ? visitOf : impressionOf)(customer, viewer, NOW_MS - hoursAgo * 3_600_000),
        );
        events.push(...added);
        await workers.queue(added);
        // While the workers store them.
        if (isBuilt) await build();
        if (isErased) erased.add(await eraseOne(customer.customerId));
      }
      await workers.untilStored();
      await expectFigures(
        customer,
        events.filter(({ viewer }) => !erased.has(viewer)),
      );
    }),
    { numRuns: PROPERTY_RUNS, endOnFailure: true },
  );
}, 600_000);

describe('a filter', () => {
  it('has every viewer of its day, and one in a hundred others at most', async () => {
    const customer = await buildTags(database.orm);
    const atMs = NOW_MS - 2 * DAY_MS;
    const seen = Array.from({ length: 2_000 }, () => randomUUID());
    await store(seen.map((viewer) => impressionOf(customer, viewer, atMs)));
    await build();

    const others = Array.from({ length: 2_000 }, () => randomUUID());
    expect(await mayHaveSeen(customer.customerId, seen, 2)).not.toContain(false);
    const wrong = await mayHaveSeen(customer.customerId, others, 2);
    expect(wrong.filter(Boolean).length).toBeLessThan(20);
    expect(await mayHaveSeen(customer.customerId, seen, 3)).not.toContain(true);
  });

  it('is of the eight days before today, each from an hour after its end', async () => {
    const { customerId } = await buildTags(database.orm);
    await eventStore.prepareCustomers([customerId]);
    await build(Date.parse('2026-06-20T00:59:59Z'));
    expect(await listDays(customerId)).toEqual(
      [11, 12, 13, 14, 15, 16, 17, 18].map((day) => `2026-06-${day}`),
    );
    await build();
    expect(await listDays(customerId)).toEqual(
      [11, 12, 13, 14, 15, 16, 17, 18, 19].map((day) => `2026-06-${day}`),
    );
    await build(NOW_MS + 2 * DAY_MS);
    expect((await listDays(customerId))[0]).toBe('2026-06-13');
  });

  it('of a day with very many late viewers is built again, with them', async () => {
    const customer = await buildTags(database.orm);
    const { customerId } = customer;
    await eventStore.prepareCustomers([customerId]);
    await build();
    const late = Array.from({ length: 10_001 }, () => randomUUID());
    const atMs = NOW_MS - 3 * DAY_MS;
    await eventStore.prepareDays([atMs]);
    await eventStore.transaction(async (tx) => {
      await tx.lockCustomers([customerId]);
      await tx.addEvents(late.map((viewer) => impressionOf(customer, viewer, atMs)));
    });
    expect(await countLate(customerId)).toBe(late.length);

    await build();
    expect(await countLate(customerId)).toBe(0);
    expect(await mayHaveSeen(customerId, late, 3)).not.toContain(false);
  });

  it('and the list of late viewers know nothing of an erased viewer', async () => {
    const customer = await buildTags(database.orm);
    const [erased, other] = [randomUUID(), randomUUID()];
    const days = [2, 3].map((ago) => NOW_MS - ago * DAY_MS);
    await store(days.map((atMs) => impressionOf(customer, erased, atMs)));
    await build();
    await store(
      [erased, other].map((viewer) => impressionOf(customer, viewer, NOW_MS - 4 * DAY_MS)),
    );
    expect(await countLate(customer.customerId)).toBe(2);

    const scope = { customerId: customer.customerId, viewers: [erased] };
    await eventStore.transaction((tx) => eraseViewer(tx, scope, new Date(NOW_MS)));
    expect(await countLate(customer.customerId)).toBe(1);
    expect(await listDays(customer.customerId)).toHaveLength(5);
    await build();
    expect(await listDays(customer.customerId)).toHaveLength(8);
    for (const ago of [2, 3, 4])
      expect(await mayHaveSeen(customer.customerId, [erased], ago)).toEqual([false]);
    expect(await mayHaveSeen(customer.customerId, [other], 4)).toEqual([true]);
  });
});
