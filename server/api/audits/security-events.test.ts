import { beforeAll, describe, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import {
  exposeSecurityEvents,
  readSecurityEvents,
  type SecurityEvent,
} from '#server/access/audit/security-events.js';
import { buildCustomer } from '#server/testing/factories.js';
import { buildUser, PASSWORD, tokenOf } from '#server/testing/people.js';
import { capturedLog } from '#server/testing/captured-log.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const log = capturedLog();
const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const registry = new Registry();
exposeSecurityEvents(registry);

const FROM = '203.0.113.80';
const em = () => database.orm.em.fork();

let user = { token: '', key: '' };
beforeAll(async () => {
  const { id: entityId } = await buildCustomer(em());
  const admin = await tokenOf(api, await buildUser(em(), { entityType: 'CUSTOMER', entityId }));
  const json = { name: 'k', scopes: ['read'] };
  const { body } = await api.rest('POST', '/api-keys/', { token: admin, json });
  const plain = await buildUser(em(), { entityType: 'CUSTOMER', entityId, admin: false });
  user = { token: await tokenOf(api, plain), key: (body as { key: string }).key }; // the documented answer
});

const signIn = (email: string, password: string) =>
  api.rest('POST', '/login', { json: { email, password }, from: FROM });

const counted = async (event: SecurityEvent): Promise<number[]> => {
  const metric = await registry.getSingleMetric('security_events_total')?.get();
  const shown = metric?.values.find(({ labels }) => labels.kind === event)?.value ?? NaN;
  // A test moves the clock of the api ahead, perhaps into the next minute.
  const later = new Date(Date.now() + 60_000);
  return [shown, (await readSecurityEvents(redis.client, later, 12))[event]];
};

const linesOf = (event: SecurityEvent) => log.lines().filter((line) => line.event === event);

/**
 * Runs `act`, and returns the new log lines about the event and by how much both of its counters
 * grew.
 */
async function observe(event: SecurityEvent, act: () => Promise<unknown>) {
  const [lines, before] = [linesOf(event).length, await counted(event)];
  await act();
  const after = await counted(event);
  return {
    lines: linesOf(event).slice(lines),
    grown: after.map((count, at) => count - (before[at] ?? NaN)),
  };
}

const hashed = expect.stringMatching(/^[\w-]{22}$/);
const request = expect.stringMatching(/^[\w-]{36}$/);

describe('a security event', () => {
  test.each([
    ['sign_in_failed', (email: string) => signIn(email, 'wrong')],
    [
      'password_reset_asked',
      (email: string) => api.rest('POST', '/password-reset', { json: { email }, from: FROM }),
    ],
  ] as const)('%s is counted and logged with hashes of address and network', async (event, act) => {
    const { email } = await buildUser(em());
    const { lines, grown } = await observe(event, () => act(email));
    expect(grown).toEqual([1, 1]);
    expect(lines).toEqual([
      expect.objectContaining({ address: hashed, network: hashed, requestId: request }),
    ]);
    expect(log.text()).not.toContain(email);
    expect(log.text()).not.toContain(FROM);
  });

  test('sign_in_locked is counted for each try that comes too late', async () => {
    const { email } = await buildUser(em());
    for (let attempt = 0; attempt < 5; attempt++) await signIn(email, 'wrong');
    const { lines, grown } = await observe('sign_in_locked', async () => {
      await signIn(email, PASSWORD);
      await signIn(email, PASSWORD);
    });
    expect(grown).toEqual([2, 2]);
    expect(lines[0]).toMatchObject({ address: hashed, network: hashed });
  });

  test('refresh_token_reused is counted when a spent token comes again', async () => {
    const { body } = await signIn((await buildUser(em())).email, PASSWORD);
    const json = { token: (body as { refresh_token: string }).refresh_token }; // the documented answer
    await api.rest('POST', '/refresh-token', { json });
    api.advance(11_000);
    const { lines, grown } = await observe('refresh_token_reused', () =>
      api.rest('POST', '/refresh-token', { json, from: FROM }),
    );
    expect(grown).toEqual([1, 1]);
    expect(lines).toEqual([expect.objectContaining({ person: hashed, network: hashed })]);
  });

  test.each([
    ['REST', () => api.rest('POST', '/campaigns/', { token: user.key, json: {} })],
    ['GraphQL', () => api.graphql('mutation { revokeApiKey(id: 1) }', {}, user.key)],
  ])('forbidden_to_key is counted once a call over %s and names the key', async (_door, act) => {
    const { lines, grown } = await observe('forbidden_to_key', act);
    expect(grown).toEqual([1, 1]);
    expect(lines).toEqual([
      expect.objectContaining({ apiKey: expect.any(Number), network: hashed }),
    ]);
  });

  test.each([
    ['REST', () => api.rest('GET', '/active-users', { token: user.token })],
    ['GraphQL', () => api.graphql('{ a: alertsCheckedAt b: alertsCheckedAt }', {}, user.token)],
  ])('forbidden_to_person is counted once a call over %s', async (_door, act) => {
    const { lines, grown } = await observe('forbidden_to_person', act);
    expect(grown).toEqual([1, 1]);
    expect(lines).toEqual([expect.objectContaining({ person: hashed })]);
  });

  test('is nothing that goes well', async () => {
    const { email } = await buildUser(em());
    const before = log.lines().filter(({ event }) => event !== undefined).length;
    await signIn(email, PASSWORD);
    await api.rest('GET', '/users/', { token: user.token });
    expect(log.lines().filter(({ event }) => event !== undefined)).toHaveLength(before);
  });
});

test('the line of a GraphQL call names the operation and the code of its first error, though plain JSON answers 200', async () => {
  const { status } = await api.graphql('query who { me { id } alertsCheckedAt }', {}, user.token);
  expect(status).toBe(200);
  await api.graphql('query broken { nothing }', {}, user.token);
  await api.graphql('query well { me { id } }', {}, user.token);

  const calls = log.lines().filter(({ msg, door }) => msg === 'call' && door === 'graphql');

  expect(calls.slice(-3)).toEqual([
    expect.objectContaining({ operation: 'who', code: 'FORBIDDEN' }),
    expect.objectContaining({ code: 'MALFORMED' }),
    expect.objectContaining({ operation: 'well' }),
  ]);
  expect(calls.at(-1)).not.toHaveProperty('code');
});
