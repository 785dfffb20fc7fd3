import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { RoleName } from '#server/database/database-roles.js';
import { openDatabase } from '#server/database/orm.js';
import { databaseUrl, openCluster } from './databases/database-cluster.js';
import { migrateTestDatabase, testRoleUrl } from './databases/template-database.js';
import { testSetting } from './test-setting.js';

export interface TestDatabase {
  /** Connects as the owner of the tables. */
  readonly url: string;
  /** Connects as the process does, with its rights alone. */
  roleUrl(name: RoleName): string;
  /** Connections with the rights of the process; they are closed before the database is dropped. */
  rolePool(name: RoleName, options?: { max?: number }): pg.Pool;
  readonly orm: MikroORM;
  /** Pool for plain SQL. */
  readonly pool: pg.Pool;
  /**
   * Serves users of the database with their own connections: `close` runs before the database is
   * dropped.
   */
  beforeDrop(close: () => Promise<unknown>): void;
}

interface TestDatabaseOptions {
  /**
   * A locale of the operating system, such as C.UTF-8, for tests that depend on the order of
   * letters; by default the cluster's.
   */
  locale?: string;
}

function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  // pool.end() resolves before its connections are closed, and dropping the database cuts them.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * A separate database for the calling test file, migrated and with the reference data; call it at
 * the top of the file.
 */
export function testDatabase({ locale }: TestDatabaseOptions = {}): TestDatabase {
  const adminUrl = testSetting('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = databaseUrl(adminUrl, name);
  const pool = openPool(url, 4);
  let orm: MikroORM | null = null;
  const closes: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const template = locale === undefined ? testSetting('TEST_TEMPLATE_DATABASE') : 'template0';
    const options = locale === undefined ? '' : `encoding 'UTF8' locale '${locale}'`;
    await (
      await openCluster(adminUrl)
    ).run(`create database ${name} template ${template} strategy file_copy ${options}`);
    if (locale !== undefined) await migrateTestDatabase(adminUrl, url);
    orm = await openDatabase({ databaseUrl: url, databasePoolSize: 8 });
  });
  afterAll(async () => {
    for (const close of closes) await close();
    await orm?.close(true);
    await pool.end();
    await (await openCluster(adminUrl)).run(`drop database if exists ${name} with (force)`);
  });

  const roleUrl = (name: RoleName) => testRoleUrl(url, name);
  return {
    url,
    roleUrl,
    rolePool: (name, { max = 4 } = {}) => {
      const ofRole = openPool(roleUrl(name), max);
      closes.push(() => ofRole.end());
      return ofRole;
    },
    pool,
    beforeDrop: (close) => closes.push(close),
    get orm() {
      if (!orm)
        throw new Error('the test database is there from beforeAll on, not while the file is read');
      return orm;
    },
  };
}
