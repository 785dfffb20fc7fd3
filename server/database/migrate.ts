import pg from 'pg';
import { distributeNewTables } from './distribute.js';
import { openDatabase } from './orm.js';

/** An arbitrary constant. It keeps two starts of the product from migrating at once. */
const MIGRATION_LOCK = 741_220_583;

/** Runs the pending migrations and returns their names. */
export async function migrateDatabase(databaseUrl: string): Promise<string[]> {
  const gate = new pg.Client({ connectionString: databaseUrl });
  gate.on('error', () => undefined); // the next query fails on a lost connection and reports it
  await gate.connect();

  const orm = await openDatabase({ databaseUrl, databasePoolSize: 2 });
  try {
    await gate.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await orm.migrator.up();
    await distributeNewTables(databaseUrl);
    return applied.map((migration) => migration.name);
  } finally {
    await orm.close();
    await gate.end();
  }
}
