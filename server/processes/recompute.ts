import { parseArgs } from 'node:util';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { readDatabaseSettings } from '#server/core/process/config.js';
import { runCommand } from '#server/core/process/run-command.js';
import { formatReport } from '#server/ingestion/worker/recompute/format-report.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';

const USAGE = `Usage: npm run recompute -- --customer ID [--check | --shared-above EVENTS]

Recomputes a customer's responses and rollups from its raw events, as far back as those are kept.
With --check nothing is changed: exit code 1 says that stored and recomputed figures differ.
With --shared-above viewers with more impressions or webhits in a UTC day have no credit any more,
for days before edges knew ids and addresses that too many have; a home has a few hundred at most.`;

interface Request {
  customerId: number;
  isCheck: boolean;
  /** Null where no viewers are judged. */
  sharedAbove: number | null;
}

function readArguments(): Request | null {
  const { values } = parseArgs({
    options: {
      customer: { type: 'string' },
      check: { type: 'boolean', default: false },
      'shared-above': { type: 'string' },
    },
  });
  const above = values['shared-above'];
  const sharedAbove = above === undefined ? null : Number(above);
  const isNumber = sharedAbove === null || (Number.isInteger(sharedAbove) && sharedAbove > 0);
  if (!isNumber || (values.check && sharedAbove !== null)) return null;

  const customerId = Number(values.customer);
  return Number.isInteger(customerId) && customerId > 0
    ? { customerId, isCheck: values.check, sharedAbove }
    : null;
}

async function recompute({ customerId, isCheck, sharedAbove }: Request): Promise<number> {
  const pool = openWorkerPool(readDatabaseSettings().databaseUrl, 4);
  try {
    const store = openEventStore(pool);
    if (sharedAbove !== null) {
      const shared = await store.shareBusyViewers(customerId, sharedAbove, new Date());
      console.log(`Customer ${customerId}: ${shared} more viewers are shared.`);
    }
    const report = await recomputeCustomer(store, customerId, isCheck ? 'check' : 'apply');
    console.log(report ? formatReport(report, isCheck) : `There is no customer ${customerId}.`);
    return report === null || (isCheck && report.differences.length > 0) ? 1 : 0;
  } finally {
    await pool.end();
  }
}

await runCommand({ usage: USAGE, readArguments, run: recompute });
