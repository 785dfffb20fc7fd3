import { beforeAll, describe, expect, test } from '@jest/globals';
import { randomFrom } from '#server/analytics/testing/random-choices.js';
import type { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { ExperimentKind, RegionDesign } from '#server/experiments/experiment-kind.js';
import type { Experiment } from '#server/experiments/experiment.entity.js';
import {
  drawRegions,
  REGION_WORLDS,
  trueShare,
  withEffect,
  type RegionWorld,
} from '#server/measurement/testing/draw-regions.js';
import { daysAfter } from '#server/measurement/regions/read-regions.js';
import type { RegionWeeks } from '#server/measurement/regions/region-weeks.js';
import {
  buildBooking,
  buildBroadcaster,
  buildChannel,
  buildCustomer,
  buildExperiment,
  buildImpressionTag,
  buildRelationship,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
let today = '2026-06-20';
const call = restCaller(database, redis, () => new Date(`${today}T00:30:00Z`));
const admin = actorOf('SYSTEM');

const START = '2026-06-29';
const worldOf = (name: string): RegionWorld => {
  const world = REGION_WORLDS.find((one) => one.name === name);
  if (!world) throw new Error(`there is no world ${name}`);
  return world;
};

/** Stores whole weeks of visits, the same number on each day of a week. */
async function storeVisits(customerId: number, fromDate: string, regions: readonly RegionWeeks[]) {
  const rows = regions.flatMap(({ regionId, visits }) =>
    visits.flatMap((count, week) =>
      Array.from({ length: 7 }, (_, day) => ({
        region: regionId,
        day: daysAfter(fromDate, 7 * week + day),
        visits: Math.floor((count + day) / 7),
      })),
    ),
  );
  await database.pool.query(
    `insert into event_store.webhit_region_rollup
     select $1, day, 1, region, visits
     from json_to_recordset($2) as row(region smallint, day date, visits bigint)
     on conflict (customer_id, local_date, site_tag_id, region_id)
       do update set webhits = excluded.webhits`,
    [customerId, JSON.stringify(rows)],
  );
}

/** A thousand impressions a day, by the size of the regions that see them. */
async function storeAds(
  experiment: Experiment,
  tagId: number,
  isLit: (regionId: number, day: number) => boolean,
  regions: readonly RegionWeeks[],
) {
  const rows = regions.flatMap(({ regionId, deliveryShare }) =>
    Array.from({ length: 35 }, (_, day) => ({
      region: regionId,
      day: daysAfter(experiment.startDate, day),
      count: isLit(regionId, day) ? Math.round(1_000 * deliveryShare) : 0,
    })),
  );
  await database.pool.query(
    `insert into event_store.impression_rollup (customer_id, local_date, tag_id, region_id, daypart_5)
     select $1, day, $2, region, count
     from json_to_recordset($3) as row(region smallint, day date, count bigint) where count > 0`,
    [experiment.customerId, tagId, JSON.stringify(rows)],
  );
}

async function buildWorld(name: string, seed: number) {
  const world = worldOf(name);
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  const booking = await buildBooking(em, {
    customer,
    cpm: 20,
    endDate: daysAfter(START, 7 * world.design.weeks - 1),
    startDate: world.design.isLaunch ? START : '2026-01-01',
  });
  const tag = await buildImpressionTag(em, { booking });
  const drawn = drawRegions(world, randomFrom(seed));
  await storeVisits(customer.id, daysAfter(START, -7 * world.pastWeeks), drawn.past);
  return { world, em, customer, booking, tag, drawn };
}

interface PlanAnswer {
  reason: string | null;
  reason_text: string | null;
  past_weeks: number;
  splits: {
    held_out: { id: number; name: string }[];
    delivery_share: number;
    smallest_lift: number;
    sentence: string;
  }[];
}

const planOf = async (booking: Booking, days: Record<string, string>, maxPercent = 30) => {
  const query = new URLSearchParams({ ...days, max_percent: String(maxPercent) });
  return call(admin, 'GET', `/experiments/regions-plan/booking/${booking.id}?${query.toString()}`);
};
const planned = async (booking: Booking, days: Record<string, string>, maxPercent?: number) =>
  (await planOf(booking, days, maxPercent)).body as unknown as PlanAnswer; // its answer

const FOUR_WEEKS = { start_date: START, end_date: '2026-07-26' };
const SWITCHBACK_WEEKS = { start_date: START, end_date: '2026-08-02', design: 'SWITCHBACK' };

describe('planning which regions', () => {
  let launch: Awaited<ReturnType<typeof buildWorld>>;
  beforeAll(async () => {
    today = START;
    launch = await buildWorld('launch', 5);
  });

  test('splits come by the effect that they find, within the cost', async () => {
    const plan = await planned(launch.booking, FOUR_WEEKS);
    expect(plan).toMatchObject({ reason: null, reason_text: null, past_weeks: 26 });
    const lifts = plan.splits.map((split) => split.smallest_lift);
    expect(lifts).toEqual(lifts.toSorted((a, b) => a - b));
    for (const { delivery_share: share, sentence } of plan.splits) {
      expect(share).toBeLessThanOrEqual(0.3);
      expect(sentence).toMatch(/^Finds a lift of \d+\.\d% or more in four of five experiments;/);
    }
    const cheap = await planned(launch.booking, FOUR_WEEKS, 10);
    expect(cheap.splits[0]?.smallest_lift).toBeGreaterThan(lifts[0] ?? 1);
  });

  test('it says why it cannot tell', async () => {
    const em = database.orm.em.fork();
    const { customer } = launch;
    const fresh = await buildBooking(em, { startDate: START });
    expect(await planned(fresh, FOUR_WEEKS)).toMatchObject({ reason: 'NO_VISITS', splits: [] });
    // On a day inside of the booking's run, seven weeks after its begin.
    const running = await buildBooking(em, { customer, startDate: '2026-05-10' });
    expect(await planned(running, FOUR_WEEKS)).toMatchObject({
      reason: 'SHORT_RUN',
      splits: [],
      reason_text: expect.stringContaining('begin the experiment on its first day'),
    });
    expect((await planned(running, SWITCHBACK_WEEKS)).reason).toBeNull();

    const small = await buildBooking(em, { startDate: START });
    const three = launch.drawn.past.slice(0, 3);
    await storeVisits(small.customerId, daysAfter(START, -7 * 26), three);
    expect(await planned(small, FOUR_WEEKS)).toMatchObject({ reason: 'FEW_REGIONS' });
    const { customerId } = await buildBooking(em, { startDate: START });
    const recent = launch.drawn.past.map((region) => ({
      ...region,
      visits: region.visits.slice(-4),
    }));
    await storeVisits(customerId, daysAfter(START, -28), recent);
    const other = await buildBooking(em, { customerId, startDate: START });
    expect(await planned(other, FOUR_WEEKS)).toMatchObject({ reason: 'SHORT_PAST' });
  });

  test.each([
    ['end_date', { start_date: START, end_date: '2026-07-27' }, 20, 'whole weeks: 14 to 56 days'],
    ['end_date', { ...FOUR_WEEKS, design: 'SWITCHBACK' }, 20, 'By turns takes 35 days'],
    ['max_percent', FOUR_WEEKS, 60, 'must be a whole number from 1 to 50'],
  ])('%s is checked', async (field, days, percent, text) => {
    const { status, errors } = await planOf(launch.booking, days, percent);
    expect({ status, errors }).toEqual({
      status: 422,
      errors: { [field]: expect.stringContaining(text) },
    });
  });

  test('what a plan proposes can be planned, and nothing without a comparison', async () => {
    today = '2026-06-20';
    const { booking, drawn } = launch;
    const create = (body: Record<string, unknown>) =>
      call(admin, 'POST', '/experiments/', {
        booking_id: booking.id,
        experiment_name: 'South dark',
        hypothesis: 'More visits',
        ...FOUR_WEEKS,
        kind: 'REGIONS',
        ...body,
      });
    expect((await create({})).errors).toEqual({
      region_ids: 'Choose the regions that are held out',
    });
    expect((await create({ region_ids: [999] })).errors).toEqual({
      region_ids: 'Choose regions with visits in the past weeks',
    });
    const all = drawn.past.map(({ regionId }) => regionId);
    expect((await create({ region_ids: all })).errors).toEqual({
      region_ids: 'Leave a region that sees the ads: there is nothing to compare with',
    });
    expect((await create({ region_ids: [4], end_date: '2026-07-20' })).errors).toEqual({
      end_date: 'An experiment of regions lasts whole weeks: 14 to 56 days',
    });

    const { status, body } = await create({ region_ids: [5, 4], ad_server_excludes: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'REGIONS',
      design: 'HOLDOUT',
      region_ids: [4, 5],
      ad_server_excludes: true,
      state: 'PLANNED',
      households: null,
      result: null,
      result_reason: 'NOT_FINISHED',
      regions: { held_out: [{ name: 'Bay of Plenty' }, { name: 'Waikato' }] },
    });
    const put = (fields: Record<string, unknown>) =>
      call(admin, 'PUT', `/experiments/${body.id}`, fields);
    expect((await put({ kind: 'HOUSEHOLDS' })).errors).toEqual({
      kind: 'Who is held out cannot change: stop this experiment and plan another',
    });
    expect((await put({ region_ids: [4, 6] })).body).toMatchObject({ region_ids: [4, 6] });
    today = START;
    expect((await put({ region_ids: [4] })).errors).toEqual({
      region_ids: 'The experiment has begun: only its name and hypothesis can change',
    });
    expect((await put({ region_ids: [6, 4], hypothesis: 'Many' })).status).toBe(200);
  });
});

const DARK = new Set([4, 6, 9, 10]);

describe('the result of held-out regions', () => {
  async function run(name: string, lift: number, heldOutAds = 0) {
    const built = await buildWorld(name, 11);
    const { world, em, booking, tag, customer } = built;
    const drawn = withEffect(world, built.drawn, { heldOutIds: DARK, lift });
    await storeVisits(customer.id, daysAfter(START, -7 * world.pastWeeks), drawn.past);
    await storeVisits(customer.id, START, drawn.test);
    const experiment = await buildExperiment(em, {
      booking,
      kind: ExperimentKind.REGIONS,
      regionIds: [...DARK],
      startDate: START,
      design: world.design.isSwitchback ? RegionDesign.SWITCHBACK : RegionDesign.HOLDOUT,
      endDate: daysAfter(START, 7 * world.design.weeks - 1),
    });
    const isHeldOut = (regionId: number, day: number) =>
      world.design.isSwitchback
        ? (day < 14 && DARK.has(regionId)) || (day >= 21 && !DARK.has(regionId))
        : DARK.has(regionId);
    await storeAds(
      experiment,
      tag.id,
      (regionId, day) => !isHeldOut(regionId, day) || regionId === heldOutAds,
      built.drawn.past,
    );
    const truth = lift === 0 ? 0 : trueShare(world, built.drawn, { heldOutIds: DARK, lift });
    return { experiment, truth };
  }
  const read = async ({ id }: Experiment, actor = admin) =>
    (await call(actor, 'GET', `/experiments/${id}`)).body as unknown as Answer; // its answer

  interface Answer {
    state: string;
    result_reason: string | null;
    regions: { checks: { kind: string; status: string; sentence: string }[] };
    result: {
      treated_visits: number;
      caused_visits: Record<'value' | 'low' | 'high', number>;
      lift: number;
      spend: number;
      sentences: string[];
    } | null;
  }
  const failedOf = ({ regions }: Answer) =>
    regions.checks.filter(({ status }) => status === 'FAILED').map(({ kind }) => kind);

  test.each(['launch', 'dark', 'switchback'])(
    'holds the truth in its interval, and waits for the last visits: %s',
    async (name) => {
      const { experiment, truth } = await run(name, 0.3);
      today = daysAfter(experiment.endDate, 1);
      expect(await read(experiment)).toMatchObject({
        state: 'WAITING',
        result: null,
        result_reason: 'NOT_FINISHED',
      });
      today = daysAfter(experiment.endDate, 8);
      const body = await read(experiment);
      expect(failedOf(body)).toEqual([]);
      expect(body).toMatchObject({ state: 'FINISHED', result_reason: null });
      const { caused_visits: caused, treated_visits: treated, spend } = body.result ?? fail();
      expect(caused.low / treated).toBeLessThan(truth);
      expect(caused.high / treated).toBeGreaterThan(truth);
      expect(caused.low).toBeGreaterThan(0);
      expect(spend).toBeGreaterThan(0);
      expect(body.result?.sentences[0]).toMatch(
        /^The ads caused about [\d,]+ of the [\d,]+ visits/,
      );
    },
  );

  test('without an effect there is none', async () => {
    const { experiment } = await run('launch', 0);
    today = daysAfter(experiment.endDate, 8);
    const body = await read(experiment);
    expect(body.result?.caused_visits.low).toBeLessThan(0);
    expect(body.result?.sentences[0]).toMatch(/^The experiment shows no effect/);
  });

  test('does not exist where a held-out region is not dark', async () => {
    const { experiment } = await run('launch', 0.3, 4);
    today = daysAfter(experiment.endDate, 8);
    const body = await read(experiment);
    expect(body).toMatchObject({ result: null, result_reason: 'REGIONS_DIFFER' });
    expect(failedOf(body)).toEqual(['DARK_REGIONS', 'CONTAMINATION']);
    expect(body.regions.checks[0]?.sentence).toBe('Ads still run in Waikato.');
  });

  test('does not exist where days lack their visits', async () => {
    const { experiment } = await run('launch', 0.3);
    await database.pool.query(
      `delete from event_store.webhit_region_rollup
       where customer_id = $1 and local_date between $2::date and $2::date + 6`,
      [experiment.customerId, START],
    );
    today = daysAfter(experiment.endDate, 8);
    const body = await read(experiment);
    expect(body).toMatchObject({ result: null, result_reason: 'REGIONS_DIFFER' });
    expect(failedOf(body)).toEqual(['COMPLETE_DAYS']);
  });

  test('is withheld from sellers, who learn which regions are dark', async () => {
    const em = database.orm.em.fork();
    const { customer } = await buildWorld('launch', 3);
    const broadcaster = await buildBroadcaster(em);
    await buildRelationship(em, { customerId: customer.id, broadcasterId: broadcaster.id });
    const channel = await buildChannel(em, { owner: broadcaster });
    const experiment = await buildExperiment(em, {
      booking: await buildBooking(em, { customer, channel }),
      kind: ExperimentKind.REGIONS,
      design: RegionDesign.HOLDOUT,
      regionIds: [4],
    });
    const seller = actorOf('BROADCASTER', broadcaster.id);
    expect(await read(experiment, seller)).toMatchObject({
      result: null,
      result_reason: 'WITHHELD',
      regions: { held_out: [{ id: 4, name: 'Waikato' }], others: [], checks: [] },
    });
    const path = `/experiments/regions-plan/booking/${experiment.bookingId}`;
    const days = '?start_date=2026-06-29&end_date=2026-07-26';
    expect((await call(seller, 'GET', path + days)).status).toBe(403);
  });
});

function fail(): never {
  throw new Error('there is a result');
}
