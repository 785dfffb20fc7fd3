import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { filterInput, readPanels } from '#server/analytics/testing/read-panels.js';
import { connectRedis } from '#server/core/redis/redis.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { openDatabase } from '#server/database/orm.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import { readLedger } from '#server/event-store/ledger.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { buildTags } from '#server/testing/events/build-tags.js';
import { readFigures } from '#server/testing/events/figures.js';
import { TagCalls } from '#server/testing/events/tag-calls.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { ArchivedPostgres } from './archived-postgres.js';
import { RestoreStage } from './restore-stage.js';

const ALL_TIME = { from: new Date(0), to: new Date(Date.UTC(2200, 0)), maxTags: 10 };
const DAY_MS = 86_400_000;
/** Some events are in both databases. */
const SINCE_MS = 3_000;
const CALLS_OF_A_PHASE = 60;
const CATCH_UP_MS = 60_000;
const PACE = { callers: 4, restMs: 10 };

const postgres = new ArchivedPostgres();
const stage = new RestoreStage(() => postgres.url);
let calls: TagCalls;
let customerId: number;

beforeAll(async () => {
  await postgres.start();
  await migrateDatabase(postgres.url);
  const built = await buildKeys();
  customerId = built.customerId;
  await stage.start();
  calls = new TagCalls(stage.edgeUrl, customerId, built.keys, PACE);
}, 90_000);

afterAll(async () => {
  await calls?.stop();
  await stage.stop();
  await postgres.remove();
}, 60_000);

async function buildKeys() {
  const orm = await openDatabase({ databaseUrl: postgres.url, databasePoolSize: 2 });
  const tags = await buildTags(orm);
  const em = orm.em.fork();
  const keys = {
    impression: (await em.findOneOrFail(ImpressionTag, { id: tags.impression[0] })).key,
    webhit: (await em.findOneOrFail(SiteTag, { id: tags.webhit[0] })).key,
  };
  await orm.close(true);
  return { customerId: tags.customerId, keys };
}

async function phase(): Promise<void> {
  const before = calls.accepted;
  while (calls.accepted < before + CALLS_OF_A_PHASE) await sleep(10);
}

const callTag = async (key: string) =>
  (await fetch(`${stage.edgeUrl}/t/i/${key}.gif`, { headers: { connection: 'close' } })).status;

async function countSpooled(): Promise<number> {
  const metrics = await (await fetch(`${stage.edgeUrl}/metrics`)).text();
  return Number(/edge_spool_events_total\{way="in"[^}]*\} (\d+)/.exec(metrics)?.[1]);
}

const ledgerNow = () => readLedger(postgres.pool, { ...ALL_TIME, waiting: Infinity });

/** Everything that people see of the customer, and how far the queue was read. */
async function readAll() {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const filter = {
    startDate: day(Date.now() - DAY_MS),
    endDate: day(Date.now() + DAY_MS),
    regions: [],
    campaigns: [],
    bookings: [],
    creatives: [],
    channels: [],
    weekdays: [],
    dayparts: [],
    sites: [],
  };

  const orm = await openDatabase({ databaseUrl: postgres.url, databasePoolSize: 2 });
  const redis = connectRedis(stage.redisUrl, { lazyConnect: true });
  const database = { orm, url: postgres.url };
  const of = { database, redis: { client: redis, url: stage.redisUrl } };
  const panels = await readPanels(serviceContext(of, actorOf('SYSTEM')), customerId, filter);
  redis.disconnect();
  await orm.close(true);

  const { rows: positions } = await postgres.pool.query(
    'select * from event_store.stream_position order by partition',
  );
  const figures = await readFigures(postgres.pool, customerId);
  return {
    filter: filterInput(customerId, filter),
    panels,
    figures,
    positions,
    ledger: await ledgerNow(),
  };
}

