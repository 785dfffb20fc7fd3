import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { copyIn } from '../../../event-store/copy-stream.js';
import { reportingClock } from '../../../event-store/reporting-time.js';
import { migrateDatabase } from '../../../database/migrate.js';
import { openDatabase } from '../../../database/orm.js';
import { connectRedis } from '../../../core/redis.js';
import {
  buildBooking,
  buildCampaign,
  buildCreative,
  buildCustomer,
  buildImpressionTag,
  buildSiteTag,
} from '../../../testing/factories.js';
import { openLookups } from '../lookups.js';
import { encodeRawRows } from '../store-raw.js';
import { queueEvents } from '../testing/queue-events.js';
import { drawEvents, type EventMix } from './drawn-events.js';

export interface WorkerBenchResult {
  eventsPerSecond: number;
  copyRowsPerSecond: number;
  /** Goal: at least 0.25. */
  ratio: number;
  peakMegabytes: number;
  stepsMs: Record<string, number>;
  cpuMs: number;
}

const DAY_MS = 86_400_000;
const PARTITIONS = 8;
const CUSTOMERS = 4;
const LINES = 120;
const REGIONS = 16;

/** From the queue to the commit, against a plain COPY of the same rows into the raw tables; both with a week of history there. */
export async function benchWorker(
  databaseUrl: string,
  redisUrl: string,
  { events: count = 300_000, history = 400_000, batchSize = 20_000, lanes = 2 } = {},
): Promise<WorkerBenchResult> {
  await migrateDatabase(databaseUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const redis = connectRedis(redisUrl);
  const nowMs = Date.now();
  const noon = reportingClock('UTC').startOfDay(Math.floor(nowMs / DAY_MS) - 1) + DAY_MS / 2;
  const customers = await buildCustomers(databaseUrl);
  const regionIds = Array.from({ length: REGIONS }, (_, at) => at + 1);
  const mix: EventMix = {
    customers,
    regionIds,
    viewers: 600_000,
    webhitShare: 0.05,
    fromMs: noon - 7 * DAY_MS,
    toMs: noon,
  };
  const past = drawEvents(history, { ...mix, webhitShare: 0 }, 1);
  await openLookups(pool).months.ensure([mix.fromMs, noon, noon + DAY_MS]);
  await plainCopy(pool, past, 'impression');
  await pool.query('analyze event_store.impression');

  const events = drawEvents(count, { ...mix, fromMs: noon, toMs: noon + 3_600_000 }, 2);
  const copyMs = await timePlainCopy(pool, events);
  for (let from = 0; from < count; from += 4_000)
    await queueEvents(redis, events.slice(from, from + 4_000), PARTITIONS);
  const worked = await runWorker({
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    BATCH_SIZE: batchSize,
    LANES: lanes,
    QUEUE_PARTITIONS: PARTITIONS,
  });
  await pool.end();
  redis.disconnect();
  return {
    eventsPerSecond: Math.round((count / worked.elapsedMs) * 1000),
    copyRowsPerSecond: Math.round((count / copyMs) * 1000),
    ratio: copyMs / worked.elapsedMs,
    peakMegabytes: Math.round(worked.peakBytes / 2 ** 20),
    stepsMs: worked.stepsMs,
    cpuMs: (worked.cpu.user + worked.cpu.system) / 1000,
  };
}

/** The same rows, undone afterwards. */
async function timePlainCopy(pool: pg.Pool, events: ReturnType<typeof drawEvents>): Promise<number> {
  const startedAt = performance.now();
  await plainCopy(
    pool,
    events.filter((event) => event.kind === 'impression'),
    'impression',
  );
  await plainCopy(
    pool,
    events.filter((event) => event.kind === 'webhit'),
    'webhit',
  );
  const elapsedMs = performance.now() - startedAt;
  const fromMs = events[0]?.occurredAtMs ?? 0;
  for (const table of ['impression', 'webhit']) {
    await pool.query(`delete from event_store.${table} where occurred_at >= $1`, [new Date(fromMs)]);
    await pool.query(`vacuum event_store.${table}`);
  }
  await pool.query('checkpoint');
  return elapsedMs;
}

async function plainCopy(pool: pg.Pool, events: ReturnType<typeof drawEvents>, table: 'impression' | 'webhit') {
  const client = await pool.connect();
  const columns = `customer_id, viewer, occurred_at, event_id, ${table === 'impression' ? 'tag_id' : 'site_tag_id'}, region_id, received_at, filter_reason`;
  await copyIn(client, `event_store.${table} (${columns})`, encodeRawRows(events));
  client.release();
}

async function buildCustomers(databaseUrl: string): Promise<EventMix['customers']> {
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
    const sites = [(await buildSiteTag(em, { customer })).id, (await buildSiteTag(em, { customer })).id];
    customers.push({ id: customer.id, lines, sites });
  }
  await orm.close();
  return customers;
}

interface Worked {
  elapsedMs: number;
  stepsMs: Record<string, number>;
  cpu: NodeJS.CpuUsage;
  peakBytes: number;
}

async function runWorker(settings: Record<string, string | number>): Promise<Worked> {
  const child = fork(path.join(import.meta.dirname, 'worker-process.ts'), {
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
    },
    execArgv: process.execArgv,
  });
  const [worked] = await once(child, 'message');
  return worked as Worked; // as worker-process.ts sends it
}
