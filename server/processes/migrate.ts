import { readConfig } from '../core/config.js';
import { migrateDatabase } from '../database/migrate.js';

/** `npm run migrate`: for a database of one's own; npm start migrates by itself. */
const applied = await migrateDatabase(readConfig().databaseUrl);
console.log(applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`);
