import { beforeAll, expect, test } from '@jest/globals';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import {
  buildBooking,
  buildCustomer,
  buildImpressionTag,
  buildSiteTag,
} from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { readDailyActivity } from './daily-activity.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

/** Monday evening in London is Tuesday morning in Auckland. */
const NOW = new Date('2026-05-04T20:00:00Z');
const MONDAY = '2026-05-04';
const TUESDAY = '2026-05-05';

let auckland: Customer;
let london: Customer;

const impressions = (
  tag: { customerId: number; id: number },
  date: string,
  night: number,
  evening = 0,
) =>
  database.pool.query(
    `insert into event_store.impression_rollup (customer_id, local_date, tag_id, region_id, daypart_1, daypart_8)
     values ($1, $2, $3, (select coalesce(max(region_id), 0) + 1 from event_store.impression_rollup), $4, $5)`,
    [tag.customerId, date, tag.id, night, evening],
  );
const webhits = (tag: { customerId: number; id: number }, date: string, count: number) =>
  database.pool.query('insert into event_store.webhit_rollup values ($1, $2, $3, $4)', [
    tag.customerId,
    date,
    tag.id,
    count,
  ]);
const read = (now = NOW) => readDailyActivity(database.orm.em.fork(), now);

beforeAll(async () => {
  const em = database.orm.em.fork();
  auckland = await buildCustomer(em, { custName: 'Auckland Ltd', displayName: 'Auckland' });
  london = await buildCustomer(em, {
    custName: 'London',
    countryCode: 'GB',
    countryList: ['GB'],
    archivedAt: NOW,
  });
});

test('a day without calls has no figures and no rows', async () => {
  const nothing = { totalImpressions: 0, totalWebhits: 0, customers: [], bookings: [], sites: [] };
  expect(await read()).toEqual({ sampledAt: NOW, ...nothing });

  const token = await tokenOf(api, await buildUser(database.orm.em.fork()));

  expect((await api.rest('GET', '/admin/daily-activity', { token })).body).toEqual({
    total_impressions: 0,
    total_webhits: 0,
    customer_data: [],
    booking_data: [],
    site_data: [],
  });
});

test("today is the date in each customer's reporting zone; archived customers go on counting", async () => {
  const em = database.orm.em.fork();
  const spring = await buildBooking(em, { customer: auckland, bookingName: 'Spring' });
  const [first, second] = [
    await buildImpressionTag(em, { booking: spring }),
    await buildImpressionTag(em, { booking: spring }),
  ];

  const other = await buildImpressionTag(em, {
    booking: await buildBooking(em, { customer: london, bookingName: 'Tube' }),
  });
  const home = await buildSiteTag(em, { customer: london, tagDescription: 'Home' });
  const shop = await buildSiteTag(em, { customer: auckland, tagDescription: 'Shop' });

  await impressions(first, TUESDAY, 10, 5);
  await impressions(first, TUESDAY, 1);
  await impressions(second, TUESDAY, 4);
  await impressions(first, MONDAY, 1_000);
  await impressions(other, MONDAY, 30);
  await impressions(other, TUESDAY, 2_000);
  await webhits(home, MONDAY, 7);
  await webhits(shop, TUESDAY, 8);
  await webhits(shop, MONDAY, 500);
  expect(await read()).toEqual({
    sampledAt: NOW,
    totalImpressions: 50,
    totalWebhits: 15,
    customers: [
      { id: london.id, name: 'London', customerName: 'London', count: 30 },
      { id: auckland.id, name: 'Auckland', customerName: 'Auckland', count: 20 },
    ],
    bookings: [
      expect.objectContaining({ name: 'Tube', customerName: 'London', count: 30 }),
      { id: spring.id, name: 'Spring', customerName: 'Auckland', count: 20 },
    ],
    sites: [
      { id: shop.id, name: 'Shop', customerName: 'Auckland', count: 8 },
      { id: home.id, name: 'Home', customerName: 'London', count: 7 },
    ],
  });
});

test('the ten largest are listed, all are counted', async () => {
  const em = database.orm.em.fork();
  for (let at = 1; at <= 12; at++) {
    await webhits(
      await buildSiteTag(em, { customer: auckland, tagDescription: `Site ${at}` }),
      '2026-06-01',
      at,
    );
  }

  const { sites, totalWebhits } = await read(new Date('2026-05-31T20:00:00Z'));

  expect(totalWebhits).toBe(78);
  expect(sites.map(({ count }) => count)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});
