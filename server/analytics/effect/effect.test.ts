import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { countedEffectSentences } from '#schema/effect.js';
import type { Actor } from '#server/access/identity/actor.js';
import type { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import type { World } from '#server/analytics/testing/build-world.js';
import { totalPerformance } from '#server/analytics/panels/performance.js';
import { impressionOf } from '#server/analytics/testing/queued-events.js';
import { recountCustomer } from '#server/ingestion/worker/effect/recount-due.js';
import { EffectDimension, EffectReason, EffectVerdict } from './effect.types.js';
import { effectWorld, FIRST_MS, NOW } from './testing/effect-world.js';

const { database, workers, collect, ask: askOf } = effectWorld();

const DAY_MS = 86_400_000;
const DIMENSIONS = Object.values(EffectDimension);
const WITHOUT_SPEND: readonly EffectDimension[] = ['REGION', 'DAYPART', 'VIEWS', 'SITE'];

/** A dimension, and the filter by one of its rows. */
const PARTITIONS: [EffectDimension, keyof DashboardFilterInput][] = [
  [EffectDimension.CREATIVE, 'creatives'],
  [EffectDimension.CHANNEL, 'channels'],
  [EffectDimension.REGION, 'regions'],
  [EffectDimension.DAYPART, 'dayparts'],
  [EffectDimension.SITE, 'sites'],
];
const NESTED: Partial<DashboardFilterInput>[] = [
  {},
  { weekdays: [1, 2, 4], startDate: '2026-05-20' },
];
const microVisits = (range: { value: number } | null) => Math.round(1e6 * (range?.value ?? NaN));

let world: World;
let caused = 0;

const ask = (more: Partial<DashboardFilterInput> = {}, actor?: Actor) => askOf(world, more, actor);

beforeAll(async () => {
  ({ world, caused } = await collect());
  expect((await ask()).effect).toMatchObject({
    verdict: EffectVerdict.UNDETERMINED,
    reason: EffectReason.NOT_COUNTED,
    countedAt: null,
  });
  await recountCustomer(database.pool, world.customerId, NOW.getTime());
});

describe('the effect of a dashboard', () => {
  test('holds the true count of caused visits, on the days that are complete', async () => {
    const { effect } = await ask();

    expect(effect).toMatchObject({
      startDate: '2026-05-04',
      endDate: '2026-07-13',
      countedAt: NOW,
      hasNewerEvents: false,
      verdict: EffectVerdict.AT_LEAST,
      reason: null,
    });
    expect(effect.causedVisits?.low).toBeLessThanOrEqual(caused);
    expect(effect.causedVisits?.high).toBeGreaterThanOrEqual(caused);
    expect(effect.causedVisits?.high).toBeLessThan(effect.creditedVisits);
    const { value = NaN, low = NaN } = effect.causedVisits ?? {};
    expect(effect.costPerCausedVisit?.value).toBeCloseTo(effect.spend / value, 9);
    expect(effect.costPerCausedVisit?.high).toBeCloseTo(effect.spend / low, 9);
  });

  test.each(DIMENSIONS)('is divided by %s without a rest', async (dimension) => {
    const { effect, rows } = await ask();
    const parts = await rows(dimension);

    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every(({ name }) => name.length > 0)).toBe(true);
    const credited = parts.reduce((sum, row) => sum + row.creditedVisits, 0);
    expect(credited).toBe(effect.creditedVisits);
    const known = parts.filter(({ causedVisits }) => causedVisits);
    for (const { causedVisits, creditedVisits } of known) {
      expect(causedVisits?.low).toBeGreaterThanOrEqual(0);
      expect(causedVisits?.high).toBeLessThanOrEqual(creditedVisits);
    }
    const hasSpend = !WITHOUT_SPEND.includes(dimension);
    const spend = parts.reduce((sum, row) => sum + (row.spend ?? 0), 0);
    expect(spend).toBeCloseTo(hasSpend ? effect.spend : 0, 9);
  });

  test.each(PARTITIONS)('by %s is that of each, and adds up exactly', async (dimension, field) => {
    for (const more of NESTED) {
      const { effect: whole, rows } = await ask(more);
      const parts = [];
      for (const row of await rows(dimension)) {
        const { effect } = await ask({ ...more, [field]: [row.rowId] });
        expect(effect.creditedVisits).toBe(row.creditedVisits);
        if (effect.verdict === row.verdict) expect(effect.causedVisits).toEqual(row.causedVisits);
        parts.push(effect);
      }

      expect(parts.length).toBeGreaterThan(1);
      for (const estimator of ['placebo', 'leadLag'] as const) {
        const sum = parts.reduce((total, one) => total + microVisits(one[estimator]), 0);
        expect(sum).toBe(microVisits(whole[estimator]));
      }
    }
  });

  test('of all sites, regions and dayparts is that without a filter', async () => {
    const { effect } = await ask();
    const { effect: same } = await ask({
      sites: world.siteTagIds,
      regions: [1, ...world.regionIds],
      dayparts: [1, 2, 3, 4, 5, 6, 7, 8],
    });
    expect({ ...same, reading: null }).toEqual({ ...effect, reading: null });
  });

  test('is that of the ads that the caller sees', async () => {
    for (const { actor, bookingIds } of world.principals) {
      if (!bookingIds || bookingIds.length === 0) continue;
      const { effect: seen, rows } = await ask({}, actor);
      const { effect: same } = await ask({ bookings: bookingIds });
      expect({ ...seen, reading: null }).toEqual({ ...same, reading: null });
      const rowIds = (await rows(EffectDimension.BOOKING)).map(({ rowId }) => rowId);
      expect(bookingIds).toEqual(expect.arrayContaining(rowIds));
    }
  });

  test('credits and costs what a dashboard of its days does', async () => {
    const range = { startDate: '2026-05-20', endDate: '2026-07-05' };
    const filters: Partial<DashboardFilterInput>[] = [
      {},
      { weekdays: [2, 6] },
      { dayparts: [2, 7, 8] },
      { regions: world.regionIds.slice(0, 2) },
      { sites: world.siteTagIds.slice(0, 1) },
      { weekdays: [1, 3, 5], dayparts: [6, 7], regions: world.regionIds.slice(1) },
    ];
    for (const more of filters) {
      const { effect } = await ask({ ...more, ...range });
      if (!effect.reading) throw new Error('nothing is covered');
      const { responses, adSpend } = totalPerformance(effect.reading.figures);
      expect({ responses: effect.creditedVisits, adSpend: effect.spend }).toEqual({
        responses,
        adSpend,
      });
      expect(responses).toBeGreaterThan(0);
    }
  });

  test('says why it is not known', async () => {
    const reasonOf = async (more: Partial<DashboardFilterInput>) => (await ask(more)).effect.reason;

    expect(await reasonOf({ startDate: '2026-07-14' })).toBe(EffectReason.NO_COMPLETE_DAYS);
    expect(await reasonOf({ startDate: '2026-07-06' })).toBe(EffectReason.TOO_FEW_VISITS);
  });

  test('tells that events came after the count, until they are counted', async () => {
    const [line] = world.lines;
    if (!line) throw new Error('there is no line');
    const { tagId } = line;
    const late = {
      viewer: randomUUID(),
      tagId,
      occurredAt: new Date(FIRST_MS + 10 * DAY_MS).toISOString(),
    };
    await workers.queue([impressionOf(world, late)]);
    await workers.untilStored();
    const { effect } = await ask();
    expect(effect.hasNewerEvents).toBe(true);
    expect(countedEffectSentences(effect).at(-1)).toMatch(/came after the count; the next count/);

    await recountCustomer(database.pool, world.customerId, NOW.getTime());
    const { effect: recounted } = await ask();
    expect(recounted.hasNewerEvents).toBe(false);
    expect(countedEffectSentences(recounted).join(' ')).not.toContain('came after the count');
  });
});
