import { beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FILTER_REASON } from '#server/event-store/codes.js';
import { readLedger } from '#server/event-store/ledger.js';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { newEventId } from '#server/ingestion/edge/pipeline/event-id.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { readFigures } from '#server/testing/events/figures.js';
import { slowFigures } from '#server/testing/events/slow-figures.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 2, batchSize: 3 });
const START_MS = Date.parse('2026-11-20T10:00:00Z');
const AD = 'a1b2c3d4e5f6';

let tags: CustomerTags;
beforeEach(async () => {
  tags = await buildTags(database.orm, 'NZ');
});

/** A report of an ad, some seconds after the start. */
function report(seconds: number, overrides: Partial<QueuedEvent> = {}, ad = AD): QueuedEvent {
  const occurredAtMs = START_MS + seconds * 1_000;
  const { customerId, impression } = tags;
  const id = newEventId(occurredAtMs, ad);
  return buildEvent({ customerId, tagId: impression[0], id, occurredAtMs, ...overrides });
}

const visit = (seconds: number): QueuedEvent =>
  buildEvent({
    customerId: tags.customerId,
    tagId: tags.webhit[0],
    kind: 'webhit',
    occurredAtMs: START_MS + seconds * 1_000,
  });

async function store(...events: QueuedEvent[]): Promise<void> {
  await workers.queue(events);
  await workers.untilStored();
}

/** The seconds after the start of the impressions that count. */
async function counted(): Promise<number[]> {
  const { rows } = await database.pool.query<{ occurred_at: Date }>(
    `select occurred_at from event_store.impression
     where customer_id = $1 and filter_reason = ${FILTER_REASON.none} order by 1`,
    [tags.customerId],
  );
  return rows.map((row) => (row.occurred_at.getTime() - START_MS) / 1_000);
}

const ledgerTotal = async () =>
  (
    await readLedger(database.pool, {
      from: new Date(0),
      to: new Date(Date.now() + 3_600_000),
      customerId: tags.customerId,
      waiting: 0,
      maxTags: 10,
    })
  ).total;

const check = () => recomputeCustomer(openEventStore(database.pool), tags.customerId, 'check');

test('an ad that is reported twice in a second counts once, together or one after the other', async () => {
  await store(report(0), report(1));
  expect(await counted()).toEqual([0]);
  await store(report(2));
  expect(await counted()).toEqual([0]);
  expect(await ledgerTotal()).toMatchObject({ stored: 1, filteredRepeated: 2, difference: 0 });
});

test.each([
  ['two cache-busters', () => [report(0), report(1, {}, 'b1b2c3d4e5f6')]],
  ['two houses', () => [report(0), report(1, { viewer: viewer(2) })]],
  ['two tags', () => [report(0), report(1, { tagId: tags.impression[1] })]],
  ['no viewer', () => [report(0, { viewer: null }), report(1, { viewer: null })]],
  ['more than a minute between them', () => [report(0), report(60.001)]],
  ['ids without a cache-buster', () => [buildReport(0), buildReport(1)]],
])('impressions with %s are two', async (_what, events) => {
  await store(...events());
  expect(await counted()).toHaveLength(2);
});

const buildReport = (seconds: number) =>
  report(seconds, { id: newEventId(START_MS + seconds * 1_000) });

test('a report in the minute after another one is repeated, also when that one is', async () => {
  await store(report(0), report(60), report(120), report(181));
  expect(await counted()).toEqual([0, 181]);
});

test('an early report that comes late takes the place of the later one, with its visit', async () => {
  await store(report(30, { regionId: 2 }), visit(90));
  await store(report(0, { regionId: 1 }));

  expect(await counted()).toEqual([0]);
  expect(await ledgerTotal()).toMatchObject({ stored: 2, filteredRepeated: 1, difference: 0 });
  const { responses, impressionRollup } = await readFigures(database.pool, tags.customerId);
  expect(responses).toHaveLength(1);
  expect(responses[0]).toMatch(/ 1 2026-11-20 \d 1 1$/);
  expect(impressionRollup).toHaveLength(1);
  expect(await check()).toMatchObject({ differences: [] });
});

test('a retry of a report is a duplicate, and not repeated', async () => {
  const [first, second] = [report(0), report(1)];
  await store(first, second);
  await store(second, first);
  expect(await counted()).toEqual([0]);
  expect(await ledgerTotal()).toMatchObject({ stored: 1, filteredRepeated: 1, duplicate: 2 });
});

test('any order of arrival gives the figures of the definition', async () => {
  const drawn = fc.record({
    seconds: fc.constantFrom(0, 0, 1, 29, 30, 59, 60, 61, 90, 119, 120, 121),
    viewer: fc.constantFrom(1, 1, 1, 2),
    tag: fc.constantFrom(0, 0, 0, 1),
    ad: fc.constantFrom(AD, AD, 'b1b2c3d4e5f6'),
    filterReason: fc.constantFrom(0, 0, 0, 0, 0, FILTER_REASON.bot, FILTER_REASON.control),
    rank: fc.nat(),
    isSentTwice: fc.boolean(),
  });

  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { minLength: 2, maxLength: 14 }), async (draws) => {
      tags = await buildTags(database.orm, 'NZ');
      const reports = draws.map((draw) => ({
        ...draw,
        event: report(
          draw.seconds,
          {
            viewer: viewer(draw.viewer),
            tagId: tags.impression[draw.tag],
            filterReason: draw.filterReason,
          },
          draw.ad,
        ),
      }));
      const arrivals = reports
        .toSorted((a, b) => a.rank - b.rank)
        .flatMap(({ event, isSentTwice }) => (isSentTwice ? [event, event] : [event]));
      const visits = [visit(60), visit(4_000)];
      await store(visits[0] ?? visit(60), ...arrivals, visits[1] ?? visit(4_000));

      const events = [...reports.map(({ event }) => event), ...visits];
      expect(await readFigures(database.pool, tags.customerId)).toEqual(
        slowFigures(events, 'Pacific/Auckland'),
      );
      expect(await check()).toMatchObject({ differences: [] });
      expect(await ledgerTotal()).toMatchObject({ difference: 0, deadLettered: 0 });
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 40) },
  );
}, 600_000);
