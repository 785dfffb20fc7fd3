import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import {
  grantDatabaseRoles,
  roleUrl,
  type RoleName,
  type RolePasswords,
} from '#server/database/database-roles.js';
import { distributeEventStore } from '#server/database/distribute.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { databaseUrl, openCluster } from './database-cluster.js';

const DATABASE_FOLDER = path.resolve(import.meta.dirname, '../../database');
const PASSWORDS: RolePasswords = { api: 'test', edge: 'test', worker: 'test' };
const TEMPLATE_LOCK = 741_220_584;
const SHARDS = 4;

/**
 * Creates, once per state of the migrations, the template of all test databases; returns its name.
 */
export async function ensureTemplateDatabase(adminUrl: string): Promise<string> {
  const name = `template_${hashOfSources()}`;
  const admin = new pg.Client({ connectionString: adminUrl });

  await admin.connect();

  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const cluster = await openCluster(adminUrl);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const draft = `${name}_draft`;
    await cluster.run(`drop database if exists ${draft} with (force)`);
    await cluster.run(`create database ${draft}`);
    await cluster.join(draft);
    await migrateDatabase(databaseUrl(adminUrl, draft));
    if (cluster.nodes.length > 0) await distributeEventStore(databaseUrl(adminUrl, draft), SHARDS);
    await grantDatabaseRoles(databaseUrl(adminUrl, draft), PASSWORDS);
    await cluster.close(draft);
    await cluster.run(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await admin.end();
  }
}

/** A database that is not made of the template, with the same tables and roles. */
export async function migrateTestDatabase(adminUrl: string, url: string): Promise<void> {
  await migrateDatabase(url);
  // The roles belong to the cluster, so one run after the other changes them.
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await grantDatabaseRoles(url, PASSWORDS);
  } finally {
    await admin.end();
  }
}

export const testRoleUrl = (url: string, name: RoleName): string =>
  roleUrl(url, name, PASSWORDS[name]);

/** Migrations and the reference data they load; demo data are not in the template. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = fs
    .readdirSync(DATABASE_FOLDER, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && !entry.name.includes('.test.') && !entry.parentPath.includes('/demo'),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

  for (const file of files)
    hash.update(path.relative(DATABASE_FOLDER, file)).update(fs.readFileSync(file));

  return hash.digest('hex').slice(0, 12);
}
