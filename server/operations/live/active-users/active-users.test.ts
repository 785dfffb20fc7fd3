import { once } from 'node:events';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { roleOf } from '#server/access/roles/role.js';
import type { Actor } from '#server/access/identity/actor.js';
import { buildAgency, buildCustomer } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { User } from '#server/domains/people/user/user.entity.js';
import { readActiveUsers } from './active-users.js';
import { CallCounter } from './call-counter.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

beforeEach(async () => {
  await api.wiring.calls.flush();
  await redis.client.flushdb();
});

const actorOf = ({ id, entityType, entityId, admin }: User, countryCode: string | null): Actor => ({
  userId: id,
  role: roleOf(entityType, admin),
  entityType,
  entityId,
  permissionLevel: 'USER',
  countryCode,
  countryList: [],
  via: { session: 'test' },
});

const read = (now: Date) => readActiveUsers(database.orm.em.fork(), redis.client, now);

test('calls over every API count, anonymous ones do not', async () => {
  const em = database.orm.em.fork();
  const agency = await buildAgency(em, { agencyName: 'The agency' });
  const admin = await buildUser(em, { name: 'Adam Admin' });
  const user = await buildUser(em, {
    name: 'Una User',
    entityType: 'AGENCY',
    entityId: agency.id,
    admin: false,
  });

  const [token, adminToken] = [await tokenOf(api, user), await tokenOf(api, admin)];

  await api.rest('GET', '/users/', { token });
  await api.graphql('{ me { id } }', {}, token);
  await api.graphql('{ me { id } }');

  const socket = createClient({
    url: `${api.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
  });

  await socket.iterate({ query: 'subscription { queueStats { sampledAt } }' }).next();
  await socket.dispose();
  await api.wiring.calls.flush();

  const { status, body } = await api.rest('GET', '/active-users', { token: adminToken });

  expect(status).toBe(200);
  expect(body).toEqual([
    expect.objectContaining({
      id: admin.id,
      role_name: 'ROLE_ADMIN',
      entity_name: null,
      api_calls: 1,
    }),
    {
      id: user.id,
      name: 'Una User',
      email: user.email,
      isAdmin: false,
      role_name: 'ROLE_AGENCY_USER',
      entity_type: 'AGENCY',
      entity_name: 'The agency',
      last_active: expect.any(String),
      api_calls: 4, // two of them over the socket: opening it and subscribing
    },
  ]);
});

test('active is who made a call in the last 30 minutes, the latest first; no archived users, no API keys', async () => {
  const em = database.orm.em.fork();
  const [early, late, gone, archived] = [
    await buildUser(em),
    await buildUser(em),
    await buildUser(em),
    await buildUser(em, { archivedAt: new Date() }),
  ];

  const now = new Date('2026-05-04T10:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const counter = new CallCounter(database.orm, redis.client);

  counter.count(actorOf(early, null), ago(30 * 60_000));
  counter.count(actorOf(late, null), ago(1_000));
  counter.count(actorOf(gone, null), ago(30 * 60_000 + 1));
  counter.count(actorOf(archived, null), ago(1_000));
  counter.count(
    { ...actorOf(gone, null), userId: null, via: { apiKey: 1, scopes: ['read'] } },
    ago(1_000),
  );
  await counter.stop();

  const { users } = await read(now);

  expect(users.map(({ id, lastActive }) => [id, lastActive])).toEqual([
    [late.id, ago(1_000)],
    [early.id, ago(30 * 60_000)],
  ]);
});

describe('calls', () => {
  const MIDNIGHT_IN_AUCKLAND = new Date('2026-05-04T12:00:00Z');
  const at = (ms: number) => new Date(MIDNIGHT_IN_AUCKLAND.getTime() + ms);

  test("are counted per day where the user's organisation is, for super admins per day of UTC", async () => {
    const em = database.orm.em.fork();
    const customer = await buildCustomer(em);
    const user = await buildUser(em, { entityType: 'CUSTOMER', entityId: customer.id });
    const admin = await buildUser(em);
    const counter = new CallCounter(database.orm, redis.client);

    for (const ms of [-60_000, -1, 0, 1, 2]) {
      counter.count(actorOf(user, 'NZ'), at(ms));
      counter.count(actorOf(admin, null), at(ms));
    }

    await counter.stop();

    const callsOf = async (now: Date) => {
      const { users } = await read(now);
      return [user, admin].map(({ id }) => users.find((active) => active.id === id)?.apiCalls);
    };

    expect(await callsOf(at(10))).toEqual([3, 5]);
    expect(await callsOf(at(-30))).toEqual([2, 5]);
  });

  test('in several processes add up, and one that is late does not turn the clock back', async () => {
    const user = await buildUser(database.orm.em.fork());
    const counters = [1, 2].map(() => new CallCounter(database.orm, redis.client));
    counters[0]?.count(actorOf(user, null), at(0));
    counters[0]?.count(actorOf(user, null), at(5_000));
    counters[1]?.count(actorOf(user, null), at(2_000));
    for (const counter of counters) await counter.stop();
    expect((await read(at(6_000))).users).toMatchObject([
      { id: user.id, apiCalls: 3, lastActive: at(5_000) },
    ]);
  });

  test('wait while Redis is away', async () => {
    const user = await buildUser(database.orm.em.fork());
    const lost = redis.client.duplicate({ enableOfflineQueue: false, lazyConnect: true });
    const counter = new CallCounter(database.orm, lost);

    counter.count(actorOf(user, null), at(0));
    await counter.flush();
    expect((await read(at(1))).users).toEqual([]);
    await once(lost, 'ready');
    counter.count(actorOf(user, null), at(1));
    await counter.stop();
    lost.disconnect();
    expect((await read(at(2))).users).toMatchObject([{ id: user.id, apiCalls: 2 }]);
  });
});