/** An instant between two batches of the worker, with what people see at it. */
async function noteMoment() {
  const beganAtMs = Date.now() - SINCE_MS;
  const client = await postgres.pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table event_store.stream_position in share mode');
    const seen = await readAll();
    const stored = await calls.storedCalls(postgres.pool);
    const { rows } = await client.query<{ at: string }>(
      `select (clock_timestamp() at time zone 'UTC')::text || '+00' as at`,
    );
    return { seen, stored, beganAtMs, at: rows[0]?.at ?? '' };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** The statement that the procedure of docs/operations.md has people run. */
function documentedSql(): string {
  const docs = path.resolve(import.meta.dirname, '../../../../docs/operations.md');
  const [, restore = ''] = fs.readFileSync(docs, 'utf8').split('## Back-up and restore');
  return /```sql\n([^`]+)```/.exec(restore)?.[1] ?? '';
}

/** Nothing twice, the figures as recomputed and the ledger balanced, without a retry that the product made itself. */
async function expectConsistent(): Promise<void> {
  const stored = await calls.storedCalls(postgres.pool);
  expect(await calls.countTwice(postgres.pool)).toBe(0);
  expect(await calls.countNeverSent(postgres.pool)).toBe(0);
  expect(await recomputeCustomer(openEventStore(postgres.pool), customerId, 'check')).toMatchObject(
    {
      differences: [],
    },
  );
  expect(await ledgerNow()).toMatchObject({
    balance: 'balanced',
    total: { stored: stored.size, deadLettered: 1 },
  });
}

async function recover(from: string, since: Date): Promise<string> {
  const script = path.resolve(import.meta.dirname, '../../../processes/recover.ts');
  const program = ['--import', 'tsx', script, '--from', from, '--since', since.toISOString()];
  const { stdout } = await promisify(execFile)(process.execPath, program, {
    env: { PATH: process.env.PATH, ...stage.settings() },
  });
  return stdout;
}

test('a restore to an instant under load shows what people saw then, stores the queue and the spool once, and takes lost events from the database before', async () => {
  calls.start();
  await phase();
  await postgres.backUp();
  await phase();
  const moment = await noteMoment();
  const impressions = [...moment.stored].filter((call) => call.startsWith('impression'));
  expect(moment.seen.panels.impressionSummary.actualImpressions).toBe(impressions.length);

  await phase();
  await postgres.pool.query('update event_store.impression_rollup set daypart_1 = 1000000');
  const lost = await buildKeys();
  await phase();

  // The worker stops, then Redis, then PostgreSQL; the edge goes on.
  await stage.stopProcess('worker');
  expect(await callTag(lost.keys.impression)).toBe(200);
  const storedLast = await calls.storedCalls(postgres.pool);
  await phase();
  await stage.stopRedis();
  await phase();
  expect(await countSpooled()).toBeGreaterThan(0);
  await postgres.stop();
  await phase();

  await postgres.restoreTo({ recovery_target_time: moment.at });
  expect(await readAll()).toEqual(moment.seen);
  expect(storedLast.size).toBeGreaterThan(moment.stored.size);

  await postgres.pool.query(documentedSql());
  await stage.stopProcess('edge');
  await stage.startProcess('edge');
  expect(await callTag(lost.keys.impression)).toBe(404);
  expect((await buildKeys()).customerId).toBeGreaterThan(lost.customerId);

  await stage.startRedis();
  await stage.startProcess('worker');
  await phase();
  await calls.stop();

  // Only calls that were stored between the moment and the stop are lost.
  const deadline = performance.now() + CATCH_UP_MS;
  const stillMissing = async () =>
    (await calls.missing(postgres.pool)).filter((call) => !storedLast.has(call));
  while ((await stillMissing()).length > 0 && performance.now() < deadline) await sleep(50);
  while ((await ledgerNow()).balance !== 'balanced' && performance.now() < deadline)
    await sleep(50);

  expect(await stillMissing()).toEqual([]);
  const caughtUp = await calls.storedCalls(postgres.pool);
  expect([...moment.stored].filter((call) => !caughtUp.has(call))).toEqual([]);
  await expectConsistent();

  // The database before the restore still has them.
  const lostCalls = await calls.missing(postgres.pool);
  expect(lostCalls.length).toBeGreaterThan(0);
  const output = await recover(await postgres.startFormer(), new Date(moment.beganAtMs));
  expect(output).toMatch(/^[1-9]\d* events are in the queue again; [1-9]\d* are stored, and 0 /);
  while ((await calls.missing(postgres.pool)).length > 0 && performance.now() < deadline)
    await sleep(50);
  expect(await calls.missing(postgres.pool)).toEqual([]);
  await expectConsistent();
}, 180_000);
