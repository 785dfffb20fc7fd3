import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { testDatabase } from '#server/testing/test-database.js';
import { rememberReads } from './remember-reads.js';

const database = testDatabase();
const em = () => database.orm.em.fork();

beforeAll(async () => {
  await rememberReads(database.orm);
  await database.pool.query('create table counted (number integer, notes jsonb)');
});
beforeEach(async () => {
  await em().execute('delete from counted');
  await em().execute(`insert into counted values (1, '["one"]')`);
});

interface Counted {
  number: number;
  notes: string[];
}

const rows = (by: EntityManager): Promise<Counted[]> => by.execute('select * from counted');
const number = async (by = em()) => (await rows(by))[0]?.number;
const increment = 'update counted set number = number + 1';

test('the same read is asked of PostgreSQL once', async () => {
  expect(await number()).toBe(1);
  await database.pool.query(increment);
  expect(await number()).toBe(1);
});

test('a reader may change what it was given', async () => {
  (await rows(em()))[0]?.notes.push('two');
  expect((await rows(em()))[0]?.notes).toEqual(['one']);
});

test('a transaction sees its own changes, and nobody those that it takes back', async () => {
  const writer = em();
  await writer.begin();
  expect(await number(writer)).toBe(1);
  await writer.execute(increment);
  expect(await number(writer)).toBe(2);
  expect(await number()).toBe(1);
  await writer.rollback();
  expect(await number(writer)).toBe(1);
});

test.each([
  ['after a change of another table from memory', increment, 1],
  ['after a change of its own table', 'update "public"."other" set number = 2', 2],
  ['after a deletion, which may reach it', 'delete from counted', 2],
  ['after several changes at once', `${increment}; ${increment}`, 2],
  ['after a change inside a read', `with one as (${increment} returning 1) select * from one`, 2],
])('a transaction reads a table %s', async (_when, sql, expected) => {
  await em().execute('drop table if exists other');
  await em().execute('create table other as select 1 as number');
  const writer = em();
  const read = () => writer.execute<Counted[]>('select * from other');
  await writer.begin();
  expect(await read()).toEqual([{ number: 1 }]);
  await writer.execute(sql);
  if (!sql.includes('other')) await database.pool.query('update other set number = 2');
  expect(await read()).toEqual([{ number: expected }]);
  await writer.rollback();
});

test.each([
  ['committed', () => em().transactional((writer) => writer.execute(increment))],
  ['made outside a transaction', () => em().execute(increment)],
  [
    'made by a read',
    () => em().execute(`with changed as (${increment} returning 1) select * from changed`),
  ],
])('a change that is %s is seen', async (_how, change) => {
  expect(await number()).toBe(1);
  await change();
  expect(await number()).toBe(2);
});

test.each([
  'select * from counted for update',
  'select *, now() from counted',
  'select * from counted for no key update skip locked',
])('%s is asked again', async (sql) => {
  const read = () => em().transactional((reader) => reader.execute<Counted[]>(sql));
  expect((await read())[0]?.number).toBe(1);
  await database.pool.query(increment);
  expect((await read())[0]?.number).toBe(2);
});

test('a read that failed is asked again', async () => {
  const read = () => em().execute('select * from made_later');
  await expect(read()).rejects.toThrow('made_later');
  await database.pool.query('create table made_later (number integer)');
  await expect(read()).resolves.toEqual([]);
});
