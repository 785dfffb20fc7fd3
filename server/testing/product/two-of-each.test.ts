import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { buildTags } from '#server/testing/events/build-tags.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { startBalancer, type Balancer } from '../balancer.js';
import { buildUser, PASSWORD } from '../people.js';
import { startProcess, type StartedProcess } from '../start-process.js';
import { testDatabase } from '../test-database.js';
import { testRedis, testRedisUrl } from '../test-redis.js';
import { TEST_SECRETS } from '../secrets.js';
import { settingsOf } from '#server/launcher/supervise/process-settings.js';

const database = testDatabase();
const redis = testRedis();

const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';
const TAG_CALLS = 120;
const WATCHERS = 6;
const BETWEEN_COUNTS_MS = 1_200;

const processes: StartedProcess[] = [];
const sockets: Client[] = [];
let apis: StartedProcess[];
let metricsPort: number;
let workerPorts: number[];
let folder: string;
let apiUrl: Balancer;
let edgeUrl: Balancer;
let token: string;
let apiCalls = 0;

async function startBoth(
  name: 'api' | 'edge' | 'worker',
  portSetting: string,
  settings: Record<string, string>,
) {
  const ports = [await freePort(), await freePort()];
  const started = await Promise.all(
    ports.map((port, at) =>
      startProcess(name, {
        ...settingsOf(name, settings, {
          databaseUrls: { [name]: database.roleUrl(name) },
          redisUrls: { [name]: testRedisUrl(redis.url, name) },
        }),
        [portSetting]: String(port),
        // One of them has a port of its own for metrics.
        METRICS_PORT: name === 'worker' && at === 0 ? String(metricsPort) : '0',
        SPOOL_DIR: `${folder}/${port}`,
      }),
    ),
  );

  processes.push(...started);

  return { ports, started };
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-two-'));

  metricsPort = await freePort();
  const settings = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    ...TEST_SECRETS,
    DATA_DIR: folder,
    DATABASE_POOL_SIZE: '4',
    LOG_LEVEL: 'warn',
  };

  const em = database.orm.em.fork();
  const admin = await buildUser(em);
  const [api, edge, worker] = await Promise.all([
    startBoth('api', 'PORT', settings),
    startBoth('edge', 'EDGE_PORT', settings),
    startBoth('worker', 'WORKER_PORT', settings),
  ]);

  apis = api.started;
  workerPorts = worker.ports;
  apiUrl = await startBalancer(api.ports);
  edgeUrl = await startBalancer(edge.ports);

  const answer = await call('POST', '/login', { email: admin.email, password: PASSWORD });

  token = (answer as { access_token: string }).access_token; // the documented answer
}, 90_000);

afterAll(async () => {
  for (const socket of sockets) await socket.dispose();
  for (const started of processes) started.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  apiUrl.close();
  edgeUrl.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Opens a new connection, so that the calls alternate between the two. */
async function call(method: string, callPath: string, body?: unknown): Promise<unknown> {
  const headers = new Headers({ connection: 'close', 'content-type': 'application/json' });
  if (token) {
    headers.set('authorization', `Bearer ${token}`);
    apiCalls += 1;
  }

  const url = `http://127.0.0.1:${apiUrl.port}/api${callPath}`;
  const response = await fetch(url, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });

  expect(response.status).toBe(200);

  return response.json();
}

async function until<T>(ask: () => Promise<T>, holds: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await ask();
    if (holds(answer)) return answer;
    await sleep(100);
  }
  throw new Error('it never came to that');
}

const callTag = async (key: string): Promise<void> => {
  const headers = { connection: 'close', 'user-agent': BROWSER, 'x-forwarded-for': '203.97.5.7' };
  const response = await fetch(`http://127.0.0.1:${edgeUrl.port}/t/i/${key}.gif`, { headers });
  expect(response.status).toBe(200);
};

