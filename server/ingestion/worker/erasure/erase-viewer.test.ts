import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { FILTER_REASON } from '#server/event-store/codes.js';
import { readLedger } from '#server/event-store/ledger.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { requeueDeadLetters } from '#server/ingestion/worker/dead-letters/replay.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { applyRetention } from '#server/ingestion/worker/retention/retention.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { readFigures } from '#server/testing/events/figures.js';
import { slowFigures } from '#server/testing/events/slow-figures.js';
import { PROPERTY_RUNS } from '#server/testing/property-runs.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { eraseViewer } from './erase-viewer.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 2, batchSize: 7 });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ERASED = 1;

const erase = (customerId: number, now = new Date()) =>
  inTransaction(database.pool, (client) =>
    eraseViewer(
      openEventStore(database.pool).join(client),
      { customerId, viewers: [viewer(ERASED)] },
      now,
    ),
  );

async function ledgerOf(customerId: number) {
  const { balance, total } = await readLedger(database.pool, {
    from: new Date(0),
    to: new Date('2100-01-01'),
    customerId,
    waiting: 0,
    maxTags: 10,
  });
  return { balance, ...total };
}

async function store(...events: QueuedEvent[]): Promise<void> {
  await workers.queue(events);
  await workers.untilStored();
}

/** Times that coincide or lie on the 30-minute, 1-hour, 24-hour and 7-day bounds. */
const instant = fc
  .record({
    anchor: fc.constantFrom(Date.parse('2026-04-04T13:00:00Z'), Date.parse('2026-07-31T11:45:00Z')),
    halfHours: fc.constantFrom(0, 1, 2, 3, 47, 48, 49, 336, 337),
    milliseconds: fc.constantFrom(-1, 0, 1),
  })
  .map(({ anchor, halfHours, milliseconds }) => anchor + halfHours * 30 * MINUTE_MS + milliseconds);

const drawnEvent = fc.record({
  kind: fc.constantFrom('impression' as const, 'impression' as const, 'webhit' as const),
  tag: fc.nat(1),
  viewer: fc.constantFrom(ERASED, ERASED, 2, 3, null),
  occurredAtMs: instant,
  regionId: fc.constantFrom(1, 2),
  filterReason: fc.constantFrom(0, 0, 0, 0, FILTER_REASON.bot, FILTER_REASON.prefetch),
  hasCallerId: fc.boolean(),
  isSentAgain: fc.boolean(),
  /** True for an event that arrives after the erasure; all of them occur before it. */
  isLate: fc.boolean(),
});

describe('the erasure of a viewer', () => {
  it('leaves the figures of a world in which the viewer never existed, and a ledger that balances', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawnEvent, { minLength: 1, maxLength: 40 }),
        fc.boolean(),
        async (drawn, isRecomputed) => {
          const customer = await buildTags(database.orm, 'NZ');
          const events = drawn.map((draw) => ({
            ...buildEvent({
              customerId: customer.customerId,
              tagId: customer[draw.kind][draw.tag] ?? 0,
            }),
            id: randomUUID(),
            kind: draw.kind,
            occurredAtMs: draw.occurredAtMs,
            regionId: draw.regionId,
            filterReason: draw.filterReason,
            hasCallerId: draw.hasCallerId,
            viewer: draw.viewer === null ? null : viewer(draw.viewer),
          }));
          const sent = (isLate: boolean) =>
            events.flatMap((event, at) => {
              if (drawn[at]?.isLate !== isLate)
                return drawn[at]?.isSentAgain && isLate ? [event] : [];
              return [event];
            });

          await store(...sent(false));
          // The rest is in the queue while the erasure runs.
          await workers.queue(sent(true));
          await erase(customer.customerId);
          if (isRecomputed)
            await recomputeCustomer(openEventStore(database.pool), customer.customerId, 'apply');
          await workers.untilStored();

          const others = events.filter((event) => event.viewer !== viewer(ERASED));
          expect(await readFigures(database.pool, customer.customerId)).toEqual(
            slowFigures(others, 'Pacific/Auckland'),
          );
          expect(
            await recomputeCustomer(openEventStore(database.pool), customer.customerId, 'check'),
          ).toMatchObject({ differences: [] });

          const kept = (reason: number) =>
            others.filter((event) => event.filterReason === reason).length;
          expect(await ledgerOf(customer.customerId)).toMatchObject({
            balance: 'balanced',
            received: sent(false).length + sent(true).length,
            stored: kept(0),
            filteredBot: kept(FILTER_REASON.bot),
          });
        },
      ),
      { numRuns: PROPERTY_RUNS, endOnFailure: true },
    );
  }, 600_000);
});

