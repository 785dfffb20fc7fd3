import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { connectRedis } from '#server/core/process/redis.js';
import { distributeEventStore } from '#server/database/distribute.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { openDatabase } from '#server/database/orm.js';
import { copyIn } from '#server/event-store/copy-stream.js';
import { startPostgres } from '#server/launcher/embedded/embedded-postgres.js';
import { startRedis } from '#server/launcher/embedded/embedded-redis.js';
import { throwAwayFolder } from '#server/launcher/embedded/throw-away-folder.js';
import {
  databaseUrl as databaseUrlOf,
  openCluster,
} from '#server/testing/databases/database-cluster.js';
import {
  buildBooking,
  buildCampaign,
  buildCreative,
  buildCustomer,
  buildImpressionTag,
  buildSiteTag,
} from '#server/testing/factories.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { drawEvents, type EventMix } from '#server/ingestion/worker/bench/drawn-events.js';
import { openLookups } from './lookups.js';
import { encodeRawRows, rawColumns } from '#server/ingestion/worker/steps/store-raw.js';
import { queueEvents } from '#server/ingestion/worker/testing/queue-events.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';

/**
 * Events that one worker process stores, credits and rolls up, from the queue to the commit,
 * against a plain COPY of the same rows into the raw tables; both with a week of history. On a
 * cluster where CITUS_URL names its coordinator. Goals: see docs/performance.md.
 */
const DAY_MS = 86_400_000;
const PARTITIONS = 8;
const CUSTOMERS = 4;
const LINES = 120;
const REGIONS = 16;
const HISTORY = 400_000;
const ROUNDS = 3;
const EVENTS_PER_ROUND = 150_000;
const EVENTS_PER_APPEND = 4_000;

interface Worked {
  elapsedMs: number;
  stepsMs: Record<string, number>;
  peakBytes: number;
}

const folder = throwAwayFolder('infinitum-bench-', 'disk');
const [postgres, redisServer] = await Promise.all([
  startPostgres({
    dataDir: path.join(folder, 'postgres'),
    password: 'bench',
    durable: true,
    settings: { shared_buffers: '512MB', max_wal_size: '4GB' },
  }),
  startRedis({ dataDir: path.join(folder, 'redis'), password: 'bench', durable: true }),
]);
const databaseUrl = process.env.CITUS_URL
  ? await createOnCluster(process.env.CITUS_URL)
  : postgres.url();
const pool = new pg.Pool({ connectionString: databaseUrl });
pool.on('error', () => undefined); // PostgreSQL stops before its connections are closed
const redis = connectRedis(redisServer.url);
try {
  await migrateDatabase(databaseUrl);
  if (process.env.CITUS_URL) await distributeEventStore(databaseUrl, PARTITIONS);
  await bench();
} finally {
  await pool.end();
  redis.disconnect();
  await Promise.all([postgres.stop(), redisServer.stop()]);
  fs.rmSync(folder, { recursive: true, force: true });
}

/** The database `bench` of the cluster, new. */
async function createOnCluster(coordinatorUrl: string): Promise<string> {
  const cluster = await openCluster(coordinatorUrl);
  await cluster.run('drop database if exists bench with (force)');
  await cluster.run('create database bench');
  await cluster.join('bench');
  return databaseUrlOf(coordinatorUrl, 'bench');
}

