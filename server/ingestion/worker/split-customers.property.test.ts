import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEVICE } from '#server/event-store/codes.js';
import { readLedger } from '#server/event-store/ledger.js';
import { readViewerEpochs, type ViewerEpoch } from '#server/event-store/viewer-epochs.js';
import { bucketFinder } from '#server/ingestion/edge/pipeline/viewer-bucket.js';
import {
  viewerFinder,
  viewerText,
  type ViewerFinder,
} from '#server/ingestion/edge/pipeline/viewer.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { PROPERTY_RUNS } from '#server/testing/property-runs.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { recomputeCustomer } from './recompute/recompute.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { readFigures } from '#server/testing/events/figures.js';
import { queueEvents } from '#server/testing/events/queue-events.js';
import { slowFigures } from '#server/testing/events/slow-figures.js';

const PARTITIONS = 8;
const SECRET = 'a viewer secret of thirty-two letters or more';
const MINUTE_MS = 60_000;
const BEGIN_MS = Date.parse('2026-07-31T11:45:00Z');
const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, {
  workers: 3,
  partitions: PARTITIONS,
  batchSize: 6,
});
const findBucket = bucketFinder(SECRET);

let epochs: ViewerEpoch[] = [];
let finder: ViewerFinder;
beforeAll(async () => {
  await database.pool.query(
    `insert into event_store.viewer_epoch (number, salt, begins_at) values (1, '\\x01'::bytea, $1)`,
    [new Date(BEGIN_MS)],
  );
  epochs = await readViewerEpochs(database.pool);
  finder = viewerFinder(SECRET, () => epochs);
});

/** Instants around the beginning of an epoch, on and next to the bounds of the rules. */
const instant = fc
  .record({
    halfHours: fc.constantFrom(-336, -49, -48, -2, -1, 0, 1, 2, 48, 49, 335, 336),
    milliseconds: fc.constantFrom(-1, 0, 1),
  })
  .map(({ halfHours, milliseconds }) => BEGIN_MS + halfHours * 30 * MINUTE_MS + milliseconds);

const drawnEvent = fc.record({
  kind: fc.constantFrom('impression' as const, 'webhit' as const),
  tag: fc.nat(1),
  person: fc.constantFrom(1, 2, 3, 4, 5, null),
  occurredAtMs: instant,
  regionId: fc.constantFrom(1, 2),
  device: fc.constantFrom(DEVICE.unknown, DEVICE.tv, DEVICE.phone),
  hasCallerId: fc.boolean(),
  /** Its first copy has no bucket, as from an edge that learns late of the split. */
  isUnparted: fc.constantFrom(false, false, false, false, true),
  repeats: fc.constantFrom(0, 0, 1, 2),
});
type DrawnEvent = typeof drawnEvent extends fc.Arbitrary<infer T> ? T : never;

const buckets = fc.constantFrom(1, 2, 4, 8);
const stream = fc.record({
  drawn: fc.array(drawnEvent, { minLength: 20, maxLength: 70 }),
  order: fc.array(fc.nat(), { minLength: 210, maxLength: 210 }),
  first: buckets,
  /** Changes after each part of the events, while workers store it. */
  parts: fc.array(fc.record({ next: buckets, isRecomputed: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  }),
});

function eventOf(
  { kind, tag, person, occurredAtMs, regionId, device, hasCallerId }: DrawnEvent,
  customer: CustomerTags,
): QueuedEvent {
  const { customerId } = customer;
  const uid = person === null ? '' : `uid-${person + 1}`;
  const call = [customerId, uid, null, occurredAtMs] as const;
  const id = randomUUID();

  return {
    ...buildEvent({ customerId, tagId: customer[kind][tag] ?? 0 }),
    id,
    kind,
    occurredAtMs,
    regionId,
    device,
    hasCallerId,
    viewer: finder.findViewer(...call),
    formerViewer: kind === 'webhit' ? finder.findFormerViewer(...call) : null,
    bucket: findBucket(viewerText(customerId, uid, null) ?? id),
  };
}

test('the figures of a split customer are those of its definitions, whatever its buckets, their changes, and what workers store at once', async () => {
  await fc.assert(
    fc.asyncProperty(stream, async ({ drawn, order, first, parts }) => {
      const customer = await buildTags(database.orm, 'NZ');
      const { customerId } = customer;
      const events = drawn.map((draw) => ({ draw, event: eventOf(draw, customer) }));
      const sent = events.flatMap(({ draw, event }) =>
        Array.from({ length: draw.repeats + 1 }, (_, copy) =>
          draw.isUnparted && copy === 0 ? { ...event, bucket: null } : event,
        ),
      );
      const shuffled = sent
        .map((event, at) => ({ event, rank: order[at] ?? 0 }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ event }) => event);

      await openEventStore(database.pool).splitCustomer(customerId, first);
      const share = Math.ceil(shuffled.length / parts.length);
      const changes: Promise<unknown>[] = [];
      let known = first;
      for (const [at, { next, isRecomputed }] of parts.entries()) {
        // The edges know what was the number before the last change.
        const splits = new Map([[customerId, { buckets: known, shards: 1 }]]);
        const own = shuffled.slice(at * share, (at + 1) * share);
        await queueEvents(redis.client, own, PARTITIONS, splits);
        if (isRecomputed)
          changes.push(recomputeCustomer(openEventStore(database.pool), customerId, 'apply'));
        changes.push(openEventStore(database.pool).splitCustomer(customerId, next));
        known = next;
      }
      await Promise.all(changes);
      await workers.untilStored();

      const identified = events.map(({ draw, event }) => ({
        ...event,
        viewer: draw.person === null ? null : viewer(draw.person),
      }));
      expect(await readFigures(database.pool, customerId)).toEqual(
        slowFigures(identified, 'Pacific/Auckland'),
      );
      expect(
        await recomputeCustomer(openEventStore(database.pool), customerId, 'check'),
      ).toMatchObject({
        differences: [],
      });
      const { total } = await readLedger(database.pool, {
        from: new Date(0),
        to: new Date(Date.now() + 60 * MINUTE_MS),
        customerId,
        waiting: 0,
        maxTags: 10,
      });
      expect(total).toMatchObject({
        received: sent.length,
        stored: events.length,
        difference: 0,
        deadLettered: 0,
        duplicate: sent.length - events.length,
      });
    }),
    { numRuns: PROPERTY_RUNS, endOnFailure: true },
  );
}, 600_000);
