import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/core/process/config.js';
import { runCommand } from '#server/core/process/run-command.js';
import { eraseViewerRecords } from '#server/operations/viewer-requests/erase-viewer.job.js';
import { exportViewerRecords } from '#server/operations/viewer-requests/export-viewer-records.js';
import { readViewerRequest } from '#server/operations/viewer-requests/viewer-request.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';
import { ViewerIdentityError, type ViewerInput } from '#server/ingestion/viewer-identity.js';

const USAGE = `Usage: npm run forget -- --customer ID --uid UID [--export]
       npm run forget -- --customer ID --address IP [--export]

Erases a viewer from a customer's events and counts its figures again.
A viewer is known by the uid of its calls or, for calls without one, by its IP address.
With --export nothing is erased: prints what is stored of the viewer, as JSON.`;

interface Request {
  customerId: number;
  viewer: ViewerInput;
  isExport: boolean;
}

function readArguments(): Request | null {
  const { values } = parseArgs({
    options: {
      customer: { type: 'string' },
      uid: { type: 'string' },
      address: { type: 'string' },
      export: { type: 'boolean', default: false },
    },
  });
  const customerId = Number(values.customer);
  if (!Number.isInteger(customerId) || customerId < 1) return null;
  return {
    customerId,
    viewer: { uid: values.uid, address: values.address },
    isExport: values.export,
  };
}

async function run({ customerId, viewer, isExport }: Request): Promise<number> {
  const config = readConfig();
  const acting = { actor: null, requestId: randomUUID(), at: new Date().toISOString() };
  const pool = openWorkerPool(config.databaseUrl, 2);

  try {
    const request = await readViewerRequest(pool, config, { ...viewer, acting, customerId });
    const result = isExport
      ? await exportViewerRecords(pool, request)
      : await inTransaction(pool, (client) =>
          eraseViewerRecords(client, openEventStore(pool).join(client), request),
        );

    console.log(result ? JSON.stringify(result, null, 2) : `There is no customer ${customerId}.`);

    return result === null ? 1 : 0;
  } finally {
    await pool.end();
  }
}

await runCommand({ usage: USAGE, readArguments, run, expected: [ViewerIdentityError] });
