import { describe, expect, test } from '@jest/globals';
import { testDatabase } from './test-database.js';
import { testRedis } from './test-redis.js';

const database = testDatabase();
const redis = testRedis();

describe('the test harness', () => {
  test('gives a migrated database of its own', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      'select current_database() as name',
    );
    expect(rows[0]?.name).toMatch(/^test_/);

    const tables = await database.pool.query(
      `select 1 from pg_tables where schemaname = 'event_store'`,
    );

    expect(tables.rowCount).toBeGreaterThan(0);
    expect(await database.orm.em.fork().getConnection().execute('select 1 as one')).toEqual([
      { one: 1 },
    ]);
  });

  test('gives an empty Redis database of its own', async () => {
    expect(await redis.client.dbsize()).toBe(0);
    await redis.client.set('key', 'value');
    expect(new URL(redis.url).pathname).not.toBe('/0');
  });
});
