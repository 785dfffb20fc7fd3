import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { openFigureReader } from '#server/event-store/postgres/figures/figure-reader.js';
import { testDatabase } from '#server/testing/test-database.js';
import { dayOfLocalDate } from '#server/event-store/reporting-time.js';
import type { DayFigures } from '#server/event-store/figures/day-figures.js';
import { FigureStore } from './figure-store.js';

const database = testDatabase();
const ROOMY_BYTES = 10_000_000;
const UNTIL_ROWS_ARE_READ_MS = 300;
const firstDay = dayOfLocalDate('2026-03-01');
const range = { customerId: 7, firstDay, lastDay: firstDay + 2 };

/** Stores a count as the worker does: with the version of its day, in one transaction. */
async function storeImpressions(
  date: string,
  tagId: number,
  dayparts: number[],
  regionId = 2,
): Promise<void> {
  const columns = dayparts.map((_, index) => `daypart_${index + 1}`);
  await database.pool.query(`
    begin;
    insert into event_store.impression_rollup (customer_id, local_date, tag_id, region_id, ${columns.join(', ')})
    values (7, '${date}', ${tagId}, ${regionId}, ${dayparts.join(', ')});
    insert into event_store.day_version as known values (7, '${date}', 1)
    on conflict (customer_id, local_date) do update set version = known.version + 1;
    commit`);
}

const countsOf = async (store: FigureStore) =>
  (await store.readDays(range)).map(({ impressions }) =>
    [...impressions.counts].reduce((sum, count) => sum + count, 0),
  );

afterEach(async () => {
  await database.pool.query(
    'truncate event_store.impression_rollup, event_store.response_rollup, event_store.webhit_rollup, event_store.day_version',
  );
});

