import { parseArgs } from 'node:util';
import { readDatabaseSettings } from '#server/core/process/config.js';
import { runCommand } from '#server/core/process/run-command.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';
import { formatEffect } from '#server/measurement/format-effect.js';
import { measureEffect } from '#server/measurement/measure-effect.js';

const USAGE = `Usage: npm run effect -- --customer ID

Estimates how many of a customer's credited visits its ads caused (docs/incremental.md). Reads the
stored events and changes nothing.`;

function readArguments(): { customerId: number } | null {
  const { values } = parseArgs({ options: { customer: { type: 'string' } } });
  const customerId = Number(values.customer);
  return Number.isInteger(customerId) && customerId > 0 ? { customerId } : null;
}

async function printEffect({ customerId }: { customerId: number }): Promise<number> {
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

await runCommand({ usage: USAGE, readArguments, run: printEffect });
