import { parseArgs } from 'node:util';
import { ConfigError, readDatabaseSettings } from '#server/core/process/config.js';
import { inTransaction } from '#server/ingestion/worker/loop/in-transaction.js';
import { openWorkerPool } from '#server/ingestion/worker/loop/worker-database.js';
import { formatEffect } from '#server/measurement/format-effect.js';
import { measureEffect } from '#server/measurement/measure-effect.js';

const USAGE = `Usage: npm run effect -- --customer ID

Estimates how many of a customer's credited visits its ads caused (docs/incremental.md). Reads the
stored events and changes nothing.`;
const EXIT_USAGE = 64; // EX_USAGE of sysexits

function readCustomerId(): number | null {
  try {
    const { values } = parseArgs({ options: { customer: { type: 'string' } } });
    const customerId = Number(values.customer);
    return Number.isInteger(customerId) && customerId > 0 ? customerId : null;
  } catch {
    return null;
  }
}

async function printEffect(customerId: number): Promise<number> {
  const pool = openWorkerPool(readDatabaseSettings().databaseUrl, 1);
  try {
    const effect = await inTransaction(pool, async (client) => {
      await client.query('set transaction isolation level repeatable read, read only');
      await client.query('set local statement_timeout = 0; set local enable_seqscan = on');
      return measureEffect(client, customerId, Date.now());
    });
    console.log(
      effect
        ? formatEffect(effect)
        : `There is no customer ${customerId}, or none of its impressions is a week old.`,
    );
    return effect ? 0 : 1;
  } finally {
    await pool.end();
  }
}

const customerId = readCustomerId();
if (!customerId) {
  console.error(USAGE);
  process.exit(EXIT_USAGE);
}
try {
  process.exitCode = await printEffect(customerId);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
