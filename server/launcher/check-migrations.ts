import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrateDatabase } from '../database/migrate.js';
import { openDatabase } from '../database/orm.js';
import { startPostgres } from './embedded-postgres.js';

/** Fails when the migrations do not make the tables the entities describe. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-migrations-'));
fs.chmodSync(folder, 0o711);
const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), password: 'check', durable: false });
try {
  await migrateDatabase(postgres.url());
  const orm = await openDatabase({ databaseUrl: postgres.url(), databasePoolSize: 1 });
  const missing = (await orm.schema.getUpdateSchemaSQL({ wrap: false })).trim();
  await orm.close();
  if (missing) {
    console.error(`The migrations fall short of the entities by:\n${missing}`);
    process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
