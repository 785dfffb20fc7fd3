import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildBooking,
  buildCampaign,
  buildChannel,
  buildCustomer,
} from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

/* Errors call a field by the name and at the place that the caller gave it. */

const database = testDatabase();
const api = testApi(database, testRedis());

let token: string;
let booking: Record<string, unknown>;

beforeAll(async () => {
  const em = database.orm.em.fork();
  token = await tokenOf(api, await buildUser(em));
  const customer = await buildCustomer(em);
  const campaign = await buildCampaign(em, { customer });
  const channel = await buildChannel(em);
  await buildBooking(em, { customer, campaign, channel });
  booking = {
    customer_id: customer.id,
    campaign_id: campaign.id,
    channel_id: channel.id,
    booking_name: 'Evenings',
    cpm: 20,
  };
});

const errorsOf = async (path: string, json: unknown, method = 'POST') => {
  const { status, body } = await api.rest(method, path, { token, json });
  return { status, errors: (body as { errors?: Record<string, string> }).errors }; // a failure
};

describe('of many bookings', () => {
  test.each([
    ['a misspelt field', { cpmm: 1 }, { '1.cpmm': 'Is not a field of this call' }],
    ['a wrong value', { cpm: -1 }, { '1.cpm': expect.any(String) }],
    ['a wrong type', { cpm: 'x' }, { '1.cpm': 'Must be a number' }],
    ['a wrong type in a list', { country_codes: [7] }, { '1.country_codes': 'Must be text' }],
    ['one value for a list', { country_codes: 'NZ' }, { '1.country_codes': 'Must be a list' }],
    [
      'two spellings',
      { campaignId: 3 },
      { '1.campaign_id': expect.any(String), '1.campaignId': expect.any(String) },
    ],
    ['an id', { id: 7 }, { '1.id': expect.any(String) }],
    ['a NUL character', { booking_name: 'a\u0000bcd' }, { '1.booking_name': expect.any(String) }],
  ])('%s is named by its place', async (_what, fields, errors) => {
    const sent = { bookings: [booking, { ...booking, ...fields }] };
    expect(await errorsOf('/bookings/bulk', sent)).toEqual({ status: 422, errors });
  });

  test('a missing field is named by its place', async () => {
    const { cpm: _cpm, ...others } = booking;
    const { errors } = await errorsOf('/bookings/bulk', { bookings: [booking, booking, others] });
    expect(Object.keys(errors ?? {})).toEqual(['2.cpm']);
  });

  test('a misspelt field is named by its place over GraphQL', async () => {
    const { body } = await api.graphql(
      'mutation ($bookings: [BookingInput!]!) { createBookings(bookings: $bookings) { id } }',
      { bookings: [{ cpm: 1 }, { cpm: 1, cpmRate: 1 }] },
      token,
    );
    expect(body).toMatchObject({
      errors: [{ extensions: { errors: { '1.cpmRate': 'Is not a field of this call' } } }],
    });
  });
});

test('errors of a field in the spelling of GraphQL are called by it', async () => {
  const { booking_name: _name, ...others } = booking;
  const { errors } = await errorsOf('/bookings/', { ...others, bookingName: 'abc' });
  expect(Object.keys(errors ?? {})).toEqual(['bookingName']);
});

test('errors of a filter are called by the name that was sent', async () => {
  const filter = { client_id: booking.customer_id, startdate: '2026-01-01', enddate: '2026-01-02' };
  const path = '/dashboard/impression_summary';
  expect(await errorsOf(path, { ...filter, campaign: ['x'] })).toMatchObject({
    errors: { campaign: 'Must be a whole number' },
  });
  expect(await errorsOf(path, { ...filter, campaigns: ['x'] })).toMatchObject({
    errors: { campaigns: 'Must be a whole number' },
  });
  for (const twice of [
    { campaign: [1], campaigns: [2] },
    { campaigns: [1], campaign: [1] },
  ])
    expect(
      Object.keys((await errorsOf(path, { ...filter, ...twice })).errors ?? {}).sort(),
    ).toEqual(['campaign', 'campaigns']);
});

describe('of a user', () => {
  const user = { name: 'Bela', email: 'bela@example.com', password: 'a long pass phrase' };
  const fieldsOf = async (fields: object) =>
    Object.keys((await errorsOf('/admin/users/direct', { ...user, ...fields })).errors ?? {});

  test.each([
    [{ role_id: 3, entity_id: 1 }, 'role_id'],
    [{ role_id: 1, admin: false, entity_id: 1 }, 'role_id'],
    [{ agency_id: 'x' }, 'agency_id'],
    [{ agency_id: 999_999 }, 'agency_id'],
    [{ agency_id: 5, entity_id: 6, entity_type: 2 }, 'agency_id'],
    [{ entity_id: 999_999, entity_type: 2 }, 'entity_id'],
  ])('%j is called %s', async (fields, name) => {
    expect(await fieldsOf(fields)).toEqual([name]);
  });
});

test.each([
  ['/bookings/customer/1?external_id=a&external_id=b', 'external_id'],
  ['/bookings/customer/1?limit=1&limit=2', 'limit'],
  ['/export/overview.csv?from=2026-01-01&from=2026-01-02&to=2026-01-03', 'from'],
])('a parameter that is given twice is refused: %s', async (path, name) => {
  expect(await errorsOf(path, undefined, 'GET')).toEqual({
    status: 422,
    errors: { [name]: 'Is given more than once' },
  });
});

test('a parameter that is a list may be given twice', async () => {
  const path = '/changes/?types=Campaign&types=Booking';
  expect((await errorsOf(path, undefined, 'GET')).status).toBe(200);
});