describe('an erased viewer', () => {
  let tags: CustomerTags;
  beforeEach(async () => {
    tags = await buildTags(database.orm);
  });

  const call = (kind: 'impression' | 'webhit', overrides: Partial<QueuedEvent> = {}) =>
    buildEvent({
      customerId: tags.customerId,
      tagId: tags[kind][0],
      kind,
      viewer: viewer(ERASED),
      ...overrides,
    });
  const count = async (table: string, where = 'customer_id = $1') => {
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from ${table} where ${where}`,
      [tags.customerId],
    );
    return rows[0]?.n;
  };

  it('takes its pings and the marks of its retries along, and moves the versions of its days', async () => {
    const other = call('webhit', { viewer: viewer(2) });
    await store(call('impression', { hasCallerId: true }), call('webhit'), call('webhit'), other);
    const versions = async () =>
      (
        await database.pool.query<{ sum: string }>(
          'select sum(version) from event_store.day_version where customer_id = $1',
          [tags.customerId],
        )
      ).rows[0]?.sum;
    const before = await versions();

    expect(await erase(tags.customerId)).toEqual({
      impressions: 1,
      webhits: 2,
      responses: 1,
      deadLetters: 0,
    });

    expect(await count('event_store.caller_event')).toBe(0);
    expect(await count('event_store.site_ping', 'customer_id = $1 and pings <> 1')).toBe(0);
    expect(Number(await versions())).toBeGreaterThan(Number(before));
    expect(
      await recomputeCustomer(openEventStore(database.pool), tags.customerId, 'check'),
    ).toMatchObject({
      differences: [],
    });
  });

  it('stays erased when a dead letter of it is replayed, and its other letters are gone', async () => {
    const lost = call('impression', { tagId: 999_999 });
    const refused = call('impression', { tagId: 999_998 });
    await store(lost);
    await erase(tags.customerId);
    expect(await count('event_store.dead_letter', 'entry like concat($1::int, $$$$) or true')).toBe(
      0,
    );

    await store(refused);
    await database.pool.query('update event_store.dead_letter set entry = replace(entry, $1, $2)', [
      ',999998,',
      `,${tags.impression[0]},`,
    ]);
    await requeueDeadLetters(openLookups(openEventStore(database.pool), database.pool), {
      reason: 'unknown_tag',
    });

    expect(await count('event_store.impression')).toBe(0);
    const { rows } = await database.pool.query(
      `select sum(received)::int as received, sum(erased)::int as erased, sum(dead_lettered)::int as dead
       from event_store.ledger where customer_id = $1`,
      [tags.customerId],
    );
    expect(rows).toEqual([{ received: 2, erased: 2, dead: 0 }]);
  });

  it('is counted again from its next call on', async () => {
    await store(call('impression'));
    const now = new Date();
    await erase(tags.customerId, now);
    await store(call('impression', { occurredAtMs: now.getTime() + 1 }));
    expect(await count('event_store.impression')).toBe(1);
  });

  it('is remembered only until late events of that time carry no viewer any more', async () => {
    const nowMs = Date.parse('2026-03-01T00:00:00Z');
    const atMs = nowMs - 2 * DAY_MS;
    await store(call('impression', { occurredAtMs: atMs, viewer: viewer(2) }));
    await erase(tags.customerId, new Date(nowMs - 1));
    const settings = { rawEventMonths: 13, viewerKeyDays: 90 };

    await applyRetention(
      openLookups(openEventStore(database.pool), database.pool),
      settings,
      nowMs + 89 * DAY_MS,
    );
    expect(await count('event_store.erased_viewer')).toBe(1);
    await applyRetention(
      openLookups(openEventStore(database.pool), database.pool),
      settings,
      nowMs + 91 * DAY_MS,
    );
    expect(await count('event_store.erased_viewer')).toBe(0);
  });
});
