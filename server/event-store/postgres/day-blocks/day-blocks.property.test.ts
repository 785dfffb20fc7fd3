import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEVICE } from '#server/event-store/codes.js';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { openFigureReader } from '#server/event-store/postgres/figures/figure-reader.js';
import { eraseViewer } from '#server/ingestion/worker/erasure/erase-viewer.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags } from '#server/testing/events/build-tags.js';
import { ALL_DAYS, watchBlocks } from '#server/testing/events/day-block-watch.js';
import { linesOfDays } from '#server/testing/events/figure-lines.js';
import { slowFigures } from '#server/testing/events/slow-figures.js';
import { PROPERTY_RUNS } from '#server/testing/property-runs.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 2, batchSize: 5 });
const workerPool = database.rolePool('worker', { max: 6 });
const apiPool = database.rolePool('api', { max: 4 });
const store = openEventStore(workerPool);

const ZONE = 'Pacific/Auckland';
const HALF_HOUR_MS = 1_800_000;
/** A month ends, and the clock goes back, around these instants. */
const ANCHORS = ['2026-07-31T11:45:00Z', '2026-04-04T13:00:00Z'].map(Date.parse);

const drawnEvent = fc.record({
  kind: fc.constantFrom('impression' as const, 'impression' as const, 'webhit' as const),
  tag: fc.nat(1),
  person: fc.constantFrom(1, 1, 2, 3, null),
  anchor: fc.constantFrom(...ANCHORS),
  halfHours: fc.constantFrom(0, 1, 2, 47, 48, 49, 95, 336),
  regionId: fc.constantFrom(1, 2),
});
const action = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  fc.constant({ kind: 'recount' as const }),
  fc.record({ kind: fc.constant('erase' as const), person: fc.constantFrom(1, 2, 3) }),
  fc.record({ kind: fc.constant('split' as const), buckets: fc.constantFrom(1, 2, 8) }),
  fc.record({
    kind: fc.constant('spoil' as const),
    change: fc.constantFrom('format = format + 1', "bytes = '\\x00'", 'version = version - 1'),
  }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;
/** The events of a step are stored while its actions run. */
const step = fc.record({
  drawn: fc.array(drawnEvent, { maxLength: 25 }),
  actions: fc.array(action, { maxLength: 2 }),
  pauseMs: fc.nat(30),
});

async function act(change: Action, customerId: number): Promise<void> {
  if (change.kind === 'recount') await recomputeCustomer(store, customerId, 'apply');
  if (change.kind === 'split') await store.splitCustomer(customerId, change.buckets);
  if (change.kind === 'erase') {
    const scope = { customerId, viewers: [viewer(change.person)] };
    await store.transaction((tx) => eraseViewer(tx, scope, new Date()));
  }
  if (change.kind === 'spoil')
    await database.pool.query(
      `update event_store.day_block set ${change.change} where customer_id = $1
         and local_date in (select local_date from event_store.day_block where customer_id = $1 limit 2)`,
      [customerId],
    );
}

async function readLines(customerId: number) {
  const days = await openFigureReader(apiPool).readDays(
    { customerId, ...ALL_DAYS },
    async (versions) => versions,
  );
  return linesOfDays(days);
}

test('figures are those of their definitions, whenever blocks appear, become stale and are written again', async () => {
  let written = 0;
  let compared = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const { customerId, ...tags } = await buildTags(database.orm, 'NZ');
      const watch = watchBlocks(customerId, workerPool, apiPool);
      const events: QueuedEvent[] = [];
      const erased = new Set<string | null>();

      for (const { drawn, actions, pauseMs } of steps) {
        const sent = drawn.map(({ kind, tag, person, anchor, halfHours, regionId }) =>
          buildEvent({
            customerId,
            id: randomUUID(),
            kind,
            tagId: tags[kind][tag] ?? 0,
            viewer: person === null ? null : viewer(person),
            occurredAtMs: anchor + halfHours * HALF_HOUR_MS,
            regionId,
            device: DEVICE.tv,
          }),
        );
        events.push(...sent);
        await workers.queue(sent);
        await sleep(pauseMs);
        for (const change of actions) {
          await act(change, customerId);
          if (change.kind === 'erase') erased.add(viewer(change.person));
        }
        await workers.untilStored();

        const left = events.filter((event) => !erased.has(event.viewer));
        const { impressionRollup, responseRollup, webhitRollup } = slowFigures(left, ZONE);
        expect(await readLines(customerId)).toEqual({
          impressionRollup,
          responseRollup,
          webhitRollup,
        });
      }

      const seen = await watch.end();
      expect(seen.differences).toEqual([]);
      written += seen.written;
      compared += seen.compared;
    }),
    { numRuns: PROPERTY_RUNS, endOnFailure: true },
  );

  // It tries what it says.
  expect(written).toBeGreaterThan(PROPERTY_RUNS);
  expect(compared).toBeGreaterThan(PROPERTY_RUNS);
}, 600_000);
