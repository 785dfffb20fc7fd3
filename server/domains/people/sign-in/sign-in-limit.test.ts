import { afterEach, describe, expect, test } from '@jest/globals';
import WebSocket from 'ws';
import { createClient } from 'graphql-ws';
import { buildUser, PASSWORD } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

// In this locale lower() folds more letters than JavaScript does: İ becomes i.
const database = testDatabase({ locale: 'C.UTF-8' });
const redis = testRedis();
const api = testApi(database, redis);

afterEach(() => redis.client.flushdb());

const em = () => database.orm.em.fork();
const HOUR_MS = 3_600_000;
const WRONG = 'not the password';

const signIn = (email: string, password: string, from: string) =>
  api.rest('POST', '/login', { json: { email, password }, from });

async function statusOf(email: string, password: string, from: string): Promise<number> {
  return (await signIn(email, password, from)).status;
}

/** Five simultaneous failures from each of the networks. */
async function fail(email: string, networks: readonly string[]): Promise<number[]> {
  const tries = networks.flatMap((from) =>
    Array.from({ length: 5 }, () => statusOf(email, WRONG, from)),
  );
  return Promise.all(tries);
}

const networks = (count: number, first = 0) =>
  Array.from({ length: count }, (_, at) => `198.51.100.${first + at}`);

describe('the limit of a network', () => {
  test.each([
    ['over HTTP', (email: string, from: string) => statusOf(email, WRONG, from)],
    ['over WebSocket', failOverSocket],
  ])(
    'counts IPv4 callers of a socket that listens on IPv6 one by one, %s',
    async (_door, failOnce) => {
      const { email } = await buildUser(em());
      for (let attempt = 0; attempt < 50; attempt++)
        await failOnce(`nobody-${attempt}@example.com`, '::ffff:203.0.113.2');
      expect(await statusOf(email, PASSWORD, '::ffff:203.0.113.2')).toBe(429);
      expect(await statusOf(email, PASSWORD, '::ffff:203.0.113.3')).toBe(200);
    },
    60_000,
  );

  test('holds for the many networks of one /48 of IPv6 together', async () => {
    const { email } = await buildUser(em());
    for (let network = 0; network < 10; network++) {
      const from = `2001:db8:1:${network}::1`;
      await Promise.all(
        Array.from({ length: 20 }, (_, at) => statusOf(`nobody-${at}@example.com`, WRONG, from)),
      );
    }
    expect(await statusOf(email, PASSWORD, '2001:db8:1:99::1')).toBe(429);
    expect(await statusOf(email, PASSWORD, '2001:db8:2:99::1')).toBe(200);
  }, 60_000);
});

describe('the limit of an account', () => {
  test('is one for all spellings of its address', async () => {
    const { email } = await buildUser(em(), { email: 'administrator@example.com' });
    const spellings = [
      email,
      'admİnistrator@example.com',
      'ADMINİSTRATOR@EXAMPLE.COM',
      'adminİstrator@example.com',
    ];

    for (const [at, spelling] of spellings.entries()) {
      expect(await statusOf(spelling, PASSWORD, `192.0.2.${at}`)).toBe(200);
      await statusOf(spelling, WRONG, '203.0.113.7');
    }

    expect(await statusOf(email, WRONG, '203.0.113.7')).toBe(401);

    for (const spelling of spellings)
      expect(await statusOf(spelling, PASSWORD, '203.0.113.7')).toBe(429);
  });

  test('lets the owner in with the right password from another network, where a wrong one is too many', async () => {
    const { email } = await buildUser(em());
    expect(new Set(await fail(email, ['203.0.113.10']))).toEqual(new Set([401]));
    expect(await statusOf(email, PASSWORD, '203.0.113.10')).toBe(429);

    const wrong = await signIn(email, WRONG, '203.0.113.11');
    expect(wrong.status).toBe(429);
    expect(Number(wrong.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await statusOf(email, PASSWORD, '203.0.113.11')).toBe(200);
  });

  test('answers for an address that nobody has as for one that somebody has', async () => {
    const { email } = await buildUser(em());
    const seen = await Promise.all(
      [email, 'nobody-at-all@example.com'].map(async (address) => {
        await fail(address, ['203.0.113.20']);
        const later = ['203.0.113.20', '203.0.113.21'].map((from) =>
          statusOf(address, WRONG, from),
        );
        return Promise.all(later);
      }),
    );

    expect(seen[0]).toEqual(seen[1]);
  });

  test('is a hundred failures an hour, and leaves room for a network that it signed in from before', async () => {
    const { email } = await buildUser(em());
    expect(await statusOf(email, PASSWORD, '203.0.113.30')).toBe(200);
    await fail(email, networks(20));
    api.advance(16 * 60_000);
    await fail(email, networks(20, 50));

    const keys = await redis.client.keys('sign-in:account-hour:*');
    const counts = await Promise.all(keys.map((key) => redis.client.zcard(key)));
    expect(Math.max(...counts)).toBeLessThanOrEqual(100);
    expect(await statusOf(email, PASSWORD, '203.0.113.31')).toBe(429);
    expect(await statusOf(email, PASSWORD, '203.0.113.30')).toBe(200);
    api.advance(HOUR_MS);
    expect(await statusOf(email, PASSWORD, '203.0.113.31')).toBe(200);
  }, 60_000);

  test('makes those wait who come from elsewhere, the longer the more has failed', async () => {
    const { email } = await buildUser(em());
    const took = async (from: string) => {
      const startedAt = performance.now();
      expect(await statusOf(email, PASSWORD, from)).toBe(200);
      return performance.now() - startedAt;
    };

    await fail(email, ['203.0.113.40']);

    const early = await took('203.0.113.41');

    await fail(email, networks(6));

    const late = await took('203.0.113.42');

    expect(late - early).toBeGreaterThan(500);
    expect(await took('203.0.113.42')).toBeLessThan(late / 2);
  }, 60_000);
});

test('neither addresses nor networks stand in Redis in the clear', async () => {
  const { email } = await buildUser(em());
  const from = '203.0.113.55';
  await statusOf(email, WRONG, from);
  await statusOf(email, PASSWORD, from);
  await api.rest('POST', '/password-reset', { json: { email }, from });
  const keys = await redis.client.keys('*');
  expect(keys.some((key) => key.startsWith('sign-in:'))).toBe(true);
  expect(keys.some((key) => key.startsWith('password-reset:'))).toBe(true);
  expect(keys.filter((key) => key.includes(from) || key.includes('person-'))).toEqual([]);
});

async function failOverSocket(email: string, from: string): Promise<void> {
  class ForwardedSocket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { 'x-forwarded-for': from } });
    }
  }

  const url = `${api.url.replace('http', 'ws')}/graphql`;
  const client = createClient({
    url,
    webSocketImpl: ForwardedSocket,
    retryAttempts: 0,
    lazy: true,
  });

  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { role } }';

  await client.iterate({ query, variables: { input: { email, password: WRONG } } }).next();
  await client.dispose();
}