describe('the store of figures', () => {
  test('answers a day for each of the range, also where nothing was counted', async () => {
    await storeImpressions('2026-03-02', 5, [1, 2]);
    expect(await countsOf(new FigureStore(openFigureReader(database.pool), ROOMY_BYTES))).toEqual([
      0, 3, 0,
    ]);
  });

  test('never answers a day as it was before the last commit', async () => {
    const store = new FigureStore(openFigureReader(database.pool), ROOMY_BYTES);
    for (let stored = 0; stored < 5; stored += 1) {
      expect(await countsOf(store)).toEqual([stored, 0, stored]);
      await storeImpressions('2026-03-01', stored + 1, [1]);
      await storeImpressions('2026-03-03', stored + 1, [1]);
    }
  });

  test('reads only what changed', async () => {
    const store = new FigureStore(openFigureReader(database.pool), ROOMY_BYTES);
    await storeImpressions('2026-03-01', 1, [1]);
    await storeImpressions('2026-03-02', 1, [1]);
    const [one, other] = await store.readDays(range);
    await storeImpressions('2026-03-02', 2, [1]);
    const [oneAgain, otherAgain] = await store.readDays(range);
    expect(oneAgain).toBe(one);
    expect(otherAgain).not.toBe(other);
  });

  test('answers in full when its memory holds less than what is asked for', async () => {
    const store = new FigureStore(openFigureReader(database.pool), 1);
    for (const date of ['2026-03-01', '2026-03-02', '2026-03-03'])
      await storeImpressions(date, 1, [4]);
    expect(await countsOf(store)).toEqual([4, 4, 4]);
    expect(await countsOf(store)).toEqual([4, 4, 4]);
    expect(store.cacheBytes).toBeLessThanOrEqual(1);
  });

  test('loads once for callers that come together', async () => {
    await storeImpressions('2026-03-01', 1, [1]);
    const store = new FigureStore(openFigureReader(database.pool), ROOMY_BYTES);
    const readings = await Promise.all(Array.from({ length: 12 }, () => store.readDays(range)));
    expect(new Set(readings.map(([first]) => first)).size).toBe(1);
  });

  test('reads many days over two connections as over one, and over one where there is no other', async () => {
    const many = { customerId: 7, firstDay, lastDay: firstDay + 19 };
    for (let day = 1; day <= 20; day += 1) {
      await storeImpressions(`2026-03-${String(day).padStart(2, '0')}`, 1, [day]);
    }

    await database.pool.query(`
      insert into event_store.response_rollup
        (customer_id, local_date, tag_id, region_id, daypart, site_tag_id, timing, views, responses)
      select 7, date '2026-03-01' + day, 1, 2, 1, 4, 1, 1, day + 1 from generate_series(0, 19) day`);

    const single = new pg.Pool({ ...database.pool.options, max: 1 });
    try {
      const [alone, together] = [single, database.pool].map((pool) =>
        new FigureStore(openFigureReader(pool), ROOMY_BYTES).readDays(many),
      );
      const days = await together;
      expect(days).toEqual(await alone);
      expect(
        days?.map(({ impressions, responses }) => [impressions.counts[0], responses.counts[0]]),
      ).toEqual(Array.from({ length: 20 }, (_, day) => [day + 1, day + 1]));
    } finally {
      await single.end();
    }
  });

  test('never mixes two states where the figures move between its two connections', async () => {
    const many = { customerId: 7, firstDay, lastDay: firstDay + 19 };
    const storeBoth = (times: number) =>
      database.pool.query(`
        begin;
        insert into event_store.impression_rollup (customer_id, local_date, tag_id, region_id, daypart_1)
          select 7, date '2026-03-01' + day, ${times}, 2, 1 from generate_series(0, 19) day;
        insert into event_store.response_rollup
          (customer_id, local_date, tag_id, region_id, daypart, site_tag_id, timing, views, responses)
          select 7, date '2026-03-01' + day, ${times}, 2, 1, 4, 1, 1, 1 from generate_series(0, 19) day;
        insert into event_store.day_version as known
          select 7, date '2026-03-01' + day, 1 from generate_series(0, 19) day
          on conflict (customer_id, local_date) do update set version = known.version + 1;
        commit`);

    await storeBoth(1);

    let connections = 0;
    const racing = Object.assign(Object.create(database.pool) as pg.Pool, {
      query: database.pool.query.bind(database.pool),
      connect: async () => {
        connections += 1;
        if (connections === 2) await storeBoth(2);
        return database.pool.connect();
      },
    }); // the same pool, slow to give its second connection

    const days = await new FigureStore(openFigureReader(racing), ROOMY_BYTES).readDays(many);

    expect(connections).toBe(2);
    expect(
      days.map(({ impressions, responses }) => [
        impressions.tagIds.length,
        responses.tagIds.length,
      ]),
    ).toEqual(Array.from({ length: 20 }, () => [1, 1]));
  });

  test('reads the rows of the versions that it saw, whatever is committed between the two', async () => {
    await storeImpressions('2026-03-01', 1, [1]);
    const store = new FigureStore(openFigureReader(database.pool), ROOMY_BYTES);

    const committing = await database.pool.connect();
    await committing.query('begin; lock table event_store.impression_rollup');
    let isRead = false;
    const reading = store.readDays(range).finally(() => (isRead = true));
    await sleep(UNTIL_ROWS_ARE_READ_MS);
    expect(isRead).toBe(false);
    await committing.query(`
      insert into event_store.impression_rollup (customer_id, local_date, tag_id, region_id, daypart_1)
        values (7, '2026-03-01', 2, 2, 1);
      update event_store.day_version set version = 2 where customer_id = 7 and local_date = '2026-03-01';
      commit`);
    committing.release();

    const stateOf = ([day]: DayFigures[]) => [day?.version, day?.impressions.tagIds.length];
    expect(stateOf(await reading)).toEqual([1, 1]);
    expect(stateOf(await store.readDays(range))).toEqual([2, 2]);
  });

  test('answers customers that come together and share few connections', async () => {
    const pair = new pg.Pool({ ...database.pool.options, max: 2 });
    for (let day = 1; day <= 20; day += 1)
      await storeImpressions(`2026-03-${String(day).padStart(2, '0')}`, 1, [1]);

    try {
      const store = new FigureStore(openFigureReader(pair), ROOMY_BYTES);
      const read = (customerId: number) =>
        store.readDays({ customerId, firstDay, lastDay: firstDay + 19 });
      const answers = await Promise.all([7, 8, 7, 9, 10].map(read));
      expect(answers.map((days) => days.length)).toEqual([20, 20, 20, 20, 20]);
    } finally {
      await pair.end();
    }
  });

  test('keeps counts of any size, by region', async () => {
    const large = [65_535, 65_536, 2 ** 31, 2 ** 33, 0, 1, 2, 3];
    await storeImpressions('2026-03-01', 2 ** 31 - 1, large, 32_000);
    await storeImpressions('2026-03-01', 1, [65_535, 0, 0, 0, 0, 0, 0, 65_535], 1);

    const [day] = await new FigureStore(openFigureReader(database.pool), ROOMY_BYTES).readDays(
      range,
    );

    expect(day && [...day.impressions.tagIds]).toEqual([1, 2 ** 31 - 1]);
    expect(day && [...day.impressions.regionIds]).toEqual([1, 32_000]);
    expect(day && [...day.impressions.counts]).toEqual([
      65_535,
      0,
      0,
      0,
      0,
      0,
      0,
      65_535,
      ...large,
    ]);
  });

  test('keeps views and responses of any size', async () => {
    await database.pool.query(`
      insert into event_store.response_rollup
        (customer_id, local_date, tag_id, region_id, daypart, site_tag_id, timing, views, responses)
      values (7, '2026-03-01', 1, 2, 8, ${2 ** 31 - 1}, 3, 16383, 8191),
             (7, '2026-03-01', 1, 2, 1, 4, 1, 16384, 1),
             (7, '2026-03-01', 1, 3, 1, 4, 2, 1, ${2 ** 31 - 1});
      insert into event_store.day_version values (7, '2026-03-01', 1)`);

    const [day] = await new FigureStore(openFigureReader(database.pool), ROOMY_BYTES).readDays(
      range,
    );
    const { regionIds, codes, sites, siteIds, views, counts } = day?.responses ?? {};
    const rows = Array.from(counts ?? [], (count, row) => [
      regionIds?.[row],
      codes?.[row],
      siteIds?.[sites?.[row] ?? 0],
      views?.[row],
      count,
    ]);

    expect(rows.sort()).toEqual(
      [
        [2, 23, 2 ** 31 - 1, 16_383, 8_191],
        [2, 0, 4, 16_384, 1],
        [3, 1, 4, 1, 2 ** 31 - 1],
      ].sort(),
    );
  });
});
