import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import {
  buildBooking,
  buildBroadcaster,
  buildChannel,
  buildCustomer,
  buildImpressionTag,
  buildRelationship,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

// The eleventh day of the booking in Auckland; ten are complete.
const NOW = new Date('2026-11-10T20:00:00Z');
const DAYS = { startDate: '2026-11-01', endDate: '2026-11-30' };

const database = testDatabase();
const redis = testRedis();
const call = restCaller(database, redis, () => NOW);
const admin = actorOf('SYSTEM');

let booking: Booking;
let seller = 0;
let otherSeller = 0;

/** Impressions of a tag on a local day, in one of the dayparts. */
const count = (tagId: number, day: string, impressions: number) =>
  database.orm.em.fork().execute(
    `insert into event_store.impression_rollup (customer_id, local_date, tag_id, region_id, daypart_3)
       values (?, ?, ?, 1, ?)`,
    [booking.customerId, day, tagId, impressions],
  );

beforeAll(async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em, { countryCode: 'NZ' });
  const owner = await buildBroadcaster(em);
  const channel = await buildChannel(em, { owner });
  await buildRelationship(em, { customerId: customer.id, broadcasterId: owner.id });
  [seller, otherSeller] = [owner.id, (await buildBroadcaster(em)).id];

  booking = await buildBooking(em, { customer, channel, cpm: 20, ...DAYS });
  const tags = [
    await buildImpressionTag(em, { booking }),
    await buildImpressionTag(em, { booking }),
  ];
  const other = await buildImpressionTag(em, {
    booking: await buildBooking(em, { customer, ...DAYS }),
  });

  for (const { id } of tags) {
    for (const day of [1, 2, 3]) await count(id, `2026-11-0${day}`, 1_000);
    for (const day of ['04', '05', '06', '07', '08', '09', '10'])
      await count(id, `2026-11-${day}`, 400);
    await count(id, '2026-11-11', 90);
    // Outside its days.
    await count(id, '2026-10-31', 5_000);
  }
  await count(other.id, '2026-11-05', 7_000);
});

const set = (target: Record<string, unknown>) =>
  call(admin, 'PUT', `/bookings/${booking.id}`, target);
const pacing = async (actor = admin) =>
  (await call(actor, 'GET', `/bookings/${booking.id}`)).body.pacing;

describe('the pace of a booking', () => {
  test('compares its own impressions, by its own days in the zone of the customer, with its goal', async () => {
    expect((await set({ goal_impressions: 40_000 })).body).toMatchObject({
      goal_impressions: 40_000,
      budget: null,
    });

    expect(await pacing()).toEqual({
      state: 'BEHIND',
      goal: 40_000,
      delivered: 11_780,
      expected: 13_333,
      complete: 11_600,
      forecast: 11_600 + 800 * 20,
      spend: 235.6,
      forecast_spend: (27_600 * 20) / 1000,
      needed_per_day: 1_420,
    });
  });

  test('takes the impressions that a budget buys as the goal, and none without either', async () => {
    await set({ goal_impressions: null, budget: 552 });
    expect(await pacing()).toMatchObject({ state: 'ON_PACE', goal: 27_600, forecast: 27_600 });

    await set({ budget: null });
    expect(await pacing()).toBeNull();
  });

  test('is seen by who sees the booking', async () => {
    await set({ goal_impressions: 20_000 });
    expect(await pacing(actorOf('BROADCASTER', seller))).toMatchObject({ state: 'AHEAD' });
    const { status } = await call(
      actorOf('BROADCASTER', otherSeller),
      'GET',
      `/bookings/${booking.id}`,
    );
    expect(status).toBe(404);
  });

  test.each([
    [
      { goal_impressions: 0 },
      'goal_impressions',
      'Impression goal must be a whole number of 1 or more',
    ],
    [
      { goal_impressions: 1_000_000_000 },
      'goal_impressions',
      'Impression goal must be at most 999999999',
    ],
    [{ budget: -1 }, 'budget', 'Budget must be a number of 0 or more'],
  ])('refuses %j by naming the field', async (target, field, message) => {
    const { status, errors } = await set(target);
    expect(status).toBe(422);
    expect(errors).toEqual({ [field]: message });
  });
});
