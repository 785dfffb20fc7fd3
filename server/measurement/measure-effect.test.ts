import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  dayOfLocalDate,
  localDateOfDay,
  reportingClock,
} from '#server/event-store/reporting-time.js';
import { readViewerEpochs } from '#server/event-store/viewer-epochs.js';
import { viewerFinder, type ViewerFinder } from '#server/ingestion/edge/pipeline/viewer.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { buildEvent } from '#server/testing/events/build-event.js';
import { buildTags } from '#server/testing/events/build-tags.js';
import { PROPERTY_RUNS } from '#server/testing/property-runs.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import { estimateEffect, estimateParts } from '#server/measurement/estimates/estimate-effect.js';
import { recountCustomer, recountDueEffects } from '#server/ingestion/worker/effect/recount-due.js';
import { addCell, emptyCell } from '#server/measurement/estimates/effect-cell.js';
import { readEffectRuns } from '#server/measurement/stored/effect-runs.js';
import { EventSums, type EventDivision } from '#server/measurement/stored/event-sums.js';
import {
  readEvents,
  readLineCells,
  readRunWeights,
} from '#server/measurement/stored/read-effect.js';
import { formatEffect } from './format-effect.js';
import { measureEffect } from './measure-effect.js';
import { VIEWER_GROUPS } from '#server/measurement/evidence/viewer-history.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 2, batchSize: 50 });

const ZONE = 'Pacific/Auckland';
const clock = reportingClock(ZONE);
const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 30 * 60_000;
/** Local midnights in New Zealand, without a clock change between them. */
const BEGINS = ['2026-05-31T12:00:00Z', '2026-06-30T12:00:00Z'].map(Date.parse);
const NOW_MS = Date.parse('2026-07-30T12:00:00Z');

const drawnEvent = fc.record({
  kind: fc.constantFrom('impression' as const, 'webhit' as const),
  tag: fc.nat(1),
  person: fc.nat(4),
  halfHour: fc.integer({ min: 0, max: 59 * 48 }),
  /** Events arrive in any order. */
  rank: fc.nat(),
});
type DrawnEvent = typeof drawnEvent extends fc.Arbitrary<infer T> ? T : never;

/** A customer's first span begins with its first impression. */
const FIRST: DrawnEvent = { kind: 'impression', tag: 0, person: 0, halfHour: 0, rank: 0 };

const occurredAt = ({ halfHour }: DrawnEvent) => (BEGINS[0] ?? 0) + halfHour * HALF_HOUR_MS;
const read = (customerId: number) =>
  inTransaction(database.pool, (client) => measureEffect(client, customerId, NOW_MS));

const DIVISIONS: EventDivision[] = ['line', 'region', 'daypart', 'views'];

/** The sums over all days, of the cells of lines and of the events, divided in all ways. */
async function readStored(customerId: number) {
  return inTransaction(database.pool, async (client) => {
    const line = emptyCell();
    const days = { customerId, firstDay: 0, lastDay: clock.localDay(NOW_MS) };
    await readLineCells(client, days, ({ cell }) => addCell(line, cell));

    const runs = await readEffectRuns(client, customerId);
    const ofEvents = [];
    for (const by of DIVISIONS) {
      const sum = emptyCell();
      for (const run of runs) {
        const weights = await readRunWeights(client, customerId, run);
        const all = { tagIds: new Set(weights.tagIds), regions: null, dayparts: null, sites: null };
        const sums = new EventSums(weights, { by, ...all });
        const { firstDay, lastDay } = run;
        await readEvents(client, { customerId, firstDay, lastDay }, (day, events) =>
          sums.addDay(day, events),
        );
        for (const cell of sums.take().values()) addCell(sum, cell);
      }
      ofEvents.push(sum);
    }
    return { line, ofEvents, runs };
  });
}

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

const customers = new Map<number, Awaited<ReturnType<typeof buildTags>>>();

async function store(drawn: readonly DrawnEvent[]): Promise<number> {
  const customer = await buildTags(database.orm, 'NZ');
  customers.set(customer.customerId, customer);
  await storeFor(customer.customerId, drawn);
  return customer.customerId;
}

