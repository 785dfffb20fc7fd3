import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { migrateDatabase } from '#server/database/migrate.js';
import { openDatabase } from '#server/database/orm.js';
import { readLedger } from '#server/event-store/ledger.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { openWorkerPool } from '#server/ingestion/worker/loop/worker-database.js';
import { Worker } from '#server/ingestion/worker/loop/worker.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { buildEvent, viewer } from '#server/ingestion/worker/testing/build-event.js';
import { buildTags, type CustomerTags } from '#server/ingestion/worker/testing/build-tags.js';
import { readFigures } from '#server/ingestion/worker/testing/figures.js';
import { queueEvents, untilDrained } from '#server/ingestion/worker/testing/queue-events.js';
import {
  startPostgres,
  type EmbeddedPostgres,
} from '#server/launcher/embedded/embedded-postgres.js';
import { giveTo, unprivilegedAccount } from '#server/launcher/embedded/unprivileged-account.js';
import { reachableFolder } from '../reachable-folder.js';
import { testRedis } from '../test-redis.js';

const PARTITIONS = 1;
const VIEWERS = 5;
const MOMENT = 'before_the_mistake';
const ALL_TIME = { from: new Date(0), to: new Date(Date.UTC(2200, 0)) };

const redis = testRedis();
const folder = reachableFolder('infinitum-restore-');
const archive = path.join(folder, 'archive');
const backup = path.join(folder, 'backup');
let running: EmbeddedPostgres;
let pool: pg.Pool;
let tags: CustomerTags;

async function start(dataDir: string, settings: Record<string, string>): Promise<void> {
  running = await startPostgres({ dataDir, password: 'restore', durable: true, settings });
  pool = new pg.Pool({ connectionString: running.url(), max: 4 });
}

async function stop(): Promise<void> {
  await pool.end();
  await running.stop();
}

/** A base back-up as `pg_basebackup` makes it, which the embedded PostgreSQL does not have. */
async function backUp(): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_backup_start('rehearsal', true)`);
    const isCopied = (file: string) =>
      path.basename(file) !== 'postmaster.pid' &&
      !path.relative(running.dataDir, file).startsWith(`pg_wal${path.sep}`);
    fs.cpSync(running.dataDir, backup, { recursive: true, filter: isCopied });
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop()',
    );
    fs.writeFileSync(path.join(backup, 'backup_label'), rows[0]?.label ?? '');
  } finally {
    client.release();
  }
}

async function restore(): Promise<void> {
  fs.writeFileSync(path.join(backup, 'recovery.signal'), '');
  await start(backup, {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_name: MOMENT,
    recovery_target_action: 'promote',
  });
}

/** An impression and, an hour later, the visit that is credited to it; of each viewer. */
const visitsAt = (time: string): QueuedEvent[] =>
  Array.from({ length: VIEWERS }, (_, number) => {
    const impressedAtMs = Date.parse(time);
    const of = { customerId: tags.customerId, viewer: viewer(number) };
    return [
      buildEvent({ ...of, tagId: tags.impression[0], occurredAtMs: impressedAtMs }),
      buildEvent({
        ...of,
        kind: 'webhit',
        tagId: tags.webhit[0],
        occurredAtMs: impressedAtMs + 3_600_000,
      }),
    ];
  }).flat();

const queue = (events: readonly QueuedEvent[]) => queueEvents(redis.client, events, PARTITIONS);

async function storeQueued(): Promise<void> {
  const workerPool = openWorkerPool(running.url(), 4);
  const worker = new Worker(
    {
      pool: workerPool,
      redis: redis.client,
      lookups: openLookups(workerPool),
      observeStep: () => undefined,
    },
    { partitions: PARTITIONS, batchSize: 1_000, lanes: 1, restMs: 4 },
  );
  worker.start();
  await untilDrained(redis.client, PARTITIONS);
  await worker.stop();
  await workerPool.end();
}

const figures = () => readFigures(pool, tags.customerId);

async function expectConsistent(stored: number): Promise<void> {
  const check = await recomputeCustomer(pool, tags.customerId, 'check');
  expect(check?.differences).toEqual([]);
  const ledger = await readLedger(pool, { ...ALL_TIME, waiting: 0, maxTags: 10 });
  expect(ledger).toMatchObject({ balance: 'balanced', total: { stored } });
}

beforeAll(async () => {
  fs.mkdirSync(archive);
  const account = unprivilegedAccount();
  if (account) giveTo(account, archive);
  await start(path.join(folder, 'data'), {
    archive_mode: 'on',
    archive_command: `cp %p ${archive}/%f`,
    autovacuum: 'off',
  });
  await migrateDatabase(running.url());
  const orm = await openDatabase({ databaseUrl: running.url(), databasePoolSize: 2 });
  tags = await buildTags(orm);
  await orm.close(true);
}, 60_000);

afterAll(async () => {
  await stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a restore to a moment has its figures, stores what waits in the queue once, and takes lost events again', async () => {
  await queue(visitsAt('2026-06-01T09:00:00Z'));
  await storeQueued();
  await backUp();
  await queue(visitsAt('2026-06-02T09:00:00Z'));
  await storeQueued();
  const atMoment = await figures();
  await pool.query('select pg_create_restore_point($1)', [MOMENT]);

  const trimmed = visitsAt('2026-06-03T09:00:00Z');
  await queue(trimmed);
  await storeQueued();
  await pool.query('delete from event_store.impression');
  const waiting = visitsAt('2026-06-04T09:00:00Z');
  await queue(waiting);
  await stop();

  await restore();
  expect(await figures()).toEqual(atMoment);
  expect(atMoment.responses).toHaveLength(2 * VIEWERS);
  await expectConsistent(4 * VIEWERS);

  await storeQueued();
  await expectConsistent(6 * VIEWERS);

  await queue([...trimmed, ...waiting]);
  await storeQueued();
  await expectConsistent(8 * VIEWERS);
  expect((await figures()).responses).toHaveLength(4 * VIEWERS);
}, 120_000);
