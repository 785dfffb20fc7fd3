import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { connectRedis, type Redis } from '#server/core/redis/redis.js';
import { distributeEventStore } from '#server/database/distribute.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { openDatabase } from '#server/database/orm.js';
import { copyIn } from '#server/event-store/postgres/copy/copy-stream.js';
import {
  startPostgres,
  type EmbeddedPostgres,
} from '#server/launcher/embedded/embedded-postgres.js';
import { startRedis } from '#server/launcher/embedded/embedded-redis.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { throwAwayFolder } from '#server/launcher/embedded/throw-away-folder.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { encodeRawRows, rawColumns } from '#server/event-store/postgres/events/store-raw.js';
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
import type { EventMix } from './drawn-events.js';

export const PARTITIONS = 8;
const LINES = 120;

/** A migrated database and a Redis of their own, on disk and durable. */
export interface BenchStore {
  databaseUrl: string;
  redisUrl: string;
  pool: pg.Pool;
  redis: Redis;
  /** Stops PostgreSQL and starts it with other settings; its data and address stay. */
  restart: (settings: Settings) => Promise<EmbeddedPostgres>;
}

type Settings = Record<string, string | number>;

const SETTINGS: Settings = { shared_buffers: '512MB', max_wal_size: '4GB' };

/** Runs the bench, then deletes everything. On a cluster where CITUS_URL names its coordinator. */
export async function withBenchStore(bench: (store: BenchStore) => Promise<void>): Promise<void> {
  const folder = throwAwayFolder('infinitum-bench-', 'disk');
  const port = await freePort();
  const start = (settings: Settings) =>
    startPostgres({
      dataDir: path.join(folder, 'postgres'),
      password: 'bench',
      durable: true,
      port,
      settings,
    });
  const [started, redisServer] = await Promise.all([
    start(SETTINGS),
    startRedis({ dataDir: path.join(folder, 'redis'), password: 'bench', durable: true }),
  ]);
  let postgres = started;
  const restart = async (settings: Settings) => {
    await postgres.stop();
    postgres = await start({ ...SETTINGS, ...settings });
    return postgres;
  };
  const databaseUrl = process.env.CITUS_URL
    ? await createOnCluster(process.env.CITUS_URL)
    : postgres.url();
  const pool = new pg.Pool({ connectionString: databaseUrl });
  pool.on('error', () => undefined); // PostgreSQL stops before its connections are closed
  const redis = connectRedis(redisServer.url);

  try {
    await migrateDatabase(databaseUrl);
    if (process.env.CITUS_URL) await distributeEventStore(databaseUrl, PARTITIONS);
    await bench({ databaseUrl, redisUrl: redisServer.url, pool, redis, restart });
  } finally {
    await pool.end();
    redis.disconnect();
    await Promise.all([postgres.stop(), redisServer.stop()]);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The database `bench` of the cluster, new. */
async function createOnCluster(coordinatorUrl: string): Promise<string> {
  const cluster = await openCluster(coordinatorUrl);
  await cluster.run('drop database if exists bench with (force)');
  await cluster.run('create database bench');
  await cluster.join('bench');
  return databaseUrlOf(coordinatorUrl, 'bench');
}

export async function buildCustomers(
  databaseUrl: string,
  count: number,
): Promise<EventMix['customers']> {
  const orm = await openDatabase({ databaseUrl, databasePoolSize: 2 });
  const em = orm.em.fork();
  const customers = [];

  for (let made = 0; made < count; made++) {
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

/** The rows in the raw tables, and nothing else. */
export async function plainCopy(pool: pg.Pool, events: readonly QueuedEvent[]): Promise<void> {
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