/** The times of the queue samples that a new socket receives. */
function watchQueue(): string[] {
  const socket = createClient({
    url: `ws://127.0.0.1:${apiUrl.port}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
  });

  sockets.push(socket);
  apiCalls += 2;

  const moments: string[] = [];
  const payload = { query: 'subscription { queueStats { sampledAt } }' };

  socket.subscribe<{ queueStats: { sampledAt: string } }>(payload, {
    next: ({ data }) => data && moments.push(data.queueStats.sampledAt),
    error: () => undefined, // the api of this socket is stopped in the end
    complete: () => undefined,
  });

  return moments;
}

const lastOf = (watchers: string[][]) => watchers.map((moments) => moments.at(-1));

test('two of each behind one address are as one: figures, subscriptions, active users', async () => {
  const tags = await buildTags(database.orm);
  const { rows } = await database.pool.query<{ key: string }>(
    'select key from impression_tag where id = $1',
    [tags.impression[0]],
  );
  const key = rows[0]?.key ?? '';
  const watchers = Array.from({ length: WATCHERS }, watchQueue);

  for (let at = 0; at < TAG_CALLS; at += 10)
    await Promise.all(Array.from({ length: 10 }, () => callTag(key)));

  interface Ledger {
    balance: string;
    total: { received: number; stored: number };
  }
  const ledger = await until(
    async () => (await call('GET', `/admin/ledger?customer_id=${tags.customerId}`)) as Ledger,
    ({ total }) => total.stored === TAG_CALLS,
  );
  expect(ledger).toMatchObject({
    balance: 'balanced',
    total: { received: TAG_CALLS },
    lag: { average_ms: expect.any(Number) },
  });

  const { edge_servers: edges } = (await until(
    () => call('GET', '/admin/redis/strain/summary'),
    (answer) => (answer as Strain).edge_servers.total_log_entries === TAG_CALLS, // each edge reports every 5 s
  )) as Strain;
  expect(edges.active_servers).toBe(2);
  expect(edges.servers.every(({ log_entries: entries }) => entries > 0)).toBe(true);
  expect(await call('GET', '/admin/redis/queue-summary')).toMatchObject({
    total_consumers: 2,
    total_messages: 0,
  });
  for (let at = 0; at < 4; at++) {
    expect(await call('GET', '/admin/daily-activity')).toMatchObject({
      total_impressions: TAG_CALLS,
      total_webhits: 0,
    });
  }

  await until(
    () => Promise.resolve(lastOf(watchers)),
    (moments) => watchers.every((seen) => seen.length >= 2) && new Set(moments).size === 1,
  );
  // Sampled once for all: every watcher received the same samples.
  const longest = Math.max(...watchers.map((moments) => moments.length));
  expect(new Set(watchers.flatMap((moments) => moments.slice(1))).size).toBeLessThanOrEqual(
    longest,
  );

  // Both write their counts every second, and asking counts as well.
  const { active, callsSoFar } = await until(
    async () => {
      const before = apiCalls;
      await sleep(BETWEEN_COUNTS_MS);
      return { active: (await call('GET', '/active-users')) as ActiveUser[], callsSoFar: before };
    },
    (answer) => answer.active[0]?.api_calls === answer.callsSoFar,
  );
  expect(active).toMatchObject([{ role_name: 'ROLE_ADMIN', api_calls: callsSoFar }]);

  apis[0]?.kill('SIGTERM');
  await apis[0]?.ended;
  const samplesBefore = watchers.map((moments) => moments.length);
  await until(
    () =>
      Promise.resolve(
        watchers.filter((moments, at) => moments.length > (samplesBefore[at] ?? 0) + 1),
      ),
    (served) => served.length === WATCHERS,
  );
}, 180_000);

test('metrics have a port of their own where one is set, and the other port knows none', async () => {
  const statusOf = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).status;
  expect(await Promise.all([metricsPort, ...workerPorts].map(statusOf))).toEqual([200, 404, 200]);
});

interface ActiveUser {
  role_name: string;
  api_calls: number;
}

interface Strain {
  edge_servers: {
    active_servers: number;
    total_log_entries: number;
    servers: { log_entries: number }[];
  };
}
