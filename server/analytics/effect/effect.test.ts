import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { countedEffectSentences } from '#schema/effect.js';
import type { Actor } from '#server/access/identity/actor.js';
import type { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import { readDashboard } from '#server/analytics/dashboard.service.js';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';
import { randomFrom } from '#server/analytics/testing/random-choices.js';
import { recountCustomer } from '#server/ingestion/worker/effect/recount-due.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { readEffectRows } from './effect-rows.js';
import { EffectDimension, EffectReason, EffectVerdict } from './effect.types.js';
import { readEffect } from './read-effect.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);

const DAY_MS = 86_400_000;
/** Midnight in New Zealand; no clock changes until NOW. */
const FIRST_MS = Date.parse('2026-05-03T12:00:00Z');
const DAYS = 70;
const NOW = new Date(FIRST_MS + (DAYS + 8) * DAY_MS);
const WITHOUT_SPEND = [EffectDimension.REGION, EffectDimension.DAYPART, EffectDimension.VIEWS];
const SYSTEM = actorOf('SYSTEM');

let world: World;
let caused = 0;

/** 1,200 people, of whom 400 see ads in the middle weeks, and visit once in 20 ads because of it. */
async function collect(): Promise<void> {
  const random = randomFrom(11);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('the list is empty');
    return item;
  };
  const at = (ms: number) => new Date(Math.round(ms)).toISOString();
  const events = [];

  for (let person = 0; person < 1_200; person += 1) {
    const viewer = randomUUID();
    const visit = (ms: number) =>
      events.push(webhitOf(world, { viewer, tagId: pick(world.siteTagIds), occurredAt: at(ms) }));
    for (let visits = Math.floor(random() * 5); visits > 0; visits -= 1) {
      visit(FIRST_MS + random() * (DAYS + 8) * DAY_MS);
    }
    if (person >= 400) continue;

    for (let ads = 0; ads < 10; ads += 1) {
      const ms = FIRST_MS + (21 + random() * 14) * DAY_MS;
      const { tagId } = pick(world.lines);
      const regionId = pick(world.regionIds);
      events.push(impressionOf(world, { viewer, tagId, regionId, occurredAt: at(ms) }));
      if (random() >= 0.1) continue;
      caused += 1;
      visit(ms + random() * 2 * DAY_MS);
    }
  }

  // The first day of the figures, from which keys are known.
  const { tagId } = pick(world.lines);
  events.push(
    impressionOf(world, { viewer: randomUUID(), tagId, occurredAt: at(FIRST_MS + 3_600_000) }),
  );
  await workers.queue(events);
  await workers.untilStored();
}

const everything = (): DashboardFilterInput => ({
  clientId: world.customerId,
  startDate: '2026-05-01',
  endDate: '2026-07-31',
  ...{ regions: [0], campaigns: [0], bookings: [0], creatives: [0] },
  ...{ channels: [0], weekdays: [0], dayparts: [0], sites: [0] },
});

async function ask(more: Partial<DashboardFilterInput> = {}, actor: Actor = SYSTEM) {
  const ctx = { ...serviceContext({ database, redis }, actor), now: () => NOW };
  const figures = await readDashboard(ctx, { ...everything(), ...more });
  const effect = await readEffect(ctx, figures);
  return { effect, rows: (dimension: EffectDimension) => readEffectRows(ctx, effect, dimension) };
}

beforeAll(async () => {
  world = await buildWorld(database.orm.em.fork());
  await collect();
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
      verdict: EffectVerdict.MEASURED,
      reason: null,
    });
    expect(effect.causedVisits?.low).toBeLessThanOrEqual(caused);
    expect(effect.causedVisits?.high).toBeGreaterThanOrEqual(caused);
    expect(effect.causedVisits?.high).toBeLessThan(effect.creditedVisits);
    const { value = NaN, low = NaN } = effect.causedVisits ?? {};
    expect(effect.costPerCausedVisit?.value).toBeCloseTo(effect.spend / value, 9);
    expect(effect.costPerCausedVisit?.high).toBeCloseTo(effect.spend / low, 9);
  });

  test.each([
    EffectDimension.CREATIVE,
    EffectDimension.CHANNEL,
    EffectDimension.CAMPAIGN,
    EffectDimension.BOOKING,
    EffectDimension.REGION,
    EffectDimension.DAYPART,
    EffectDimension.VIEWS,
  ])('is divided by %s without a rest', async (dimension) => {
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

  test('of a filtered row is that of the row', async () => {
    const { rows } = await ask();
    for (const row of await rows(EffectDimension.CREATIVE)) {
      const { effect } = await ask({ creatives: [row.rowId] });
      expect(effect.creditedVisits).toBe(row.creditedVisits);
      if (effect.verdict === row.verdict) expect(effect.causedVisits).toEqual(row.causedVisits);
    }
    const [region] = await rows(EffectDimension.REGION);
    const { effect } = await ask({ regions: [region?.rowId ?? 0] });
    expect(effect.creditedVisits).toBe(region?.creditedVisits);
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

  test('says why it is not known', async () => {
    const reasonOf = async (more: Partial<DashboardFilterInput>) => (await ask(more)).effect.reason;

    expect(await reasonOf({ sites: world.siteTagIds })).toBe(EffectReason.FILTER_NOT_COUNTED);
    expect(await reasonOf({ regions: [1], dayparts: [7] })).toBe(EffectReason.FILTER_NOT_COUNTED);
    expect(await reasonOf({ startDate: '2026-07-14' })).toBe(EffectReason.NO_COMPLETE_DAYS);
    expect(await reasonOf({ startDate: '2026-07-06' })).toBe(EffectReason.TOO_FEW_VISITS);
    const { rows } = await ask({ dayparts: [7] });
    expect(await rows(EffectDimension.REGION)).toEqual([]);
    expect(await rows(EffectDimension.CREATIVE)).not.toEqual([]);
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