async function storeFor(customerId: number, drawn: readonly DrawnEvent[]): Promise<void> {
  const customer = customers.get(customerId);
  if (!customer) throw new Error('no such customer');
  const events = drawn
    .toSorted((a, b) => a.rank - b.rank)
    .map((one): QueuedEvent => {
      const occurredAtMs = occurredAt(one);
      const call = [customerId, `uid-${one.person + 1}`, null, occurredAtMs] as const;
      return {
        ...buildEvent({ customerId, tagId: customer[one.kind][one.tag] ?? 0 }),
        id: randomUUID(),
        kind: one.kind,
        occurredAtMs,
        viewer: finder.findViewer(...call),
        formerViewer: one.kind === 'webhit' ? finder.findFormerViewer(...call) : null,
      };
    });
  await workers.queue(events);
  await workers.untilStored();
}

/** The evidence of people whose identity is known. */
function referenceEvidence(customerId: number, drawn: readonly DrawnEvent[]): SpanEvidence[] {
  const completeThroughDay = clock.localDay(NOW_MS) - 1;

  return BEGINS.map((beginsAtMs, index) => {
    const endsAtMs = BEGINS[index + 1] ?? NOW_MS;
    const firstDay = clock.localDay(beginsAtMs);
    const evidence = new SpanEvidence({
      firstDay,
      lastDay: clock.localDay(endsAtMs) - 1,
      completeThroughDay,
    });

    for (const person of new Set(drawn.map((one) => one.person))) {
      const ofPerson = drawn.filter((one) => one.person === person);
      const isOwn = (ms: number) => ms >= beginsAtMs && ms < endsAtMs;
      const linkedUntilMs = ofPerson.some(
        (one) =>
          one.kind === 'webhit' &&
          occurredAt(one) >= endsAtMs &&
          occurredAt(one) <= endsAtMs + 7 * DAY_MS,
      )
        ? endsAtMs + 9 * DAY_MS
        : endsAtMs;
      const times = (kind: DrawnEvent['kind'], tag?: number) =>
        ofPerson
          .filter((one) => one.kind === kind && (tag === undefined || one.tag === tag))
          .map(occurredAt)
          .sort((a, b) => a - b);
      // One visit for webhits of one site at one time; all other distances are half an hour or more.
      const webhitsMs = [0, 1].flatMap((tag) => [...new Set(times('webhit', tag))]);
      const local = (ms: readonly number[]) =>
        ms.map((each) => clock.localMs(each)).sort((a, b) => a - b);
      const viewer = finder.findViewer(customerId, `uid-${person + 1}`, null, beginsAtMs) ?? '';

      evidence.add({
        group: Number.parseInt(viewer.slice(-2), 16) % VIEWER_GROUPS,
        impressionsMs: local(times('impression').filter(isOwn)),
        visitsMs: local(webhitsMs.filter((ms) => ms >= beginsAtMs && ms < linkedUntilMs)),
      });
    }
    return evidence;
  });
}

