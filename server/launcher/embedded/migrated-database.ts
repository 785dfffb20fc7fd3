import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { migrateDatabase } from '#server/database/migrate.js';
import { openDatabase } from '#server/database/orm.js';
import { startPostgres } from './embedded-postgres.js';
import { isReachableByAll } from './unprivileged-account.js';

/** Passes `use` a database with every migration and no other data, and drops it afterwards. */
export async function withMigratedDatabase(use: (orm: MikroORM) => Promise<void>): Promise<void> {
  const parent =
    process.getuid?.() === 0 && !isReachableByAll(os.tmpdir()) ? '/var/tmp' : os.tmpdir();
  const folder = fs.mkdtempSync(path.join(parent, 'infinitum-migrations-'));

  fs.chmodSync(folder, 0o711);

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
