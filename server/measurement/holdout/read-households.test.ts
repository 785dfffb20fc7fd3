import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { FILTER_REASON } from '#server/event-store/codes.js';
import { readViewerEpochs } from '#server/event-store/viewer-epochs.js';
import { viewerFinder, type ViewerFinder } from '#server/ingestion/edge/pipeline/viewer.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { recountDueExperiments } from '#server/ingestion/worker/effect/recount-experiments.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { buildEvent } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { readExperimentCounts } from '#server/measurement/stored/read-experiment.js';
import { PROPERTY_RUNS } from '#server/testing/property-runs.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { addHousehold, emptyHouseholdSums } from './household-sums.js';
import { readHouseholds, type ReadHouseholds } from './read-households.js';

const database = testDatabase();
const redis = testRedis();
const worker = database.rolePool('worker');
const workers = testWorkers(database, redis, { workers: 2, batchSize: 50 });

const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 30 * 60_000;
/** Local midnights in New Zealand. */
const BEGINS = ['2026-05-31T12:00:00Z', '2026-06-30T12:00:00Z'].map(Date.parse);
const [FIRST_MS = 0, SECOND_MS = 0] = BEGINS;
const START_MS = FIRST_MS + 12 * DAY_MS;
const END_MS = SECOND_MS + 10 * DAY_MS;

interface DrawnEvent {
  kind: 'treated' | 'control' | 'webhit';
  tag: number;
  person: number;
  halfHour: number;
  /** Events arrive in any order. */
  rank: number;
}

/** One in forty ads is of the other arm than the person's. */
const drawnEvent: fc.Arbitrary<DrawnEvent> = fc
  .record({
    isWebhit: fc.boolean(),
    isCrossed: fc.nat(39).map((number) => number === 0),
    tag: fc.nat(1),
    person: fc.nat(7),
    halfHour: fc.integer({ min: 0, max: 50 * 48 }),
    rank: fc.nat(),
  })
  .map(({ isWebhit, isCrossed, ...event }) => {
    const arm = (event.person % 2 === 0) === isCrossed ? 'treated' : 'control';
    return { ...event, kind: isWebhit ? 'webhit' : arm };
  });

const atMs = ({ halfHour }: DrawnEvent) => FIRST_MS + halfHour * HALF_HOUR_MS;

let finder: ViewerFinder;

beforeAll(async () => {
  await database.pool.query(
    `insert into event_store.viewer_epoch (number, salt, begins_at)
     values (1, '\\x01'::bytea, $1), (2, '\\x02'::bytea, $2)`,
    BEGINS.map((begin) => new Date(begin)),
  );
  const epochs = await readViewerEpochs(database.pool);
  finder = viewerFinder('a viewer secret of thirty-two letters or more', () => epochs);
});

async function store(drawn: readonly DrawnEvent[]): Promise<CustomerTags> {
  const tags = await buildTags(database.orm, 'NZ');
  await storeFor(tags, drawn);
  return tags;
}

async function storeFor(tags: CustomerTags, drawn: readonly DrawnEvent[]): Promise<void> {
  const { customerId } = tags;
  const events = drawn
    .toSorted((a, b) => a.rank - b.rank)
    .map((one): QueuedEvent => {
      const kind = one.kind === 'webhit' ? 'webhit' : 'impression';
      const occurredAtMs = atMs(one);
      const call = [customerId, `uid-${one.person + 1}`, null, occurredAtMs] as const;
      return {
        ...buildEvent({ customerId, tagId: tags[kind][one.tag] ?? 0 }),
        id: randomUUID(),
        kind,
        occurredAtMs,
        filterReason: one.kind === 'control' ? FILTER_REASON.control : FILTER_REASON.none,
        viewer: finder.findViewer(...call),
        formerViewer: kind === 'webhit' ? finder.findFormerViewer(...call) : null,
      };
    });
  await workers.queue(events);
  await workers.untilStored();
}

const read = ({ customerId, impression }: CustomerTags): Promise<ReadHouseholds> =>
  inTransaction(database.pool, (client) =>
    readHouseholds(client, {
      customerId,
      tagIds: impression,
      startMs: START_MS,
      endMs: END_MS,
      epochsMs: [-Infinity, ...BEGINS],
      sampledShare: 1,
    }),
  );

