import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import { Redis } from 'ioredis';
import pg from 'pg';
import WebSocket from 'ws';
import { hashPassword, WITHOUT_KEY } from '#server/access/identity/passwords.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { streamKey } from '#server/ingestion/queued-event.js';
import { startThrowAwayServices } from '#server/launcher/embedded/throw-away-services.js';
import { startBenchApi } from '#server/api/bench/start-api.js';
import { describeSpread, medianOf } from '#server/testing/bench/spread.js';
import { callsKey, LATEST_CALLS_KEY } from './active-users/call-counts.js';

/*
 * Measures what open subscriptions cost the api process: pages of the system administration, half
 * of them on Activity and half on System Health, with two subscriptions each at the product's
 * intervals.
 */
const SUBSCRIPTIONS = Number(process.env.BENCH_SUBSCRIPTIONS ?? 500);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const ROUNDS = 3;
const GOAL_PERCENT = 10;

const PEOPLE = 200;
const emailOf = (person: number) => `person-${person}@infinitum.example`;
/** One person has at most two windows of five tabs each. */
const SOCKETS_OF_A_PERSON = 10;
const PASSWORD = 'a password of the bench';
const ITEM = '{ id name customerName count }';
/** The subscriptions of a page on each of its two tabs, with the fields that it shows. */
const TABS = [
  [
    'activeUsers { sampledAt users { id name email isAdmin entityType entityName lastActive apiCalls } }',
    `dailyActivity { sampledAt totalImpressions totalWebhits customers ${ITEM} bookings ${ITEM} sites ${ITEM} }`,
  ],
  [
    `queueStats {
      sampledAt queues { queue messages memoryBytes messageRate }
      summary { totalMessages totalConsumers largestQueue status }
    }`,
    `cacheHealth {
      sampledAt health { status latencyMs }
      info {
        version uptimeSeconds connectedClients memoryUsedBytes memoryPeakBytes
        memoryLimitBytes memoryUsagePercent
      }
      strain {
        opsPerSecond averageLatencyMs memoryUsedBytes memoryUsagePercent
        connectedClients criticalIssues
        edgeServers { activeServers totalLogEntries
          servers { server hostName logEntries seenAt isActive } }
      }
    }`,
  ],
];

async function fill(databaseUrl: string, redis: Redis): Promise<void> {
  const pool = new pg.Client({ connectionString: databaseUrl });
  await pool.connect();

  const { rows } = await pool.query<{ id: number }>(
    `insert into app_user (name, email, password_hash, entity_type, admin, activated_at, created_at)
     select 'Person ' || at, 'person-' || at || '@infinitum.example', $1, 'SYSTEM',
        true, now(), now()
     from generate_series(1, $2::integer) as at returning id`,
    [await hashPassword(PASSWORD, WITHOUT_KEY), PEOPLE],
  );

  await pool.end();

  const today = callsKey(new Date().toISOString().slice(0, 10));
  for (const { id } of rows) {
    await redis.zadd(LATEST_CALLS_KEY, Date.now(), String(id));
    await redis.hset(today, String(id), 100);
  }

  for (let entry = 0; entry < 500; entry++)
    await redis.xadd(streamKey(entry % 8), '*', 'e', 'x'.repeat(120));
}

async function cpuSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total\S* (\S+)/m.exec(text)?.[1]);
}

async function percentOfCore(url: string, seconds: number): Promise<number> {
  const [before, startedAtMs] = [await cpuSeconds(url), performance.now()];
  await sleep(seconds * 1000);
  return ((await cpuSeconds(url)) - before) / ((performance.now() - startedAtMs) / 100_000);
}

async function signIn(url: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
  return ((await response.json()) as { access_token: string }).access_token; // the documented answer
}

const services = await startThrowAwayServices('disk');
const redis = new Redis(services.redisUrl);
const sockets: Client[] = [];
try {
  await migrateDatabase(services.databaseUrl);
  await fill(services.databaseUrl, redis);
  const { url, stop: stopApi } = await startBenchApi(services);
  const tokens: string[] = [];
  for (let person = 1; person <= Math.max(1, SUBSCRIPTIONS / 2 / SOCKETS_OF_A_PERSON); person++)
    tokens.push(await signIn(url, emailOf(person)));
  await sleep(3_000);
  const idle = await percentOfCore(url, SECONDS);

  let messages = 0;
  for (let page = 0; page < SUBSCRIPTIONS / 2; page++) {
    const socket = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${tokens[page % tokens.length]}` },
    });
    sockets.push(socket);
    for (const field of TABS[page % TABS.length] ?? []) {
      socket.subscribe(
        { query: `subscription { ${field} }` },
        {
          next: ({ errors }) => {
            if (errors?.[0]) throw new Error(errors[0].message);
            messages += 1;
          },
          error: (failure) => console.error(failure),
          complete: () => undefined,
        },
      );
    }
    if (page % 25 === 24) await sleep(100);
  }
  for (let waited = 0; messages < SUBSCRIPTIONS && waited < 300; waited++) await sleep(100);
  messages = 0;
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    costs.push((await percentOfCore(url, SECONDS)) - idle);
  console.log(
    `subscriptions: ${SUBSCRIPTIONS} open over ${sockets.length} sockets, ${(messages / SECONDS / ROUNDS).toFixed(0)} messages/s, ` +
      `${PEOPLE} active users: ${describeSpread(costs, 1)} % of one core (idle ${idle.toFixed(1)} %), goal < ${GOAL_PERCENT} %`,
  );
  if (!(medianOf(costs) < GOAL_PERCENT) || messages === 0) process.exitCode = 1;
  for (const socket of sockets) await socket.dispose();
  await stopApi();
} finally {
  redis.disconnect();
  await services.stop();
}
