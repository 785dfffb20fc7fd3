import { withMigratedDatabase } from '#server/launcher/embedded/migrated-database.js';

/** Fails when the migrations do not create the tables that the entities describe. */
await withMigratedDatabase(async (orm) => {
  const missing = (await orm.schema.getUpdateSchemaSQL({ wrap: false })).trim();
  if (!missing) return;
  console.error(
    `The migrations fall short of the entities by the following; npm run migration:create writes it:\n${missing}`,
  );
  process.exitCode = 1;
});
