import { beforeAll, expect, test } from '@jest/globals';
import type { Caller } from '#server/api/testing/world/people-of-the-world.js';
import { actorOf } from '#server/testing/service-context.js';
import { buildAgency } from '#server/testing/factories.js';
import { testDatabase } from '#server/testing/test-database.js';
import { TenantWatch } from './tenant-watch.js';

const database = testDatabase();

let own: number;
let other: number;
let watch: TenantWatch;
beforeAll(async () => {
  own = (await buildAgency(database.orm.em.fork())).id;
  other = (await buildAgency(database.orm.em.fork())).id;
  watch = await TenantWatch.start(database.pool);
});

/**
 * Returns what the watch says that the agency wrote of others, in a transaction that is rolled
 * back.
 */
async function foundIn(...statements: string[]): Promise<string[]> {
  const caller: Caller = { name: 'the agency', actor: actorOf('AGENCY', own) };
  const em = database.orm.em.fork();
  await em.begin();
  try {
    for (const statement of statements) await em.execute(statement);
    return await watch.findForeign({ field: 'Mutation.any', caller, args: {} }, em);
  } finally {
    await em.rollback();
  }
}

const insert = (agencyId: number) =>
  `insert into organisation_sign_in values ('AGENCY', ${agencyId}, true)`;

test('rows of the caller are its own', async () => {
  const archive = `update agency set archived_at = now() where id = ${own}`;
  expect(await foundIn(insert(own), 'delete from organisation_sign_in', archive)).toEqual([]);
});

test.each([
  ['an inserted row', () => [insert(other)], 'INSERT organisation_sign_in'],
  [
    'a row that was changed as a text',
    () => [`update agency set agency_name = 'x'`],
    'UPDATE agency',
  ],
  ['a deleted row', () => [`delete from agency where id = ${other}`], 'DELETE agency'],
  [
    'a row that was given away',
    () => [insert(own), `update organisation_sign_in set entity_id = ${other}`],
    'UPDATE organisation_sign_in',
  ],
  [
    'an emptied table',
    () => ['truncate event_store.impression'],
    'TRUNCATE event_store.impression',
  ],
])('%s of others is found', async (_name, statements, found) => {
  expect(await foundIn(...statements())).toEqual([expect.stringContaining(found)]);
});

test('a row that is written as it was is no change', async () => {
  expect(await foundIn('update agency set agency_name = agency_name')).toEqual([]);
});

test('a row that another connection commits is found, once', async () => {
  await database.pool.query(insert(other));
  expect(await foundIn()).toHaveLength(1);
  expect(await foundIn()).toEqual([]);
});
