import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import { Redis } from 'ioredis';
import WebSocket from 'ws';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { startRedis, type EmbeddedRedis } from '#server/launcher/embedded/embedded-redis.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';

const database = testDatabase();

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-redis-away-'));
let port = 0;
let server: EmbeddedRedis;
let client: Redis;
/** Its own Redis, because the test stops it. */
const redis = {
  get url() {
    return server.url;
  },
  get client() {
    return client;
  },
};

const start = async () => {
  server = await startRedis({ dataDir: folder, password: 'test', port, durable: true });
};

beforeAll(async () => {
  port = await freePort();
  await start();
  client = new Redis(server.url, { lazyConnect: true });
});

let socket: Client;
let token: string;
// Before the api closes, else the socket reconnects.
afterAll(() => socket.dispose());

const api = testApi(database, redis);

beforeAll(async () => {
  token = await tokenOf(api, await buildUser(database.orm.em.fork()));
  socket = createClient({
    url: `${api.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
  });
});

afterAll(async () => {
  client.disconnect();
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const NEEDS_REDIS = [
  '/active-users',
  '/admin/redis/info',
  '/admin/redis/strain/summary',
  '/admin/redis/queue-stats',
  '/admin/redis/queue-summary',
  '/admin/ledger',
];
const NEEDS_NONE = [
  '/admin/daily-activity',
  '/admin/dead-letters',
  '/users/',
  '/customers/',
  '/countries/',
];

const statusOf = async (callPath: string) => (await api.rest('GET', callPath, { token })).status;
const health = async () => (await api.rest('GET', '/admin/redis/health', { token })).body;

/** The messages of a subscription, newest last: data, or the code of a failure. */
function subscribeTo(query: string): unknown[] {
  const received: unknown[] = [];

  socket.subscribe(
    { query },
    {
      next: ({ data, errors }) => received.push(errors?.[0]?.extensions?.code ?? data),
      error: (failure) => received.push(failure),
      complete: () => received.push('complete'),
    },
  );

  return received;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(100);
}

test('while Redis is away only what shows it says so, subscriptions stay open, and all comes back by itself', async () => {
  const queue = subscribeTo('subscription { queueStats { summary { status } } }');
  const HEALTHY = { queueStats: { summary: { status: 'Healthy' } } };
  await until(() => queue.length > 0);
  // A slow machine may have received the next value, too.
  expect(queue).toEqual(queue.map(() => HEALTHY));
  expect(await health()).toMatchObject({ status: 'healthy' });

  await server.stop();
  for (const callPath of NEEDS_NONE)
    expect([callPath, await statusOf(callPath)]).toEqual([callPath, 200]);
  for (const callPath of NEEDS_REDIS)
    expect([callPath, await statusOf(callPath)]).toEqual([callPath, 503]);
  expect(await health()).toEqual({ status: 'unavailable', latency_ms: null });
  await until(() => queue.at(-1) === 'UNAVAILABLE');
  const late = subscribeTo('subscription { activeUsers { users { id } } }');
  await until(() => late.length > 0);
  expect(late).toEqual(['UNAVAILABLE']);
  const activity = subscribeTo('subscription { dailyActivity { totalImpressions } }');
  await until(() => activity.length > 0);
  expect(activity).toEqual([{ dailyActivity: { totalImpressions: 0 } }]);

  await start();
  await until(async () => (await statusOf('/admin/redis/info')) === 200);
  for (const callPath of [...NEEDS_NONE, ...NEEDS_REDIS])
    expect([callPath, await statusOf(callPath)]).toEqual([callPath, 200]);
  await until(() => queue.at(-1) !== 'UNAVAILABLE');
  expect(queue.at(-1)).toEqual(HEALTHY);
  await until(() => late.at(-1) !== 'UNAVAILABLE');
  // The api counted the calls during the outage and stores them now.
  expect(late.at(-1)).toEqual({ activeUsers: { users: [{ id: expect.any(Number) }] } });
}, 60_000);
