import { beforeAll, describe, expect, test } from '@jest/globals';
import { PACING_LABELS, type Pacing } from '#schema/pacing.js';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { readWorkbook, sheetNames, valuesOf } from '#server/testing/read-workbook.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

const DAYS = 'from=2026-06-01&to=2026-06-30';
const BOOKINGS = `query ($id: Int!) { bookings(customerId: $id, first: 500) { nodes {
  campaignName bookingName channelName startDate endDate budget customerName: customerId
  pacing { state goal delivered expected complete forecast neededPerDay spend forecastSpend }
} } }`;

interface Answered {
  campaignName: string;
  bookingName: string;
  channelName: string;
  startDate: string;
  endDate: string;
  budget: number | null;
  pacing: Pacing | null;
}

let world: World;
const tokens = new Map<string, string>();

beforeAll(async () => {
  const em = database.orm.em.fork();
  world = await buildWorld(em);
  for (const { name, actor } of world.principals) {
    const user = await buildUser(em, { entityType: actor.entityType, entityId: actor.entityId });
    tokens.set(name, await tokenOf(api, user));
  }

  await database.pool.query(
    `update booking set start_date = '2026-06-10', end_date = '2099-12-31',
       goal_impressions = case when id % 2 = 0 then 40000 end,
       budget = case when id % 2 = 1 then 900 end
     where customer_id = $1`,
    [world.customerId],
  );
  const first = world.lines[0];
  await database.pool.query(
    `update booking set goal_impressions = null, budget = null where id = $1`,
    [first?.bookingId],
  );
  await database.pool.query(
    `insert into event_store.impression_rollup (customer_id, local_date, tag_id, region_id, daypart_3)
       select customer_id, '2026-06-11', id, 1, 1000 + id from impression_tag where customer_id = $1`,
    [world.customerId],
  );
});

async function bookOf(path: string, name: string) {
  const authorization = `Bearer ${tokens.get(name) ?? ''}`;
  const answer = await fetch(`${api.url}/api/export/${path}`, { headers: { authorization } });
  return readWorkbook(new Uint8Array(await answer.arrayBuffer()));
}

async function pacedBookings(name: string): Promise<Answered[]> {
  const { body } = await api.graphql(BOOKINGS, { id: world.customerId }, tokens.get(name));
  const { data } = body as { data: { bookings: { nodes: Answered[] } } }; // as BOOKINGS asks
  return data.bookings.nodes.filter(({ pacing }) => pacing !== null);
}

const cells = ({ pacing, ...booking }: Answered, ...last: unknown[]) =>
  pacing && [
    booking.campaignName,
    booking.bookingName,
    booking.channelName,
    booking.startDate,
    booking.endDate,
    PACING_LABELS[pacing.state],
    pacing.goal,
    pacing.delivered,
    pacing.delivered / pacing.goal,
    pacing.expected,
    pacing.complete,
    pacing.forecast,
    pacing.forecast === null ? null : pacing.forecast / pacing.goal,
    pacing.neededPerDay,
    pacing.spend,
    pacing.forecastSpend,
    ...last,
  ];

const byBooking = (rows: readonly (readonly unknown[] | null)[], at: number) =>
  rows.toSorted((left, right) => String(left?.[at]).localeCompare(String(right?.[at])));

describe('the sheet Pace', () => {
  test.each(['customer', 'one broadcaster', 'ad-tech'])(
    'of a dashboard holds, cell by cell, what GraphQL answers %s',
    async (name) => {
      const expected = await pacedBookings(name);
      const book = await bookOf(`dashboard.xlsx?client=${world.customerId}&${DAYS}`, name);
      const [heads, ...rows] = expected.length > 0 ? valuesOf(book, 'Pace') : [];

      expect(sheetNames(book).includes('Pace')).toBe(expected.length > 0);
      expect(byBooking(rows, 1)).toEqual(
        byBooking(
          expected.map((booking) => cells(booking, booking.budget)),
          1,
        ),
      );
      if (name === 'customer') {
        expect(heads?.at(-1)).toBe('Budget');
        expect(rows.length).toBeGreaterThan(2);
        expect(sheetNames(book).slice(-2)).toEqual(['Pace', 'Cover']);
      }
    },
  );

  test('is of the bookings that the filter shows, and of days that overlap the range', async () => {
    const [, , line] = world.lines;
    const path = (more: string) => `dashboard.xlsx?client=${world.customerId}&${more}`;
    const one = await bookOf(path(`${DAYS}&booking=${String(line?.bookingId)}`), 'customer');
    expect(valuesOf(one, 'Pace')).toHaveLength(2);

    const before = await bookOf(path('from=2026-06-01&to=2026-06-09'), 'customer');
    expect(sheetNames(before)).not.toContain('Pace');
  });

  test('of the overview names the client of each booking', async () => {
    const expected = await pacedBookings('customer');
    const book = await bookOf(`overview.xlsx?${DAYS}`, 'customer');
    expect(sheetNames(book)).toEqual(['Campaign Overview', 'Pace', 'Cover']);

    const [heads, ...rows] = valuesOf(book, 'Pace');
    const [client] = valuesOf(book, 'Campaign Overview')[1] ?? [];
    expect(heads?.slice(0, 3)).toEqual(['Client', 'Campaign', 'Booking']);
    expect(byBooking(rows, 2)).toEqual(
      byBooking(
        expected.map((booking) => [client, ...(cells(booking) ?? []), 'NZD']),
        2,
      ),
    );
  });
});
