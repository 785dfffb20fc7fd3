import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildCustomer } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

let token: string;
beforeAll(async () => {
  token = await tokenOf(api, await buildUser(database.orm.em.fork()));
});

const codeOf = (body: unknown): unknown =>
  (body as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code; // a failed answer

describe('the GraphQL door', () => {
  test('asks for a sign-in at every field that is not for everybody', async () => {
    for (const query of [
      '{ me { id } }',
      '{ users { nodes { id } } }',
      'mutation { revokeApiKey(id: 1) }',
    ]) {
      expect(codeOf((await api.graphql(query)).body)).toBe('UNAUTHENTICATED');
    }
  });

  test('answers a document it cannot read as MALFORMED, without handing out names of the schema', async () => {
    for (const query of ['{ me { ', '{ nothing }', '{ me { emai } }', '']) {
      const { body } = await api.graphql(query, {}, token);
      expect(codeOf(body)).toBe('MALFORMED');
      expect(JSON.stringify(body)).not.toMatch(/did you mean|stack|node_modules/i);
    }
  });

  test('names the field of a variable that does not fit and does not echo its value', async () => {
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { id } }';
    const { body } = await api.graphql(query, {
      input: { email: ['secret'], password: 'hunter2' },
    });
    expect(body).toMatchObject({
      errors: [{ extensions: { code: 'INVALID', errors: { email: 'Must be text' } } }],
    });
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });

  test('refuses documents that are too deep, too long, too rich in aliases or too costly', async () => {
    const aliases = Array.from({ length: 200 }, (_, at) => `a${at}: me { id }`).join(' ');
    const deep =
      '{ __schema { types { fields { type { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } }';
    const long = `{ ${'me { id } '.repeat(3_000)} }`;
    const pages = Array.from(
      { length: 20 },
      (_, at) => `p${at}: users(first: 500) { nodes { id name email role } }`,
    );

    for (const query of [`{ ${aliases} }`, long, `{ ${pages.join(' ')} }`]) {
      const { body } = await api.graphql(query, {}, token);
      expect(codeOf(body)).toBe('MALFORMED');
    }

    expect((await api.graphql(deep, {}, token)).status).toBeLessThan(500);
  });

  test('refuses a body that is too large, is no JSON or comes as a form', async () => {
    const post = (body: string, contentType: string) =>
      fetch(`${api.url}/graphql`, {
        method: 'POST',
        body,
        headers: { 'content-type': contentType },
      });

    const large = await post(JSON.stringify({ query: 'x'.repeat(5_000_000) }), 'application/json');

    expect([large.status, codeOf(await large.json())]).toEqual([413, 'TOO_LARGE']);

    const broken = await post('{"query":', 'application/json');

    expect([broken.status, codeOf(await broken.json())]).toEqual([400, 'MALFORMED']);
    expect((await post('query={me{id}}', 'application/x-www-form-urlencoded')).status).toBe(415);
  });

  test('refuses NUL characters wherever they stand', async () => {
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { id } }';
    const { body } = await api.graphql(query, { input: { email: 'a\u0000b', password: 'x' } });
    expect(body).toMatchObject({
      errors: [{ extensions: { code: 'INVALID', errors: { email: expect.any(String) } } }],
    });
    const inline = await api.graphql(
      'mutation { refreshSession(token: "\\u0000") { accessToken } }',
    );
    expect(codeOf(inline.body)).toBe('INVALID');
  });

  test('gives people its identity and rights', async () => {
    const { body } = await api.graphql(
      '{ me { role isSuperUser isEntityAdmin countryList viewerCan } }',
      {},
      token,
    );

    expect(body).toMatchObject({
      data: {
        me: { role: 'ROLE_ADMIN', isSuperUser: true, isEntityAdmin: false, countryList: [] },
      },
    });
    expect(JSON.stringify(body)).toContain('monitoring.view');
  });
});

describe('the page', () => {
  test('sends /site/ to the sign-in', async () => {
    const response = await fetch(`${api.url}/site/`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login']);
  });

  test('says so when it is not built, with the security headers of every answer', async () => {
    const response = await fetch(`${api.url}/overview`);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'self'`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-powered-by')).toBeNull();
  });
});

test('a wrong field has the name of the input over GraphQL, that of the body over REST', async () => {
  const { id: customerId } = await buildCustomer(database.orm.em.fork());

  const { body } = await api.graphql(
    'mutation ($input: BookingInput!) { createBooking(input: $input) { id } }',
    { input: { customerId } },
    token,
  );
  expect(body).toHaveProperty('errors.0.extensions.errors.bookingName', 'Booking name is required');

  const rest = await api.rest('POST', '/bookings/', { token, json: { customer_id: customerId } });
  expect(rest.body).toHaveProperty('errors.booking_name', 'Booking name is required');
});