/** Person by person and key by key, with everyone's identity known. */
function slowHouseholds(drawn: readonly DrawnEvent[]): ReadHouseholds {
  const arm = () => ({ sums: emptyHouseholdSums(), impressions: 0 });
  const spans = BEGINS.map((beginsAtMs) => ({ beginsAtMs, treated: arm(), control: arm() }));
  let mixed = 0;

  for (const person of new Set(drawn.map((one) => one.person))) {
    const ofPerson = drawn.filter((one) => one.person === person);
    const adsOf = (index: number) => {
      const [from, to] = [BEGINS[index] ?? 0, BEGINS[index + 1] ?? Infinity];
      return ofPerson.filter(
        (one) =>
          one.kind !== 'webhit' &&
          atMs(one) >= Math.max(from, START_MS) &&
          atMs(one) < Math.min(to, END_MS),
      );
    };
    const follows = (ms: number, ads: readonly DrawnEvent[]) =>
      ads.some((ad) => atMs(ad) <= ms && ms - atMs(ad) <= CREDIT_WINDOW_MS);

    for (const [index, span] of spans.entries()) {
      const ads = adsOf(index);
      if (ads.length === 0) continue;
      if (new Set(ads.map(({ kind }) => kind)).size > 1) {
        mixed += 1;
        continue;
      }

      const endsAtMs = BEGINS[index + 1] ?? Infinity;
      const isLinked = ofPerson.some(
        (one) =>
          one.kind === 'webhit' && atMs(one) >= endsAtMs && atMs(one) <= endsAtMs + 7 * DAY_MS,
      );
      const hits = ofPerson.filter(({ kind }) => kind === 'webhit');
      const distinct = [
        ...new Map(hits.map((hit) => [`${hit.tag} ${atMs(hit)}`, atMs(hit)])).values(),
      ];
      const own = distinct.filter((ms) => ms >= span.beginsAtMs && ms < endsAtMs);
      const next = distinct.filter(
        (ms) => isLinked && ms >= endsAtMs && !follows(ms, adsOf(index + 1)),
      );

      const group = ads[0]?.kind === 'control' ? span.control : span.treated;
      group.impressions += ads.length;
      addHousehold(group.sums, {
        visits: [...own, ...next].filter((ms) => follows(ms, ads)).length,
        pastVisits: own.filter((ms) => ms < START_MS && ms >= START_MS - 21 * DAY_MS).length,
      });
    }
  }

  const isEmpty = ({ sums }: { sums: { households: number } }) => sums.households === 0;
  return {
    spans: spans.filter((span) => !isEmpty(span.treated) || !isEmpty(span.control)),
    mixed,
    shared: 0,
    unidentifiedImpressions: 0,
  };
}

describe('the households of an experiment', () => {
  it('are those of people whose identity is known, in any order of arrival', async () => {
    const streams = fc.array(drawnEvent, { minLength: 60, maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(streams, async (drawn) => {
        expect(await read(await store(drawn))).toEqual(slowHouseholds(drawn));
      }),
      { numRuns: PROPERTY_RUNS, endOnFailure: true },
    );
  }, 600_000);

  it('are stored by the worker, again after late events, and at last for good', async () => {
    const drawn = fc.sample(drawnEvent, { numRuns: 150, seed: 3 });
    const tags = await store(drawn);
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into experiment (customer_id, created_at, created_by_entity_type, booking_id, experiment_name,
         hypothesis, start_date, end_date, control_percent)
       select $1, now(), 'SYSTEM', booking_id, 'Holdout', 'More visits', '2026-06-13', '2026-07-10', 50
       from impression_tag where id = $2 returning id`,
      [tags.customerId, tags.impression[0]],
    );
    const id = rows[0]?.id ?? 0;
    const count = async (nowMs: number) => {
      await recountDueExperiments(worker, nowMs);
      return (await readExperimentCounts(database.pool, [id]))[0];
    };

    expect(await count(START_MS - 1)).toBeUndefined();
    const early = await count(END_MS - DAY_MS);
    expect(early).toMatchObject({ isFinal: false });
    const slow = slowHouseholds(drawn);
    expect(early?.spans).toEqual(slow.spans.map(({ treated, control }) => ({ treated, control })));
    expect(early?.mixedHouseholds).toBe(slow.mixed);

    // At rest without new events, and for a minute with them; final when the last visit has come.
    expect(await count(END_MS - DAY_MS + 60_000)).toEqual(early);
    const late: DrawnEvent = { kind: 'treated', tag: 0, person: 9, halfHour: 14 * 48, rank: 0 };
    await storeFor(tags, [late]);
    expect(await count(END_MS - DAY_MS + 30_000)).toEqual(early);
    const recounted = await count(END_MS - DAY_MS + 120_000);
    expect(recounted?.spans[0]?.treated.sums.households).toBe(
      (early?.spans[0]?.treated.sums.households ?? 0) + 1,
    );
    const last = await count(END_MS + CREDIT_WINDOW_MS);
    expect(last).toMatchObject({ isFinal: true, spans: recounted?.spans });

    expect(await count(END_MS + CREDIT_WINDOW_MS + 20 * DAY_MS)).toEqual(last);
  });

  it('leave out offices, and count impressions of nobody', async () => {
    const office = Array.from({ length: 51 }, (_, index): DrawnEvent => ({
      kind: 'webhit',
      tag: index % 2,
      person: 0,
      rank: index,
      halfHour: (START_MS - FIRST_MS) / HALF_HOUR_MS + 24 + Math.floor(index / 2),
    }));
    const ad: DrawnEvent = {
      kind: 'treated',
      tag: 0,
      person: 0,
      rank: 0,
      halfHour: (START_MS - FIRST_MS) / HALF_HOUR_MS,
    };
    const tags = await store([ad, { ...ad, person: 1, kind: 'control' }, ...office]);
    await workers.queue([
      {
        ...buildEvent({ customerId: tags.customerId, tagId: tags.impression[0] }),
        occurredAtMs: START_MS + DAY_MS,
        viewer: null,
      },
    ]);
    await workers.untilStored();

    const households = await read(tags);
    expect(households).toMatchObject({ shared: 1, mixed: 0, unidentifiedImpressions: 1 });
    expect(households.spans.map(({ control }) => control.sums.households)).toEqual([1]);
    expect(households.spans.map(({ treated }) => treated.sums.households)).toEqual([0]);
  });
});
