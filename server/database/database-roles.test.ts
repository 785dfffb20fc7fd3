import { beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { connectTags } from '#server/ingestion/edge/wiring.js';
import { ApiKeys } from '#server/ingestion/edge/server-to-server/api-keys.js';
import { TagVisibility } from '#server/ingestion/edge/server-to-server/tag-visibility.js';
import { TagSource } from '#server/ingestion/edge/tags/tag-source.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { applyRetention } from '#server/ingestion/worker/retention/retention.js';
import { buildEvent } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { findCallerEvents } from '#server/event-store/caller-events.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { grantDatabaseRoles, roleUrl, ROLE_NAMES, type RoleName } from './database-roles.js';

const database = testDatabase();
const workers = testWorkers(database, testRedis());
const YEARS_AGO_MS = Date.parse('2021-03-15T00:00:00Z');
const NOT_ALLOWED = '42501';

let tags: CustomerTags;
beforeAll(async () => {
  tags = await buildTags(database.orm);
});

/** A connection of the process; ends with the test file. */
function poolOf(pool: pg.Pool): pg.Pool {
  database.beforeDrop(() => pool.end());
  return pool;
}

const pools = {} as Record<RoleName, pg.Pool>; // filled below, before any test runs
beforeAll(() => {
  pools.api = database.rolePool('api', { max: 1 });
  pools.edge = poolOf(connectTags(database.roleUrl('edge')));
  pools.worker = poolOf(openWorkerPool(database.roleUrl('worker'), 4));
});

/** The SQLSTATE of the refusal; null where the statement runs. */
const refusal = (role: RoleName, sql: string): Promise<string | null> =>
  pools[role].query(`begin read write; ${sql}; rollback`).then(
    () => null,
    async ({ code }: { code: string }) => {
      await pools[role].query('rollback');
      return code;
    },
  );

describe('the edge', () => {
  test('reads tags, regions, keys and who may send events of a tag', async () => {
    const source = new TagSource(pools.edge);
    expect(await source.page('impression', 0, 10)).toHaveLength(2);
    expect(await source.page('webhit', 0, 10)).toHaveLength(2);
    expect((await source.regions()).size).toBeGreaterThan(0);
    expect(await new ApiKeys(pools.edge).find('ifm_unknown')).toBeNull();
    const id = { customerId: tags.customerId, kind: 'webhit' as const, id: crypto.randomUUID() };
    expect(await findCallerEvents(pools.edge, [id])).toEqual(new Set());
  });

  test.each(['SYSTEM', 'CUSTOMER', 'AGENCY', 'BROADCASTER', 'ADTECH'] as const)(
    'decides what %s may send',
    async (entityType) => {
      const tag = (kind: 'impression' | 'webhit') => ({
        kind,
        id: tags[kind][0],
        customerId: tags.customerId,
      });
      const principal = { entityType, entityId: entityType === 'SYSTEM' ? null : 999 };
      const wanted = [tag('impression'), tag('webhit')];
      const visible = await new TagVisibility(pools.edge).visible(principal, wanted);
      expect([...visible]).toEqual(entityType === 'SYSTEM' ? wanted : []);
    },
  );

  test.each([
    'select 1 from app_user',
    `update app_user set name = 'x'`,
    `insert into app_user (name) values ('x')`,
    'select 1 from session',
    'select domain from customer',
    'select name from api_key',
    'select 1 from audit_entry',
    'select 1 from webhook_endpoint',
    'select 1 from event_store.impression',
    `update site_tag set key = 'x'`,
    `update api_key set scopes = '{}'`,
    `delete from event_store.caller_event`,
    'create table event_store.own (id int)',
    'create table public.own (id int)',
    `select event_store.drop_partition('impression', '2026-01-01')`,
  ])('may not: %s', async (sql) => {
    expect(await refusal('edge', sql)).toBe(NOT_ALLOWED);
  });
});

describe('the worker', () => {
  test('stores events of a month without a partition, counts them again and drops the month', async () => {
    const event = buildEvent({
      customerId: tags.customerId,
      tagId: tags.webhit[0],
      kind: 'webhit',
      occurredAtMs: YEARS_AGO_MS,
      receivedAtMs: YEARS_AGO_MS,
    });
    await workers.queue([event]);
    await workers.untilStored();

    const report = await recomputeCustomer(openEventStore(pools.worker), tags.customerId, 'apply');
    expect(report?.differences).toEqual([]);

    const months = () =>
      database.pool.query(`select 1 where to_regclass('event_store.webhit_2021_03') is not null`);
    expect((await months()).rowCount).toBe(1);
    await applyRetention(
      openLookups(openEventStore(pools.worker), pools.worker),
      { rawEventMonths: 13, viewerKeyDays: 90 },
      Date.now(),
    );
    expect((await months()).rowCount).toBe(0);
  });

  test.each([
    'select 1 from app_user',
    `update app_user set name = 'x'`,
    'select domain from customer',
    'select 1 from api_key',
    'select 1 from audit_entry',
    'delete from audit_entry',
    `insert into worker_job (kind, input) values ('x', '{}')`,
    `update site_tag set key = 'x'`,
    'drop table event_store.ledger',
    'create table event_store.own (id int)',
    `select event_store.create_partition('ledger', '2026-01-01')`,
  ])('may not: %s', async (sql) => {
    expect(await refusal('worker', sql)).not.toBeNull();
  });
});

describe('the api', () => {
  const tablesOf = async (schema: 'public' | 'event_store') => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname = $1 and tablename <> 'schema_migration'`,
      [schema],
    );
    return rows.map(({ name }) => name);
  };

  test('reads and writes every table of schema public but the list of migrations', async () => {
    const names = await tablesOf('public');
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      expect([name, await refusal('api', `select 1 from ${name} limit 1`)]).toEqual([name, null]);
      expect([name, await refusal('api', `delete from ${name} where false`)]).toEqual([name, null]);
    }
    expect(await refusal('api', 'delete from schema_migration')).toBe(NOT_ALLOWED);
  });

  test('reads every table of the event store and writes none', async () => {
    const names = await tablesOf('event_store');
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      expect([name, await refusal('api', `select 1 from ${name} limit 1`)]).toEqual([name, null]);
      expect([name, await refusal('api', `delete from ${name}`)]).toEqual([name, NOT_ALLOWED]);
      const { rows } = await pools.api.query<{ may: boolean }>(
        `select has_table_privilege($1, 'insert, update, delete, truncate')
           or has_any_column_privilege($1, 'insert, update') as may`,
        [name],
      );
      expect([name, rows]).toEqual([name, [{ may: false }]]);
    }
  });

  test.each([
    'drop table app_user',
    'alter table app_user add column x int',
    'create table public.own (id int)',
    'create role other',
    'truncate audit_entry',
    `select event_store.create_partition('impression', '2026-01-01')`,
    `select event_store.drop_partition('impression', '2026-01-01')`,
  ])('may not: %s', async (sql) => {
    expect(await refusal('api', sql)).toBe(NOT_ALLOWED);
  });
});

describe('granting again', () => {
  test('changes passwords, and takes rights that somebody or an earlier release gave', async () => {
    const prefix = `granting_${Date.now()}`;
    const passwords = (password: string) => ({ api: password, edge: password, worker: password });
    database.beforeDrop(async () => {
      for (const name of ROLE_NAMES)
        await database.pool.query(`drop owned by ${prefix}_${name}; drop role ${prefix}_${name}`);
    });

    await grantDatabaseRoles(database.url, passwords(`o'ne`), prefix);
    await database.pool.query(`grant select on app_user to ${prefix}_edge;
      grant insert on event_store.ledger to ${prefix}_api;
      grant execute on function event_store.drop_partition(text, date) to ${prefix}_api`);
    await grantDatabaseRoles(database.url, passwords('tw@o/'), prefix);

    const { rows } = await database.pool.query(
      `select has_table_privilege($1, 'event_store.ledger', 'insert') as inserts,
         has_function_privilege($1, 'event_store.drop_partition(text, date)', 'execute') as drops`,
      [`${prefix}_api`],
    );
    expect(rows).toEqual([{ inserts: false, drops: false }]);

    const client = new pg.Client({
      connectionString: roleUrl(database.url, 'edge', 'tw@o/', prefix),
    });
    await client.connect();
    await expect(client.query('select 1 from app_user')).rejects.toMatchObject({
      code: NOT_ALLOWED,
    });
    await client.end();

    const former = new pg.Client({
      connectionString: roleUrl(database.url, 'edge', `o'ne`, prefix),
    });
    await expect(former.connect()).rejects.toThrow('password');
  });
});
