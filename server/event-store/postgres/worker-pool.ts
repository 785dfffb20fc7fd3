import pg from 'pg';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';

/** Long enough for a careful batch on a slow disk; a batch that takes longer is halved. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** A recompute may hold a customer's lock: then the lane works on another partition first. */
const LOCK_TIMEOUT_MS = 5_000;
/** Releases the locks of a worker that hangs with an open connection. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/**
 * Each look-up of a viewer's events uses an index, whatever the planner's statistics of a young
 * partition say; compiling it would take longer than running it.
 */
const BATCH_SETTINGS = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
  lock_timeout: LOCK_TIMEOUT_MS,
};

/** Sends them along to the nodes of a Citus cluster, which do not know those of the connection. */
const SEND_BATCH_SETTINGS = [
  `set local citus.propagate_set_commands = 'local'`,
  ...Object.entries(BATCH_SETTINGS).map(([name, value]) => `set local ${name} = ${value}`),
].join('; ');

export async function sendBatchSettings(client: pg.ClientBase): Promise<void> {
  await client.query(SEND_BATCH_SETTINGS);
}

/** Connections tuned for batches. */
export function openWorkerPool(databaseUrl: string, size: number): pg.Pool {
  const settings = {
    ...BATCH_SETTINGS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };

  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'infinitum worker',
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });

  pool.on('error', (error) =>
    log.warn({ reason: safeErrorMessage(error) }, 'a database connection was lost'),
  );

  return pool;
}
