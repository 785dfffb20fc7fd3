import { beforeAll, expect, test } from '@jest/globals';
import { buildBooking, buildCustomer } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const api = testApi(database, testRedis());

let token: string;
let list: string;
let firstId: number;

beforeAll(async () => {
  const em = database.orm.em.fork();
  token = await tokenOf(api, await buildUser(em));
  const customer = await buildCustomer(em);
  for (let number = 1; number <= 7; number += 1) {
    const booking = await buildBooking(em, {
      customerId: customer.id,
      bookingName: `Booking ${number}`,
    });
    if (number === 1) firstId = booking.id;
  }
  list = `/bookings/customer/${customer.id}`;
});

const get = async (path: string) => {
  const { status, body, headers } = await api.rest('GET', path, { token });
  return { status, body: body as { id: number }[], link: headers.get('link') }; // a list where it is one
};

test('without limit and after the answer is the whole list and has no Link', async () => {
  expect(await get(list)).toEqual({ status: 200, body: expect.any(Array), link: null });
  expect((await get(list)).body).toHaveLength(7);
});

test('the pages that Link names make the whole list, each row once', async () => {
  const rows: unknown[] = [];
  let path: string | null = `${list}?limit=3`;
  while (path) {
    const { status, body, link } = await get(path);
    expect(status).toBe(200);
    expect(body.length).toBeLessThanOrEqual(3);
    rows.push(...body);
    path = /^<\/api(.*)>; rel="next"$/.exec(link ?? '')?.[1] ?? null;
  }
  expect(rows).toEqual((await get(list)).body);
});

test('Link keeps the other parameters', async () => {
  const { link } = await get(`${list}?limit=3&with_version=true`);
  expect(link).toContain('with_version=true');
  expect(link).toContain('limit=3');
});

const NO_LIMIT = 'A whole number from 1 to 500';

test.each([
  ['limit=0', NO_LIMIT],
  ['limit=501', NO_LIMIT],
  ['limit=x', NO_LIMIT],
  ['limit=1.5', NO_LIMIT],
  ['limit=', NO_LIMIT],
  ['limit=1&limit=2', 'Is given more than once'],
])('%s is refused', async (query, reason) => {
  expect(await get(`${list}?${query}`)).toMatchObject({
    status: 422,
    body: { errors: { limit: reason } },
  });
});

test('a text that is no cursor is refused', async () => {
  expect((await get(`${list}?after=nowhere`)).status).toBe(422);
});

test('GET of one record answers what the list has of it, and its pace', async () => {
  const { body } = await get(list);
  const one = await get(`/bookings/${firstId}`);
  expect(one.body).toEqual({ ...body.find(({ id }) => id === firstId), pacing: null });
});