async function bench(): Promise<void> {
  const noonMs = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS / 2;
  const mix: EventMix = {
    customers: await buildCustomers(),
    regionIds: Array.from({ length: REGIONS }, (_, at) => at + 1),
    viewers: 600_000,
    webhitShare: 0.05,
    fromMs: noonMs - 7 * DAY_MS,
    toMs: noonMs,
  };
  const days = Array.from({ length: 9 }, (_, day) => mix.fromMs + day * DAY_MS);
  await openLookups(pool).partitions.ensure(days);
  await plainCopy(drawEvents(HISTORY, { ...mix, webhitShare: 0 }, 1));
  await pool.query('analyze event_store.impression');

  for (let round = 1; round <= ROUNDS; round++) {
    const fromMs = noonMs + round * 3_600_000;
    const events = drawEvents(
      EVENTS_PER_ROUND,
      { ...mix, fromMs, toMs: fromMs + 3_600_000 },
      round + 1,
    );
    const copyMs = await timePlainCopy(events);
    for (let from = 0; from < events.length; from += EVENTS_PER_APPEND) {
      await queueEvents(redis, events.slice(from, from + EVENTS_PER_APPEND), PARTITIONS);
    }
    report(round, events.length, copyMs, await runWorker());
  }
}

function report(round: number, events: number, copyMs: number, worked: Worked): void {
  const perSecond = (elapsedMs: number) =>
    Math.round((events / elapsedMs) * 1000).toLocaleString('en');
  const ratio = (copyMs / worked.elapsedMs).toFixed(2);
  const megabytes = Math.round(worked.peakBytes / 2 ** 20);

  console.log(
    `worker, round ${round}: ${perSecond(worked.elapsedMs)} events/s; plain COPY ${perSecond(copyMs)} rows/s; ` +
      `ratio ${ratio} (goal 0.25); memory ${megabytes} MB (goal 300 MB)`,
  );

  if (!process.env.BENCH_STEPS) return;

  for (const [step, elapsedMs] of Object.entries(worked.stepsMs))
    console.log(`  ${step}: ${Math.round(elapsedMs)} ms`);
}

/** Removes the rows afterwards. */
async function timePlainCopy(events: readonly QueuedEvent[]): Promise<number> {
  const startedAt = performance.now();
  await plainCopy(events);

  const elapsedMs = performance.now() - startedAt;
  for (const table of ['impression', 'webhit']) {
    await pool.query(`delete from event_store.${table} where occurred_at >= $1`, [
      new Date(events[0]?.occurredAtMs ?? 0),
    ]);
    await pool.query(`vacuum event_store.${table}`);
  }

  await pool.query('checkpoint');

  return elapsedMs;
}

async function plainCopy(events: readonly QueuedEvent[]): Promise<void> {
  const client = await pool.connect();
  for (const [kind, tagColumn] of [
    ['impression', 'tag_id'],
    ['webhit', 'site_tag_id'],
  ] as const) {
    const rows = encodeRawRows(events.filter((event) => event.kind === kind));
    await copyIn(client, `event_store.${kind} (${rawColumns(tagColumn)})`, rows);
  }
  client.release();
}

async function buildCustomers(): Promise<EventMix['customers']> {
  const orm = await openDatabase({ databaseUrl, databasePoolSize: 2 });
  const em = orm.em.fork();
  const customers = [];

  for (let made = 0; made < CUSTOMERS; made++) {
    const customer = await buildCustomer(em);
    const campaign = await buildCampaign(em, { customer });
    const lines = [];
    for (let line = 0; line < LINES; line++) {
      const booking = await buildBooking(em, { campaign });
      const creative = await buildCreative(em, { customer });
      lines.push((await buildImpressionTag(em, { booking, creative })).id);
    }
    const sites = [
      (await buildSiteTag(em, { customer })).id,
      (await buildSiteTag(em, { customer })).id,
    ];
    customers.push({ id: customer.id, lines, sites });
  }

  await orm.close();

  return customers;
}

async function runWorker(): Promise<Worked> {
  const child = fork(path.join(import.meta.dirname, '../bench/worker-process.ts'), {
    execArgv: ['--max-semi-space-size=16', '--import', 'tsx'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisServer.url,
      QUEUE_PARTITIONS: String(PARTITIONS),
      ...TEST_SECRETS,
    },
  });

  const [worked] = (await once(child, 'message')) as [Worked]; // as worker-process.ts sends it

  return worked;
}
