import { beforeAll, describe, expect, test } from '@jest/globals';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import {
  buildAdTech,
  buildAgency,
  buildBooking,
  buildBroadcaster,
  buildChannel,
  buildCustomer,
  buildRelationship,
} from '#server/testing/factories.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { Actor } from '#server/access/identity/actor.js';
import { numbered } from './visibility-sql.js';
import {
  visibleBookings,
  visibleBookingsFilter,
  visibleCustomers,
  requireVisibleCustomer,
} from './visibility.js';

const database = testDatabase();
const redis = testRedis();

const actors = new Map<string, Actor>();
const customers = new Map<number, string>();
const bookings = new Map<number, string>();
let shared = 0;

const ctxOf = (who: string) => serviceContext({ database, redis }, actorNamed(who));
function actorNamed(who: string): Actor {
  const actor = actors.get(who);
  if (!actor) throw new Error(`nobody is called ${who}`);
  return actor;
}

beforeAll(async () => {
  const em = database.orm.em.fork();
  const [one, two] = [await buildBroadcaster(em), await buildBroadcaster(em)];
  const [agency, outsider, adtech] = [
    await buildAgency(em),
    await buildAgency(em),
    await buildAdTech(em),
  ];

  const customer = await buildCustomer(em);
  const other = await buildCustomer(em);
  const archived = await buildCustomer(em, { archivedAt: new Date() });
  const created = await buildCustomer(em, {
    createdByEntityType: 'AGENCY',
    createdByEntityId: outsider.id,
  });

  shared = customer.id;

  for (const [id, name] of [
    [customer.id, 'shared'],
    [other.id, 'other'],
    [archived.id, 'archived'],
    [created.id, 'created'],
  ] as const) {
    customers.set(id, name);
  }

  for (const customerId of [customer.id, archived.id]) {
    await buildRelationship(em, { customerId, broadcasterId: one.id });
    await buildRelationship(em, { customerId, broadcasterId: two.id });
    await buildRelationship(em, { customerId, agencyId: agency.id });
    await buildRelationship(em, { customerId, adtechId: adtech.id });
  }

  const [channelOne, channelTwo] = [
    await buildChannel(em, { owner: one }),
    await buildChannel(em, { owner: two }),
  ];

  const adtechChannel = await buildChannel(em, { owner: adtech });
  const fields = { customer };
  const made = [
    ['on one', await buildBooking(em, { ...fields, channel: channelOne })],
    ['on two', await buildBooking(em, { ...fields, channel: channelTwo })],
    [
      'on two by the ad-tech',
      await buildBooking(em, { ...fields, channel: channelTwo, publisherId: adtech.id }),
    ],
    ['on the ad-tech', await buildBooking(em, { ...fields, channel: adtechChannel })],
    [
      'on two, made by one',
      await buildBooking(em, {
        ...fields,
        channel: channelTwo,
        createdByEntityType: 'BROADCASTER',
        createdByEntityId: one.id,
      }),
    ],
  ] as const;
  for (const [name, { id }] of made) bookings.set(id, name);
  actors.set('super admin', actorOf('SYSTEM'));
  actors.set('broadcaster one', actorOf('BROADCASTER', one.id));
  actors.set('broadcaster two', actorOf('BROADCASTER', two.id));
  actors.set('agency', actorOf('AGENCY', agency.id));
  actors.set('agency that created one', actorOf('AGENCY', outsider.id));
  actors.set('ad-tech', actorOf('ADTECH', adtech.id));
  actors.set('client', actorOf('CUSTOMER', customer.id));
  actors.set('archived client', actorOf('CUSTOMER', archived.id));
});

const EVERY_BOOKING = [
  'on one',
  'on the ad-tech',
  'on two',
  'on two by the ad-tech',
  'on two, made by one',
];

describe('visibility', () => {
  test.each([
    ['super admin', ['created', 'other', 'shared']],
    ['client', ['shared']],
    ['archived client', []],
    ['agency', ['shared']],
    ['agency that created one', ['created']],
    ['broadcaster one', ['shared']],
    ['ad-tech', ['shared']],
  ])('of a %s holds the customers %j', async (who, expected) => {
    const { em } = ctxOf(who);
    const found = await em.find(Customer, {
      id: { $in: [...customers.keys()] },
      ...visibleCustomers(actorNamed(who)),
    });

    expect(found.map(({ id }) => customers.get(id)).sort()).toEqual(expected);

    for (const [id, name] of customers) {
      const asked = requireVisibleCustomer(ctxOf(who), id);
      if (expected.includes(name))
        expect(await asked).toMatchObject({ id, timeZone: 'Pacific/Auckland' });
      else await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test.each([
    ['super admin', EVERY_BOOKING],
    ['client', EVERY_BOOKING],
    ['agency', EVERY_BOOKING],
    ['broadcaster one', ['on one', 'on two, made by one']],
    ['broadcaster two', ['on two', 'on two by the ad-tech', 'on two, made by one']],
    ['ad-tech', ['on the ad-tech', 'on two by the ad-tech']],
  ])('of a %s holds the bookings %j of a shared customer', async (who, expected) => {
    const ctx = ctxOf(who);
    const found = await ctx.em.find(Booking, {
      customerId: shared,
      ...visibleBookingsFilter(actorNamed(who)),
    });
    expect(found.map(({ id }) => bookings.get(id)).sort()).toEqual(expected);
    const ids = await visibleBookings(ctx, shared);
    if (ids === 'all') expect(expected).toEqual(EVERY_BOOKING);
    else expect([...ids].map((id) => bookings.get(id)).sort()).toEqual(expected);
  });

  test('numbers the parameters of a condition for node-postgres', () => {
    expect(numbered({ sql: 'a = ? and b = ?', params: [1, 2] }, 3)).toEqual({
      sql: 'a = $3 and b = $4',
      params: [1, 2],
    });
  });
});
