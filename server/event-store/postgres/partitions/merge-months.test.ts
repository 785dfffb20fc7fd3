import { beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { readFigures } from '#server/testing/events/figures.js';
import { slowFigures } from '#server/testing/events/slow-figures.js';
import { mergeClosedMonths } from './merge-months.js';
import { monthOf } from '#server/event-store/months.js';
import { firstDay } from './month-partitions.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 2, batchSize: 50 });
const DAY_MS = 86_400_000;
const HOUR_MS = DAY_MS / 24;
const NOW_MS = Date.now();
const LATER_MS = NOW_MS + 60 * DAY_MS;
const PAUSE_MS = 20;
const TODAY = new Date(NOW_MS).toISOString().slice(0, 10);
const MONTH = firstDay(monthOf(NOW_MS));

let tags: CustomerTags;
beforeEach(async () => {
  for (const table of ['impression', 'webhit', 'response'])
    for (const month of [MONTH, firstDay(monthOf(NOW_MS) - 1)])
      await database.pool.query('select event_store.drop_partition($1, $2)', [table, month]);
  tags = await buildTags(database.orm);
});

/** Six days until now; viewers have some events of both kinds. */
function drawEvents(count: number, seed: number): QueuedEvent[] {
  return Array.from({ length: count }, (_, at) => {
    const kind = (at + seed) % 3 === 0 ? 'webhit' : 'impression';
    const occurredAtMs = NOW_MS - ((at * 7 + seed * 13) % 144) * HOUR_MS - at;
    return buildEvent({
      customerId: tags.customerId,
      tagId: tags[kind][at % 2] ?? 0,
      kind,
      viewer: viewer(at % 17),
      occurredAtMs,
      receivedAtMs: occurredAtMs,
    });
  });
}

async function withWorkerPool(run: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = openWorkerPool(database.roleUrl('worker'), 6);
  await run(pool).finally(() => pool.end());
}

async function partitionsOf(table: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = ('event_store.' || $1)::regclass order by 1`,
    [table],
  );
  return rows.map(({ name }) => name);
}

const daysOf = async (table: string) =>
  (await partitionsOf(table)).filter((name) => /_\d\d_\d{4}_\d\d$/.test(name));

const figures = () => readFigures(database.pool, tags.customerId);

/** Months stay by day on a Citus cluster. */
const onOneServer = process.env.CITUS_URL ? describe.skip : describe;

onOneServer('a closed month', () => {
  it('becomes one partition while events of it arrive', async () => {
    const events = drawEvents(300, 1);
    await workers.queue(events);
    await workers.untilStored();
    expect((await daysOf('impression')).length).toBeGreaterThan(5);
    expect((await daysOf('webhit')).length).toBeGreaterThan(5);

    const late = drawEvents(300, 2);
    await withWorkerPool(async (pool) => {
      const arriving = (async () => {
        for (let from = 0; from < late.length; from += 20) {
          await workers.queue([...late.slice(from, from + 20), ...events.slice(from, from + 5)]);
          await workers.untilStored();
        }
      })();
      while ((await daysOf('impression')).length + (await daysOf('webhit')).length > 0)
        await mergeClosedMonths(pool, LATER_MS, PAUSE_MS);
      await arriving;

      expect(await figures()).toEqual(slowFigures([...events, ...late], 'Pacific/Auckland'));
      const check = await recomputeCustomer(openEventStore(pool), tags.customerId, 'check');
      expect(check).toMatchObject({ differences: [] });
    });
  });

  it('is not taken over before the copy has the late events, and not after a removal', async () => {
    await workers.queue(drawEvents(200, 1));
    await workers.untilStored();
    const call = async (text: string, ...values: string[]) => {
      const { rows } = await database.pool.query<{ result: string }>(
        `select event_store.${text} as result`,
        ['impression', MONTH, ...values],
      );
      return rows[0]?.result ?? '';
    };
    const before = await daysOf('impression');

    const since = await call('copy_month($1, $2)');
    await workers.queue([buildEvent({ customerId: tags.customerId, tagId: tags.impression[0] })]);
    await workers.untilStored();
    expect(await call('adopt_month($1, $2, $3)', since)).toBe('late');
    const next = await call('catch_up_month($1, $2, $3)', since);

    await database.pool.query(
      'delete from event_store.impression where customer_id = $1 and viewer = $2 and occurred_at >= $3',
      [tags.customerId, viewer(1), TODAY],
    );
    const { rowCount } = await database.pool.query(
      'delete from event_store.impression where customer_id = $1 and occurred_at >= $2',
      [tags.customerId, MONTH],
    );
    expect(rowCount).toBeGreaterThan(0);
    expect(await call('adopt_month($1, $2, $3)', next)).toBe('changed');
    expect(await daysOf('impression')).toEqual(before);
  });
});

describe('a month with days', () => {
  it('gets its other days from a worker of the version before, and goes as a whole', async () => {
    await workers.queue([buildEvent({ customerId: tags.customerId, tagId: tags.impression[0] })]);
    await workers.untilStored();
    await database.pool.query(`select event_store.create_partition('impression', $1)`, [MONTH]);
    expect((await daysOf('impression')).length).toBeGreaterThanOrEqual(28);

    await database.pool.query(`select event_store.drop_partition('impression', $1)`, [MONTH]);
    expect(await partitionsOf('impression')).not.toContainEqual(
      expect.stringContaining(MONTH.slice(0, 7).replace('-', '_')),
    );
  });

  it('stays one partition where a version before has made it so', async () => {
    await database.pool.query(`select event_store.create_partition('impression', $1)`, [MONTH]);
    await database.pool.query(`select event_store.create_day('impression', $1)`, [TODAY]);
    expect(await daysOf('impression')).not.toContainEqual(
      expect.stringContaining(MONTH.slice(0, 7).replace('-', '_')),
    );
  });
});
