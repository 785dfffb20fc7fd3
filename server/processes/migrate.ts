import { ConfigError } from '#server/core/process/config-error.js';
import { readDatabaseSettings } from '#server/core/process/config.js';
import { readRolePasswords } from '#server/core/process/read-secrets.js';
import { grantDatabaseRoles } from '#server/database/database-roles.js';
import { migrateDatabase } from '#server/database/migrate.js';

/**
 * `npm run migrate`: for your own database; npm start migrates by itself. With passwords for the
 * processes it also gives each its role.
 */
async function migrate(): Promise<void> {
  const { databaseUrl } = readDatabaseSettings();
  const passwords = readRolePasswords();

  const applied = await migrateDatabase(databaseUrl);
  console.log(
    applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`,
  );

  if (passwords === null) return;
  await grantDatabaseRoles(databaseUrl, passwords);
  console.log('The roles infinitum_api, infinitum_edge and infinitum_worker have their rights.');
}

try {
  await migrate();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
