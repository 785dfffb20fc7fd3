import { expect, test } from '@jest/globals';
import { buildAgency, buildCustomer } from '#server/testing/factories.js';
import { testDatabase } from '#server/testing/test-database.js';

const database = testDatabase();

test('the migrations make exactly the tables that the entities describe', async () => {
  expect(await database.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
});

test('the creator of a client from before requests existed is associated with it', async () => {
  const { migrator } = database.orm;
  const em = database.orm.em.fork();
  await migrator.down({ migrations: ['Migration20261122000001_association_requests'] });
  const [creator, other] = [await buildAgency(em), await buildAgency(em)];
  const made = await buildCustomer(em, {
    createdByEntityType: 'AGENCY',
    createdByEntityId: creator.id,
  });
  await buildCustomer(em, { createdByEntityType: 'BROADCASTER', createdByEntityId: 2_000_000_000 });
  await migrator.up();
  const { rows } = await database.pool.query(
    'select customer_id, agency_id from relationship where agency_id = any($1) or broadcaster_id is not null',
    [[creator.id, other.id]],
  );
  expect(rows).toEqual([{ customer_id: made.id, agency_id: creator.id }]);
});

const DISTRIBUTED = [
  ...['campaign', 'booking', 'creative', 'experiment', 'impression_tag', 'site_tag'],
];

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
