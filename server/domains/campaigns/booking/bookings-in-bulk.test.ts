import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCustomer,
} from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const api = testApi(database, testRedis());

const ids = { customerId: 0, campaignId: 0, channelId: 0 };
let token = '';
beforeAll(async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  ids.customerId = customer.id;
  ids.campaignId = (await buildCampaign(em, { customer })).id;
  ids.channelId = (await buildChannel(em, { owner: await buildBroadcaster(em) })).id;
  token = await tokenOf(
    api,
    await buildUser(em, { entityType: 'CUSTOMER', entityId: customer.id }),
  );
});

const booking = (more: Record<string, unknown> = {}) => ({
  ...ids,
  bookingName: 'A booking',
  cpm: 10,
  ...more,
});

const CREATE = `mutation ($bookings: [BookingInput!]!) {
  createBookings(bookings: $bookings) { id bookingName version updatedAt }
}`;

interface Answered {
  data: { createBookings: { id: number; bookingName: string }[] } | null;
  errors?: { extensions: { code: string; errors: Record<string, string> } }[];
}

async function create(bookings: unknown): Promise<Answered> {
  const { body } = await api.graphql(CREATE, { bookings }, token);
  return body as Answered; // what CREATE selects
}

async function stored(): Promise<{ bookings: number; audited: number }> {
  const { rows } = await database.pool.query<{ bookings: number; audited: number }>(
    `select (select count(*)::int from booking where customer_id = $1) as bookings,
      (select count(*)::int from audit_entry where customer_id = $1 and action = 'booking.create') as audited`,
    [ids.customerId],
  );
  if (!rows[0]) throw new Error('a count has a row');
  return rows[0];
}

describe('bookings in bulk', () => {
  test('are made all at once, answered in their order, each with its entry in the history', async () => {
    const before = await stored();
    const names = Array.from({ length: 200 }, (_, place) => `Booking ${place}`);
    const { data } = await create(names.map((bookingName) => booking({ bookingName })));
    expect(data?.createBookings.map(({ bookingName }) => bookingName)).toEqual(names);
    expect(await stored()).toEqual({
      bookings: before.bookings + 200,
      audited: before.audited + 200,
    });
  });

  test('are none of them made when one is wrong, and all that is wrong is named by place and field', async () => {
    const before = await stored();
    const { data, errors } = await create([
      booking(),
      booking({ cpm: -1, bookingName: 'abc' }),
      booking(),
      booking({ channelId: null }),
    ]);

    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      errors: {
        '1.cpm': 'CPM must be a number of 0 or more',
        '1.bookingName': 'Booking name must be at least 4 characters',
        '3.channelId': 'Channel is required',
      },
    });
    expect(await stored()).toEqual(before);
  });

  test('are none of them made when a client is not visible: it is not found, at its index', async () => {
    const before = await stored();
    const foreign = await buildCustomer(database.orm.em.fork());
    const { errors } = await create([booking(), booking({ customerId: foreign.id })]);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'NOT_FOUND',
      errors: { '1.customerId': 'Client not found' },
    });
    expect(await stored()).toEqual(before);
  });

  test('name the place of what cannot be stored at all', async () => {
    const { errors } = await create([booking(), booking({ jobNumber: 'a\u0000b' })]);
    expect(errors?.[0]?.extensions.errors).toEqual({
      '1.jobNumber': 'NUL characters are not allowed',
    });
  });

  test.each([0, 201])('are 1 to 200, not %d', async (count) => {
    const { errors } = await create(Array.from({ length: count }, () => booking()));
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      errors: { bookings: 'Send 1 to 200 bookings' },
    });
  });

  test('are made over REST too', async () => {
    const one = {
      customer_id: ids.customerId,
      campaign_id: ids.campaignId,
      channel_id: ids.channelId,
      booking_name: 'Over REST',
      cpm: 12.5,
    };

    const made = await api.rest('POST', '/bookings/bulk', {
      token,
      json: { bookings: [one, one] },
    });

    expect(made).toMatchObject({
      status: 201,
      body: [{ booking_name: 'Over REST', cpm: 12.5 }, { cpm: 12.5 }],
    });

    const refused = await api.rest('POST', '/bookings/bulk', {
      token,
      json: { bookings: [one, { ...one, booking_name: '' }] },
    });

    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'INVALID', errors: { '1.booking_name': 'Booking name is required' } },
    });
  });
});

