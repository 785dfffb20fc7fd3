import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildAgency } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const api = testApi(database, testRedis());

let agencyId = 0;
beforeAll(async () => {
  agencyId = (await buildAgency(database.orm.em.fork())).id;
});

describe('how a call fails', () => {
  const FAILURES: [
    status: number,
    code: string,
    message: string,
    method: string,
    path: string,
    init: object,
  ][] = [
    [
      400,
      'MALFORMED',
      'The body is not valid JSON',
      'POST',
      '/campaigns/',
      { raw: { body: '{"a":', contentType: 'application/json' } },
    ],
    [404, 'NOT_FOUND', 'Client not found', 'GET', '/campaigns/customer/999999', {}],
    [404, 'NOT_FOUND', 'Booking not found', 'PUT', '/bookings/999999', { json: {} }],
    [404, 'NOT_FOUND', 'There is nothing at this address', 'GET', '/nowhere', {}],
    [405, 'METHOD_NOT_ALLOWED', 'PATCH is not possible here', 'PATCH', '/campaigns/', {}],
    [
      413,
      'TOO_LARGE',
      'The body is larger than 256 KB',
      'POST',
      '/campaigns/',
      { json: { campaign_name: 'x'.repeat(1_100_000) } },
    ],
    [
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'The body must be JSON',
      'POST',
      '/campaigns/',
      { raw: { body: 'a=b', contentType: 'text/plain' } },
    ],
    [422, 'INVALID', 'Group name is required', 'POST', '/adtech-groups/', { json: {} }],
  ];

  test.each(FAILURES)('%i %s: %s', async (status, code, message, method, path, init) => {
    const token = await tokenOf(api, await buildUser(database.orm.em.fork()));
    const answer = await api.rest(method, path, { token, ...init });
    expect(answer).toMatchObject({ status, body: { status: 'failure', code, message } });
  });

  test('401: without a sign-in, and with a wrong pair', async () => {
    expect(await api.rest('GET', '/users/')).toMatchObject({
      status: 401,
      body: { status: 'failure', code: 'UNAUTHENTICATED', message: 'Sign in to do this' },
    });
    const json = { email: 'nobody-at-all@example.com', password: 'x' };
    expect(await api.rest('POST', '/login', { json })).toMatchObject({
      status: 401,
      body: { status: 'failure', message: 'Login failed. Please check your credentials.' },
    });
  });

  test('403: visible and not permitted', async () => {
    const em = database.orm.em.fork();
    const plain = await buildUser(em, { entityType: 'AGENCY', entityId: agencyId, admin: false });
    const answer = await api.rest('PUT', `/agencies/${agencyId}`, {
      token: await tokenOf(api, plain),
      json: {},
    });

    expect(answer).toMatchObject({
      status: 403,
      body: {
        status: 'failure',
        code: 'FORBIDDEN',
        message: 'You do not have permission to do this',
      },
    });
  });

  test('409: an address that is taken, and a record that another saved', async () => {
    const em = database.orm.em.fork();
    const taken = await buildUser(em);
    const token = await tokenOf(api, await buildUser(em));
    const organisation = { entity_type: 2, entity_id: agencyId };
    const json = {
      name: 'Somebody',
      password: 'correct horse battery',
      email: taken.email.toUpperCase(),
      ...organisation,
    };

    expect(await api.rest('POST', '/admin/users/direct', { token, json })).toMatchObject({
      status: 409,
      body: { errors: { email: 'A user with this email exists already' } },
    });

    const late = { agency_name: 'Too late', version: 7 };
    const answer = await api.rest('PUT', `/agencies/${agencyId}`, { token, json: late });

    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Somebody else has saved this since you opened it/) },
    });
  });

  test('429: the sixth try within a quarter of an hour', async () => {
    const json = { email: 'tried-often@example.com', password: 'x' };
    for (let attempt = 0; attempt < 5; attempt++) await api.rest('POST', '/login', { json });
    const answer = await api.rest('POST', '/login', { json });
    expect(answer).toMatchObject({
      status: 429,
      body: { status: 'failure', code: 'TOO_MANY_REQUESTS' },
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('what is said on success', () => {
  test('a mail is promised whether or not the address is known', async () => {
    const known = await buildUser(database.orm.em.fork());
    for (const email of [known.email, 'unknown@example.com']) {
      const answer = await api.rest('POST', '/password-reset', { json: { email } });
      expect(answer).toMatchObject({
        status: 200,
        body: { status: 'success', message: 'Password reset email sent.' },
      });
    }
  });
});
