import { readDatabaseSettings } from '#server/core/process/config.js';
import { migrateDatabase } from '#server/database/migrate.js';

/** `npm run migrate`: for your own database; npm start migrates by itself. */
const applied = await migrateDatabase(readDatabaseSettings().databaseUrl);
console.log(applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`);
