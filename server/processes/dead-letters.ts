import { parseArgs } from 'node:util';
import { readDatabaseSettings } from '#server/core/process/config.js';
import { runCommand } from '#server/core/process/run-command.js';
import { countDeadLettersByReason } from '#server/event-store/dead-letters.js';
import {
  DEAD_LETTER_REASONS,
  type DeadLetterFilter,
} from '#server/event-store/contract/dead-letter.js';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { requeueDeadLetters } from '#server/ingestion/worker/dead-letters/replay.js';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';

const USAGE = `Usage: npm run dead-letters -- list|replay [--reason REASON] [--id ID]

list    what could not be stored, and why
replay  tries it again, once the cause is fixed
REASON  ${DEAD_LETTER_REASONS.join(', ')}`;

interface Request {
  action: 'list' | 'replay';
  filter: DeadLetterFilter;
}

function readArguments(): Request | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, id: { type: 'string' } },
  });
  const [action] = positionals;
  if (positionals.length !== 1 || (action !== 'list' && action !== 'replay')) return null;
  if (values.id !== undefined && !/^[1-9]\d{0,17}$/.test(values.id)) return null;
  const reason = DEAD_LETTER_REASONS.find((known) => known === values.reason);
  if (values.reason !== undefined && reason === undefined) return null;
  return {
    action,
    filter: { reason, ids: values.id === undefined ? undefined : [values.id] },
  };
}

async function run({ action, filter }: Request): Promise<void> {
  const pool = openWorkerPool(readDatabaseSettings().databaseUrl, 4);
  try {
    if (action === 'replay') {
      const lookups = openLookups(openEventStore(pool), pool);
      const { replayed, remaining } = await requeueDeadLetters(lookups, filter);
      console.log(`${replayed} dead letters were replayed, ${remaining} remain.`);
      return;
    }
    const summaries = await countDeadLettersByReason(pool, filter);
    if (summaries.length === 0) console.log('There are no dead letters.');
    for (const { reason, letters, first, last, detail } of summaries) {
      console.log(
        `${reason}: ${letters} from ${first.toISOString()} to ${last.toISOString()}, the latest: ${detail}`,
      );
    }
  } finally {
    await pool.end();
  }
}

await runCommand({ usage: USAGE, readArguments, run });
