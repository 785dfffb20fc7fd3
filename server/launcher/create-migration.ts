import { withMigratedDatabase } from './embedded/migrated-database.js';

/**
 * `npm run migration:create -- name`: writes the migration from the current tables to those that
 * the entities describe.
 */
const [name] = process.argv.slice(2);
await withMigratedDatabase(async (orm) => {
  const { fileName } = await orm.migrator.create(undefined, false, false, name);
  console.log(
    fileName
      ? `Wrote server/database/migrations/${fileName}: read it before you commit it.`
      : 'Nothing to do.',
  );
});
