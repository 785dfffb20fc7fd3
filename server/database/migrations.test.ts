import { expect, test } from '@jest/globals';
import { testDatabase } from '#server/testing/test-database.js';
import { migrateDatabase } from './migrate.js';

const database = testDatabase();

test('the migrations make exactly the tables that the entities describe', async () => {
  expect(await database.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
});

test('tables of before 3.1 are refused with what to do, and stay as they are', async () => {
  const rename = 'update schema_migration set name = $2 where name = $1';
  const names = ['Migration20261128000001_entities', 'Migration20261120000001_entities'];
  await database.pool.query(rename, names);
  await expect(migrateDatabase(database.url)).rejects.toThrow('npm run reset');
  await database.pool.query(rename, names.reverse());
  expect(await migrateDatabase(database.url)).toEqual([]);
});

const DISTRIBUTED = ['campaign', 'booking', 'creative', 'experiment', 'impression_tag', 'site_tag'];

test('every key of a table that is distributed by customer contains customer_id', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i
      where i.indisunique and i.indrelid = any($1::regclass[])
        and not exists (select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)
          and a.attname = 'customer_id')`,
    [DISTRIBUTED],
  );
  expect(rows).toEqual([]);
});

test('references between such tables hold customer_id on both sides, others lead to reference tables', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.conname as name from pg_constraint c
      where c.contype = 'f' and c.confrelid = any($1::regclass[])
        and not (c.conrelid = any($1::regclass[]) and exists (select from unnest(c.conkey, c.confkey) k(own, theirs)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
          join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.theirs
          where a.attname = 'customer_id' and b.attname = 'customer_id'))`,
    [DISTRIBUTED],
  );
  expect(rows).toEqual([]);
});
