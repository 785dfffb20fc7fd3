import { expect } from '@jest/globals';
import pg from 'pg';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { readLedger } from '#server/event-store/ledger.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { openDatabase } from '#server/database/orm.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { buildTags } from './build-tags.js';
import { watchBlocks } from './day-block-watch.js';
import { TagCalls } from './tag-calls.js';
import type { TestCluster } from './test-cluster.js';

const ALL_TIME = { from: new Date(0), to: new Date(Date.UTC(2200, 0)) };

/** Calls that reach a whole collection while its parts fail. */
export interface CollectionTrial {
  calls: TagCalls;
  /**
   * Accepted = stored, nothing twice, figures as recomputed, also those of blocks that were written
   * meanwhile, and the ledger balanced.
   */
  expectExactlyOnce(): Promise<void>;
  end(): Promise<void>;
}

export async function startTrial(cluster: TestCluster): Promise<CollectionTrial> {
  await cluster.startServices();
  await migrateDatabase(cluster.databaseUrl);
  const pool = new pg.Pool({ connectionString: cluster.databaseUrl });
  pool.on('error', () => undefined); // PostgreSQL is killed under it

  const orm = await openDatabase({ databaseUrl: cluster.databaseUrl, databasePoolSize: 2 });
  const tags = await buildTags(orm);
  const em = orm.em.fork();
  const impression = await em.findOneOrFail(ImpressionTag, { id: tags.impression[0] });
  const site = await em.findOneOrFail(SiteTag, { id: tags.webhit[0] });
  const calls = new TagCalls(cluster.edgeUrl, tags.customerId, {
    impression: impression.key,
    webhit: site.key,
  });
  await orm.close(true);
  await cluster.startProcesses();
  const blocks = watchBlocks(tags.customerId, pool);
  calls.start();

  return {
    calls,
    async expectExactlyOnce() {
      await calls.afterNextAccepted();
      await calls.stop();
      await cluster.untilStored(async () => (await calls.missing(pool)).length === 0);

      expect(await calls.missing(pool)).toEqual([]);
      expect(await calls.countTwice(pool)).toBe(0);
      expect(await calls.countNeverSent(pool)).toBe(0);
      const check = await recomputeCustomer(openEventStore(pool), tags.customerId, 'check');
      expect(check?.differences).toEqual([]);
      const { written, differences } = await blocks.end();
      expect(differences).toEqual([]);
      expect(written).toBeGreaterThan(0);
      const ledger = await readLedger(pool, { ...ALL_TIME, waiting: 0, maxTags: 10 });
      expect(ledger).toMatchObject({ balance: 'balanced', total: { deadLettered: 0 } });
      expect(ledger.total.stored).toBeGreaterThanOrEqual(calls.accepted);
    },
    async end() {
      await Promise.all([calls.stop(), blocks.end()]);
      await pool.end();
    },
  };
}
