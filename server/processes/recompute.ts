import { parseArgs } from 'node:util';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { readDatabaseSettings } from '#server/core/process/config.js';
import { runCommand } from '#server/core/process/run-command.js';
import { formatReport } from '#server/ingestion/worker/recompute/format-report.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';

const USAGE = `Usage: npm run recompute -- --customer ID [--check]

Recomputes a customer's responses and rollups from its raw events, as far back as those are kept.
With --check nothing is changed: exit code 1 says that stored and recomputed figures differ.`;

interface Request {
  customerId: number;
  isCheck: boolean;
}

function readArguments(): Request | null {
  const { values } = parseArgs({
    options: { customer: { type: 'string' }, check: { type: 'boolean', default: false } },
  });
  const customerId = Number(values.customer);
  return Number.isInteger(customerId) && customerId > 0
    ? { customerId, isCheck: values.check }
    : null;
}

async function recompute({ customerId, isCheck }: Request): Promise<number> {
  const pool = openWorkerPool(readDatabaseSettings().databaseUrl, 4);
  try {
    const report = await recomputeCustomer(
      openEventStore(pool),
      customerId,
      isCheck ? 'check' : 'apply',
    );
    console.log(report ? formatReport(report, isCheck) : `There is no customer ${customerId}.`);
    return report === null || (isCheck && report.differences.length > 0) ? 1 : 0;
  } finally {
    await pool.end();
  }
}

await runCommand({ usage: USAGE, readArguments, run: recompute });
