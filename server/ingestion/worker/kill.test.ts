import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { readLedger } from '#server/event-store/ledger.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { openDatabase } from '#server/database/orm.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import { recomputeCustomer } from './recompute/recompute.js';
import { buildTags } from './testing/build-tags.js';
import { TestCluster, type Part } from './testing/test-cluster.js';
import { TagCalls } from './testing/tag-calls.js';

const ROUNDS = Number(
  process.env.KILL_ROUNDS ?? (process.env.npm_lifecycle_event === 'test:kill' ? 20 : 4),
);
const PARTS: readonly Part[] = ['worker', 'redis', 'postgres', 'edge'];

const cluster = new TestCluster();
let pool: pg.Pool;
let customerId = 0;
let calls: TagCalls;

beforeAll(async () => {
  await cluster.startServices();
  await migrateDatabase(cluster.databaseUrl);
  pool = new pg.Pool({ connectionString: cluster.databaseUrl });
  pool.on('error', () => undefined); // PostgreSQL is killed under it

  const orm = await openDatabase({ databaseUrl: cluster.databaseUrl, databasePoolSize: 2 });
  const tags = await buildTags(orm);

  customerId = tags.customerId;

  const em = orm.em.fork();
  const impression = await em.findOneOrFail(ImpressionTag, { id: tags.impression[0] });
  const site = await em.findOneOrFail(SiteTag, { id: tags.webhit[0] });

  calls = new TagCalls(cluster.edgeUrl, customerId, {
    impression: impression.key,
    webhit: site.key,
  });
  await orm.close(true);
  await cluster.startProcesses();
}, 60_000);

afterAll(async () => {
  await calls?.stop();
  await pool?.end();
  await cluster.stop();
}, 60_000);

describe('whatever is killed', () => {
  it(
    'leaves stored what was accepted, figures as recomputed and the ledger balanced',
    async () => {
      calls.start();
      for (let round = 0; round < ROUNDS; round++) {
        const part = PARTS[round % PARTS.length] ?? 'worker';
        await cluster.killAndRestart(part, {
          afterMs: randomInt(200, 800),
          downMs: randomInt(0, 700),
        });
      }
      await calls.afterNextAccepted();
      await calls.stop();
      await cluster.untilStored(async () => (await calls.missing(pool)).length === 0);

      expect(calls.accepted).toBeGreaterThan(ROUNDS * 10);
      expect(await calls.missing(pool)).toEqual([]);
      expect(await calls.countTwice(pool)).toBe(0);
      expect(await calls.countNeverSent(pool)).toBe(0);
      const check = await recomputeCustomer(pool, customerId, 'check');
      expect(check?.differences).toEqual([]);
      const ledger = await readLedger(pool, { ...ALL_TIME, waiting: 0, maxTags: 10 });
      expect(ledger).toMatchObject({ balance: 'balanced', total: { deadLettered: 0 } });
      expect(ledger.total.stored).toBeGreaterThanOrEqual(calls.accepted);
    },
    60_000 + ROUNDS * 15_000,
  );
});

const ALL_TIME = { from: new Date(0), to: new Date(Date.UTC(2200, 0)) };
