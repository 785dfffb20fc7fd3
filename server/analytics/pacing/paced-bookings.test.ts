import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import {
  buildBooking,
  buildBroadcaster,
  buildChannel,
  buildCustomer,
  buildImpressionTag,
  buildRelationship,
} from '#server/testing/factories.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { listPacedBookingIds } from './paced-bookings.js';

// The eleventh of November in Auckland.
const NOW = new Date('2026-11-10T20:00:00Z');
const DAYS = { startDate: '2026-11-01', endDate: '2026-11-30' };

const database = testDatabase();
const redis = testRedis();

let customerId = 0;
let otherId = 0;
let seller = 0;
const names = new Map<number, string>();

beforeAll(async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em, { countryCode: 'NZ' });
  customerId = customer.id;
  otherId = (await buildCustomer(em)).id;
  const owner = await buildBroadcaster(em);
  seller = owner.id;
  await buildRelationship(em, { customerId, broadcasterId: seller });
  const channel = await buildChannel(em, { owner });

  const book = async (
    bookingName: string,
    perDay: number,
    more: Parameters<typeof buildBooking>[1],
  ) => {
    const booking = await buildBooking(em, { customer, bookingName, cpm: 20, ...DAYS, ...more });
    names.set(booking.id, bookingName);
    const { id } = await buildImpressionTag(em, { booking });
    for (let day = 1; day <= 10; day += 1)
      await em.execute(
        `insert into event_store.impression_rollup (customer_id, local_date, tag_id, region_id, daypart_3)
           values (?, ?, ?, 1, ?)`,
        [customerId, `2026-11-${String(day).padStart(2, '0')}`, id, perDay],
      );
  };

  await book('ten percent behind', 90, { goalImpressions: 3_000, channel });
  await book('half behind', 50, { budget: 60 });
  await book('ahead', 200, { goalImpressions: 3_000 });
  await book('on pace', 100, { goalImpressions: 3_000 });
  await book('without a goal', 50, {});
  await book('archived', 50, { goalImpressions: 3_000, archivedAt: new Date() });
  await book('over', 50, { goalImpressions: 3_000, endDate: '2026-11-10' });
  await book('to come', 0, { goalImpressions: 3_000, startDate: '2026-11-12' });
});

const listed = async (actor: Actor) => {
  const ctx = { ...serviceContext({ database, redis }, actor), now: () => NOW };
  const ids = await listPacedBookingIds(ctx, customerId);
  return ids.map((id) => names.get(id));
};

describe('the bookings with a pace', () => {
  test('run today and have a goal or budget, the most urgent first', async () => {
    expect(await listed(actorOf('CUSTOMER', customerId))).toEqual([
      'half behind',
      'ten percent behind',
      'ahead',
      'on pace',
    ]);
  });

  test('are those that the caller sees, of a client that the caller sees', async () => {
    expect(await listed(actorOf('BROADCASTER', seller))).toEqual(['ten percent behind']);
    await expect(listed(actorOf('CUSTOMER', otherId))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
