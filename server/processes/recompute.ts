import { parseArgs } from 'node:util';
import { ConfigError, readDatabaseSettings } from '#server/core/process/config.js';
import { formatReport } from '#server/ingestion/worker/recompute/format-report.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { openWorkerPool } from '#server/ingestion/worker/loop/worker-database.js';

const USAGE = `Usage: npm run recompute -- --customer ID [--check]

Makes a customer's responses and rollups anew from its raw events, as far back as those are kept.
With --check nothing is changed: exit code 1 says that stored and recomputed figures differ.`;
const EXIT_USAGE = 64; // EX_USAGE of sysexits

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { customer: { type: 'string' }, check: { type: 'boolean', default: false } },
    });
    const customerId = Number(values.customer);
    return Number.isInteger(customerId) && customerId > 0
      ? { customerId, isCheck: values.check }
      : null;
  } catch {
    return null;
  }
}

async function recompute(customerId: number, isCheck: boolean): Promise<number> {
  const pool = openWorkerPool(readDatabaseSettings().databaseUrl, 4);
  try {
    const report = await recomputeCustomer(pool, customerId, isCheck ? 'check' : 'apply');
    console.log(report ? formatReport(report, isCheck) : `There is no customer ${customerId}.`);
    return report === null || (isCheck && report.differences.length > 0) ? 1 : 0;
  } finally {
    await pool.end();
  }
}

const args = readArguments();
if (!args) {
  console.error(USAGE);
  process.exit(EXIT_USAGE);
}
try {
  process.exitCode = await recompute(args.customerId, args.isCheck);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
