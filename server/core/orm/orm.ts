import path from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM, type EntityClass, type Options } from '@mikro-orm/postgresql';

export interface OrmSettings {
  databaseUrl: string;
  poolSize: number;
  /** Every entity class, named one by one: nothing is found by scanning folders. */
  entities: EntityClass<object>[];
  debug?: boolean;
  /** PostgreSQL ends a statement by then; without one it takes as long as it takes. */
  statementTimeoutMs?: number;
}

/** A call that gets no connection in this time is answered that the service is not available. */
const CONNECTION_TIMEOUT_MS = 10_000;

const MIGRATIONS = path.resolve(import.meta.dirname, '../../database/migrations');

export function ormOptions({
  databaseUrl,
  poolSize,
  entities,
  debug = false,
  statementTimeoutMs,
}: OrmSettings): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities,
    debug,
    pool: { min: 0, max: poolSize },
    driverOptions: {
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      statement_timeout: statementTimeoutMs,
    },
    extensions: [Migrator],
    migrations: {
      path: MIGRATIONS,
      glob: 'Migration*.ts',
      snapshot: false,
      silent: true,
      tableName: 'schema_migration',
    },
    // The event store is written by COPY and raw SQL, and its tables are made by hand-written
    // migrations.
    schemaGenerator: { ignoreSchema: ['event_store'] },
    // Creating a database is for whoever runs the server.
    ensureDatabase: false,
    // Each request forks its own entity manager; using the shared one is a mistake that should fail
    // loudly.
    allowGlobalContext: false,
  });
}

/**
 * Does not connect yet: the first query does, so that a process starts while the database is still
 * away.
 */
export const openOrm = (settings: OrmSettings): Promise<MikroORM> =>
  MikroORM.init(ormOptions(settings));