describe('the effect of stored events', () => {
  it('is that of people whose identity is known, in any order of arrival', async () => {
    const streams = fc.array(drawnEvent, { minLength: 60, maxLength: 160 });
    await fc.assert(
      fc.asyncProperty(streams, async (others) => {
        const drawn = [FIRST, ...others];
        const customerId = await store(drawn);
        const effect = await read(customerId);
        if (!effect) throw new Error('there is no effect');
        const reference = estimateEffect(referenceEvidence(customerId, drawn), {
          lastDay: dayOfLocalDate(effect.endDate),
          creditedByDelay: effect.creditedByDelay,
        });
        expect(effect.estimates).toEqual(reference);
        expect(effect.startDate).toBe('2026-06-01');
        await recountCustomer(database.pool, customerId, NOW_MS);
        const stored = await readStored(customerId);
        for (const sum of stored.ofEvents) expect(sum).toEqual(stored.line);
        const [run] = stored.runs;
        if (!run) throw new Error('nothing was stored');
        const part = { cell: stored.line, rates: run.rates, credited: effect.credited };
        expect(estimateParts([part])).toEqual(reference);
        expect(dayOfLocalDate(effect.endDate)).toBe(clock.localDay(NOW_MS) - 8);
      }),
      { numRuns: PROPERTY_RUNS, endOnFailure: true },
    );
  }, 600_000);

  it('is stored once more after late events, whatever was stored before', async () => {
    const drawn = fc.sample(drawnEvent, { numRuns: 300, seed: 7 });
    const customerId = await store([FIRST, ...drawn.slice(0, 150)]);
    await recountDueEffects(database.pool, NOW_MS);
    const early = await readStored(customerId);

    await recountDueEffects(database.pool, NOW_MS + 1);
    expect((await readStored(customerId)).runs).toEqual(early.runs);
    await storeFor(customerId, drawn.slice(150));
    await recountDueEffects(database.pool, NOW_MS + 3 * 3_600_000);
    const late = await readStored(customerId);

    expect(late.line.impressions).toBeGreaterThan(early.line.impressions);
    await recountCustomer(database.pool, customerId, NOW_MS + 3 * 3_600_000);
    expect(await readStored(customerId)).toEqual(late);
  });

  it('stays as it was counted where viewers have no keys any more', async () => {
    const drawn = fc.sample(drawnEvent, { numRuns: 300, seed: 9 });
    const customerId = await store([FIRST, ...drawn]);
    await recountCustomer(database.pool, customerId, NOW_MS);
    const whole = await readStored(customerId);

    await database.pool.query(
      `insert into event_store.watermark (name, before) values ('viewer_keys', '2026-06-05T00:00:00Z')`,
    );
    try {
      await recountCustomer(database.pool, customerId, NOW_MS);
      const { runs, line } = await readStored(customerId);
      expect(runs.map(({ firstDay, lastDay }) => [firstDay, lastDay].map(localDateOfDay))).toEqual([
        ['2026-06-01', '2026-06-30'],
        ['2026-07-01', '2026-07-23'],
      ]);
      expect(runs[0]?.rates).toEqual(whole.runs[0]?.rates);
      expect(line.impressions).toBe(whole.line.impressions);
    } finally {
      await database.pool.query(`delete from event_store.watermark where name = 'viewer_keys'`);
    }
  });

  it('is nothing without a customer or without impressions', async () => {
    expect(await read(2_000_000_000)).toBeNull();
    expect(await read((await buildTags(database.orm)).customerId)).toBeNull();
  });
});

describe('the words', () => {
  const estimate = (value: number, low: number, high: number) => ({
    value,
    low,
    high,
    standardError: 1,
  });
  const effect = {
    startDate: '2026-06-01',
    endDate: '2026-07-20',
    credited: 7000,
    creditedByDelay: [7000],
    impressions: 86_000,
    estimates: {
      placebo: estimate(900, 500, 1300),
      leadLag: estimate(800, -200, 1800),
      difference: estimate(100, -900, 1100),
      testableShare: 0.31,
      baseShare: 0.5,
      preExposureRatio: estimate(1.01, 0.9, 1.12),
    },
    sharedShare: 0,
    leftOutDates: [],
  };
  const shown = (verdict: 'measured' | 'atLeast' | 'undetermined') => ({
    verdict,
    reason: verdict === 'undetermined' ? ('tooFewVisits' as const) : null,
    caused: verdict === 'undetermined' ? null : estimate(800, 210, 1800),
    minimumDetectable: 1400,
  });

  it.each([
    [
      'measured',
      'Measured: The ads caused about 800 of the 7,000 credited visits (11.4%; 95% interval 210 to 1,800).',
    ],
    [
      'atLeast',
      'At least: The ads caused at least 210 of the 7,000 credited visits (3.0%), most likely about 800 (11.4%).',
    ],
    ['undetermined', 'Cannot be told: The visits are too few to tell how many the ads caused.'],
  ] as const)('of %s', (verdict, words) => {
    expect(formatEffect({ ...effect, shown: shown(verdict) })).toContain(words);
  });

  it('name ads that follow visits', () => {
    const following = { ...shown('undetermined'), reason: 'adsFollowVisits' as const };
    const words = formatEffect({ ...effect, shown: following });
    expect(words).toContain('they follow visits, as in retargeting');
  });
});
