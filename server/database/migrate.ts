import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ConfigError } from '#server/core/process/config-error.js';
import { distributeNewTables } from './distribute.js';
import { openDatabase } from './orm.js';

/** An arbitrary constant. It keeps two starts of the product from migrating at once. */
const MIGRATION_LOCK = 741_220_583;

/** The first one of release 3.1. */
const BASELINE = 'Migration20261128000001_entities';

/**
 * Runs the pending migrations and returns their names. Throws ConfigError for tables of before the
 * first release.
 */
export async function migrateDatabase(databaseUrl: string): Promise<string[]> {
  const gate = new pg.Client({ connectionString: databaseUrl });
  gate.on('error', () => undefined); // the next query fails on a lost connection and reports it
  await gate.connect();

  const orm = await openDatabase({ databaseUrl, databasePoolSize: 2 });
  try {
    await gate.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseEarlierTables(orm);
    const applied = await orm.migrator.up();
    await distributeNewTables(databaseUrl);
    return applied.map((migration) => migration.name);
  } finally {
    await orm.close();
    await gate.end();
  }
}

async function refuseEarlierTables({ migrator }: MikroORM): Promise<void> {
  const executed = await migrator.getExecuted();
  if (executed.length === 0 || executed.some(({ name }) => name === BASELINE)) return;
  throw new ConfigError(
    'The tables of this database are older than release 3.1: run npm run reset, which drops them with the data of npm start, or set DATABASE_URL to an empty database.',
  );
}