describe('changes of bookings in bulk', () => {
  const UPDATE = `mutation ($bookings: [BookingChange!]!) {
    updateBookings(bookings: $bookings) { id bookingName cpm startDate endDate version }
  }`;

  interface Answered {
    data?: { updateBookings: { id: number; cpm: number; startDate: string; version: number }[] };
    errors?: { extensions: { code: string; errors?: Record<string, string> } }[];
  }
  const change = async (bookings: object[]) =>
    (await api.graphql(UPDATE, { bookings }, token)).body as Answered; // of GraphQL

  async function create(count: number): Promise<{ id: number; version: number }[]> {
    const bookings = Array.from({ length: count }, () => booking());
    const { body } = await api.graphql(CREATE, { bookings }, token);
    return (body as { data: { createBookings: { id: number; version: number }[] } }).data
      .createBookings; // of GraphQL
  }
  const cpmsOf = async (rows: { id: number }[]) => {
    const { rows: found } = await database.pool.query<{ cpm: number }>(
      'select cpm::float from booking where id = any($1) order by id',
      [rows.map(({ id }) => id)],
    );
    return found.map(({ cpm }) => cpm);
  };

  test('are made all together, and answered in the order of the call', async () => {
    const [one, other] = await create(2);
    if (!one || !other) throw new Error('there are no bookings');
    const days = { startDate: '2026-07-01', endDate: '2026-07-31' };
    const { data } = await change([
      { id: other.id, input: { cpm: 12, ...days, version: other.version } },
      { id: one.id, input: { cpm: 11, version: one.version } },
    ]);

    expect(data?.updateBookings).toMatchObject([
      { id: other.id, cpm: 12, ...days },
      { id: one.id, cpm: 11 },
    ]);
    const { rows } = await database.pool.query(
      `select 1 from audit_entry where action = 'booking.update' and subject_id = any($1)`,
      [[String(one.id), String(other.id)]],
    );
    expect(rows).toHaveLength(2);
  });

  test('are made by none where one is wrong, with every error by place and field', async () => {
    const rows = await create(3);
    const { errors } = await change(
      rows.map(({ id, version }, place) => ({
        id,
        input: [
          { cpm: 20, version },
          { cpm: -1, version },
          { bookingName: 'x', version },
        ][place],
      })),
    );

    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      errors: { '1.cpm': expect.any(String), '2.bookingName': expect.any(String) },
    });
    expect(await cpmsOf(rows)).toEqual([10, 10, 10]);
  });

  test('name the booking that somebody else changed, or that is out of sight', async () => {
    const rows = await create(2);
    const [one, other] = rows;
    if (!one || !other) throw new Error('there are no bookings');
    await change([{ id: other.id, input: { cpm: 30, version: other.version } }]);

    const stale = await change(
      rows.map(({ id, version }) => ({ id, input: { cpm: 40, version } })),
    );
    expect(stale.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      errors: { '1.version': expect.any(String) },
    });
    const missing = await change([
      { id: one.id, input: { cpm: 50, version: one.version } },
      { id: 2_000_000_000, input: { cpm: 50 } },
    ]);
    expect(missing.errors?.[0]?.extensions).toMatchObject({
      code: 'NOT_FOUND',
      errors: { '1.id': expect.any(String) },
    });
    expect(await cpmsOf(rows)).toEqual([10, 30]);
    expect((await change([])).errors?.[0]?.extensions.code).toBe('INVALID');
  });
});
