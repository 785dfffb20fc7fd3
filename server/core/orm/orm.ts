import path from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM, type EntityClass, type Options } from '@mikro-orm/postgresql';

export interface OrmSettings {
  databaseUrl: string;
  poolSize: number;
  /** Every entity class, listed one by one: MikroORM does not scan folders. */
  entities: EntityClass<object>[];
  debug?: boolean;
  /** PostgreSQL cancels a statement after this time; undefined sets no limit. */
  statementTimeoutMs?: number;
}

/** A call that gets no connection in this time fails as UNAVAILABLE. */
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
      // MikroORM reads host, user and database of the URL; the driver also reads sslmode.
      connectionString: databaseUrl,
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
    // COPY and raw SQL write the event store and the worker's jobs; hand-written migrations make
    // their tables.
    schemaGenerator: {
      ignoreSchema: ['event_store'],
      skipTables: ['change_feed', 'change_feed_entry', 'idempotency_key', 'worker_job'],
    },
    // Whoever operates the server creates the database.
    ensureDatabase: false,
    // Each request forks its own entity manager; use of the shared one is a mistake that must
    // throw.
    allowGlobalContext: false,
  });
}

/**
 * Does not connect yet: the first query does, so that a process starts while the database is away.
 */
export const openOrm = (settings: OrmSettings): Promise<MikroORM> =>
  MikroORM.init(ormOptions(settings));
