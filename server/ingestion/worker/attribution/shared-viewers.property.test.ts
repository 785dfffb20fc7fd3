import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { TAG_FLAG } from '#server/event-store/tag-health.js';
import { readViewerEpochs, type ViewerEpoch } from '#server/event-store/viewer-epochs.js';
import { viewerFinder, type ViewerFinder } from '#server/ingestion/edge/pipeline/viewer.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags } from '#server/testing/events/build-tags.js';
import { readFigures } from '#server/testing/events/figures.js';
import { slowFigures } from '#server/testing/events/slow-figures.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 2, batchSize: 7 });
const HOUR_MS = 3_600_000;
const BEGINS = ['2026-07-31T11:45:00Z', '2026-08-30T11:45:00Z'].map(Date.parse);

let epochs: ViewerEpoch[] = [];
let finder: ViewerFinder;
beforeAll(async () => {
  await database.pool.query(
    `insert into event_store.viewer_epoch (number, salt, begins_at)
     values (1, '\\x01'::bytea, $1), (2, '\\x02'::bytea, $2)`,
    BEGINS.map((begin) => new Date(begin)),
  );
  epochs = await readViewerEpochs(database.pool);
  finder = viewerFinder('a viewer secret of thirty-two letters or more', () => epochs);
});

const drawnEvent = fc.record({
  kind: fc.constantFrom('impression' as const, 'webhit' as const),
  tag: fc.nat(1),
  person: fc.constantFrom(1, 1, 2),
  begin: fc.constantFrom(...BEGINS),
  hours: fc.constantFrom(-168, -24, -1, 0, 1, 24, 167, 168),
  isShared: fc.integer({ min: 0, max: 15 }).map((number) => number === 0),
  /** Events arrive in any order. */
  rank: fc.nat(),
});

/** The keys that are shared: each spreads along the links until none is new. */
function listShared(events: readonly QueuedEvent[]): Set<string | null> {
  const flagged = events.filter(({ flags }) => (flags & TAG_FLAG.sharedIdentity) !== 0);
  const shared = new Set(flagged.map((event) => event.viewer));
  const links = events.filter(({ formerViewer }) => formerViewer !== null);

  for (let size = -1; size < shared.size;) {
    size = shared.size;
    for (const { viewer: own, formerViewer } of links)
      if (shared.has(own) || shared.has(formerViewer)) shared.add(own).add(formerViewer);
  }
  return shared;
}

describe('a viewer whose id or address too many have', () => {
  it('counts and has no credit, whenever that is seen, in this epoch and the linked ones', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(drawnEvent, { minLength: 1, maxLength: 40 }), async (drawn) => {
        const customer = await buildTags(database.orm, 'NZ');
        const { customerId } = customer;
        const events = drawn.map(({ kind, tag, person, begin, hours, isShared }): QueuedEvent => {
          const occurredAtMs = begin + hours * HOUR_MS;
          const call = [customerId, `uid-${person + 1}`, null, occurredAtMs] as const;
          return {
            ...buildEvent({ customerId, tagId: customer[kind][tag] ?? 0 }),
            id: randomUUID(),
            kind,
            occurredAtMs,
            viewer: finder.findViewer(...call),
            formerViewer: kind === 'webhit' ? finder.findFormerViewer(...call) : null,
            flags: isShared ? TAG_FLAG.sharedIdentity : 0,
          };
        });

        const inOrder = events.map((event, at) => ({ event, rank: drawn[at]?.rank ?? 0 }));
        inOrder.sort((a, b) => a.rank - b.rank);
        await workers.queue(inOrder.map(({ event }) => event));
        await workers.untilStored();

        const shared = listShared(events);
        const known = events.map((event, at) => ({
          ...event,
          viewer: shared.has(event.viewer) ? null : viewer(drawn[at]?.person ?? 0),
        }));
        expect(await readFigures(database.pool, customerId)).toEqual(
          slowFigures(known, 'Pacific/Auckland'),
        );
        expect(
          await recomputeCustomer(openEventStore(database.pool), customerId, 'check'),
        ).toMatchObject({ differences: [] });
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 60), endOnFailure: true },
    );
  }, 600_000);
});
