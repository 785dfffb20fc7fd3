import { describe, expect, it } from '@jest/globals';
import { openFigureReader } from '#server/event-store/postgres/figures/figure-reader.js';
import { dayOfLocalDate } from '#server/event-store/reporting-time.js';
import { watchNodes } from '#server/testing/databases/watch-nodes.js';
import { testDatabase } from '#server/testing/test-database.js';
import { FigureStore } from './figure-store.js';

const database = testDatabase();
const onCluster = process.env.CITUS_URL ? describe : describe.skip;
const firstDay = dayOfLocalDate('2026-03-01');

onCluster('figures on a cluster', () => {
  it('are read with their versions on one node, in one transaction that sees one state', async () => {
    await database.pool.query(`
      insert into event_store.impression_rollup (customer_id, local_date, tag_id, region_id, daypart_1)
        values (7, '2026-03-01', 1, 2, 1);
      insert into event_store.day_version values (7, '2026-03-01', 1)`);

    const pool = database.rolePool('api', { max: 1 });
    const sent = await watchNodes(pool);
    const days = await new FigureStore(openFigureReader(pool), 1).readDays({
      customerId: 7,
      firstDay,
      lastDay: firstDay,
    });

    expect(days.map(({ version, impressions }) => [version, impressions.counts[0]])).toEqual([
      [1, 1],
    ]);
    expect(sent.nodes.size).toBe(1);
    // The driver hides what is sent during a COPY; its node would need a BEGIN and a COMMIT, too.
    const ends = sent.statements.filter((statement) => /^(BEGIN|COMMIT)/.test(statement));
    expect(ends).toEqual([
      expect.stringContaining('ISOLATION LEVEL REPEATABLE READ READ ONLY'),
      'COMMIT',
    ]);
  });
});
