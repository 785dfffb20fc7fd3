import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { DEVICE, FILTER_REASON } from '#server/event-store/codes.js';
import { PROPERTY_RUNS } from '#server/testing/property-runs.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { newEventId } from '#server/ingestion/edge/pipeline/event-id.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { recomputeCustomer } from './recompute/recompute.js';
import { viewer } from '#server/testing/events/build-event.js';
import { buildTags } from '#server/testing/events/build-tags.js';
import { readFigures } from '#server/testing/events/figures.js';
import { slowFigures } from '#server/testing/events/slow-figures.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 2, batchSize: 7 });
const MINUTE_MS = 60_000;
/** Clocks go back, go forward, and a month ends around these instants. */
const ANCHORS = ['2026-04-04T13:00:00Z', '2026-09-26T13:30:00Z', '2026-07-31T11:45:00Z'].map(
  Date.parse,
);

/** Times that coincide or lie on the 30-minute, 1-hour, 24-hour and 7-day bounds. */
const instant = fc
  .record({
    anchor: fc.constantFrom(...ANCHORS),
    halfHours: fc.constantFrom(0, 1, 2, 3, 47, 48, 49, 336, 337),
    seconds: fc.constantFrom(0, 0, 0, 30, 60, 120),
    milliseconds: fc.constantFrom(-1, 0, 0, 1),
  })
  .map(
    ({ anchor, halfHours, seconds, milliseconds }) =>
      anchor + halfHours * 30 * MINUTE_MS + seconds * 1_000 + milliseconds,
  );

const drawnEvent = fc.record({
  customer: fc.nat(1),
  kind: fc.constantFrom('impression' as const, 'impression' as const, 'webhit' as const),
  tag: fc.nat(1),
  viewer: fc.constantFrom(1, 1, 1, 2, null),
  occurredAtMs: instant,
  regionId: fc.constantFrom(1, 2),
  device: fc.constantFrom(DEVICE.unknown, DEVICE.tv, DEVICE.phone),
  filterReason: fc.constantFrom(
    0,
    0,
    0,
    0,
    0,
    0,
    FILTER_REASON.bot,
    FILTER_REASON.prefetch,
    FILTER_REASON.test,
    FILTER_REASON.control,
  ),
  hasCallerId: fc.boolean(),
  /** Those with the same one may report the same ad. */
  repeatKey: fc.constantFrom('00000000000a', '00000000000a', '00000000000b', null),
  repeats: fc.constantFrom(0, 0, 0, 1, 2),
});

const stream = fc.record({
  drawn: fc.array(drawnEvent, { minLength: 1, maxLength: 45 }),
  order: fc.array(fc.nat(), { minLength: 135, maxLength: 135 }),
  /**
   * The events are sent in several parts with a pause after each; a recompute of both customers may
   * run at the same time.
   */
  parts: fc.array(fc.record({ pauseMs: fc.nat(12), isRecomputed: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  }),
});

describe('figures', () => {
  it('are the same for any order, retries and workers: as recomputed, and as the definitions say', async () => {
    await fc.assert(
      fc.asyncProperty(stream, async ({ drawn, order, parts }) => {
        const customers = [
          { ...(await buildTags(database.orm, 'NZ')), timeZone: 'Pacific/Auckland' },
          { ...(await buildTags(database.orm, 'AU')), timeZone: 'Australia/Sydney' },
        ];
        const sent: QueuedEvent[] = [];
        const events = drawn.flatMap((draw) => {
          const customer = customers[draw.customer];
          const event: QueuedEvent = {
            ...draw,
            id: draw.repeatKey ? newEventId(draw.occurredAtMs, draw.repeatKey) : randomUUID(),
            customerId: customer?.customerId ?? 0,
            tagId: customer?.[draw.kind][draw.tag] ?? 0,
            viewer: draw.viewer === null ? null : viewer(draw.viewer),
            receivedAtMs: Date.now(),
            flags: 0,
            formerViewer: null,
            bucket: null,
          };
          for (let copy = 0; copy <= draw.repeats; copy++) sent.push(event);

          return [event];
        });
        const shuffled = sent
          .map((event, at) => ({ event, rank: order[at] ?? 0 }))
          .sort((a, b) => a.rank - b.rank);
        const share = Math.ceil(shuffled.length / parts.length);
        let recomputing: Promise<unknown> = Promise.resolve();
        for (const [at, { pauseMs, isRecomputed }] of parts.entries()) {
          await workers.queue(
            shuffled.slice(at * share, (at + 1) * share).map(({ event }) => event),
          );
          await sleep(pauseMs);
          if (isRecomputed) recomputing = recomputing.then(() => recomputeAll(customers));
        }
        await recomputing;
        await workers.untilStored();

        for (const customer of customers) {
          const own = events.filter((event) => event.customerId === customer.customerId);
          const figures = await readFigures(database.pool, customer.customerId);
          expect(figures).toEqual(slowFigures(own, customer.timeZone));
          expect(
            await recomputeCustomer(openEventStore(database.pool), customer.customerId, 'check'),
          ).toMatchObject({
            differences: [],
          });
        }
        await expectBalancedLedger(
          customers.map((customer) => customer.customerId),
          sent,
          events,
        );
      }),
      { numRuns: PROPERTY_RUNS, endOnFailure: true },
    );
  }, 600_000);
});

async function recomputeAll(customers: readonly { customerId: number }[]) {
  for (const { customerId } of customers)
    await recomputeCustomer(openEventStore(database.pool), customerId, 'apply');
}

async function expectBalancedLedger(
  customerIds: number[],
  sent: QueuedEvent[],
  events: QueuedEvent[],
) {
  const { rows } = await database.pool.query(
    `select sum(received)::integer as received, sum(stored + filtered_bot + filtered_prefetch + filtered_test + filtered_control + filtered_repeated)::integer as kept,
       sum(duplicate)::integer as duplicate, sum(dead_lettered)::integer as dead,
       sum(abs(received - stored - filtered_bot - filtered_prefetch - filtered_test - filtered_control - filtered_repeated - duplicate - dead_lettered))::integer as difference
     from event_store.ledger where customer_id = any($1)`,
    [customerIds],
  );

  expect(rows[0]).toEqual({
    received: sent.length,
    kept: events.length,
    duplicate: sent.length - events.length,
    dead: 0,
    difference: 0,
  });
}
