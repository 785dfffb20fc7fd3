import fs from 'node:fs';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { migrateDatabase } from '#server/database/migrate.js';
import { openDatabase } from '#server/database/orm.js';
import { startPostgres } from './embedded-postgres.js';
import { throwAwayFolder } from './throw-away-folder.js';

/** Passes `use` a database with every migration and no other data, and drops it afterwards. */
export async function withMigratedDatabase(use: (orm: MikroORM) => Promise<void>): Promise<void> {
  const folder = throwAwayFolder('infinitum-migrations-', 'memory');
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'postgres'),
    password: 'check',
    durable: false,
  });

  try {
    await migrateDatabase(postgres.url());
    const orm = await openDatabase({ databaseUrl: postgres.url(), databasePoolSize: 1 });
    await use(orm).finally(() => orm.close());
  } finally {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
