import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#server/core/process/config.js';
import { eraseViewerRecords } from '#server/domains/viewers/erase-viewer.job.js';
import { exportViewerRecords } from '#server/domains/viewers/export-viewer-records.js';
import { readViewerRequest } from '#server/domains/viewers/viewer-request.js';
import { inTransaction } from '#server/ingestion/worker/loop/in-transaction.js';
import { openWorkerPool } from '#server/ingestion/worker/loop/worker-database.js';
import { ViewerIdentityError, type ViewerInput } from '#server/ingestion/viewer-identity.js';

const USAGE = `Usage: npm run forget -- --customer ID --uid UID [--export]
       npm run forget -- --customer ID --address IP [--export]

Erases a viewer from a customer's events and counts its figures again.
A viewer is known by the uid of its calls or, for calls without one, by its IP address.
With --export nothing is erased: prints what is stored of the viewer, as JSON.`;
const EXIT_USAGE = 64; // EX_USAGE of sysexits

interface Request {
  customerId: number;
  viewer: ViewerInput;
  isExport: boolean;
}

function readArguments(): Request | null {
  try {
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
  } catch {
    return null;
  }
}

async function run({ customerId, viewer, isExport }: Request): Promise<number> {
  const config = readConfig();
  const acting = { actor: null, requestId: randomUUID(), at: new Date().toISOString() };
  const pool = openWorkerPool(config.databaseUrl, 2);

  try {
    const request = await readViewerRequest(pool, config, { ...viewer, acting, customerId });
    const result = isExport
      ? await exportViewerRecords(pool, request)
      : await inTransaction(pool, (client) => eraseViewerRecords(client, request));

    console.log(result ? JSON.stringify(result, null, 2) : `There is no customer ${customerId}.`);

    return result === null ? 1 : 0;
  } finally {
    await pool.end();
  }
}

const request = readArguments();
if (!request) {
  console.error(USAGE);
  process.exit(EXIT_USAGE);
}
try {
  process.exitCode = await run(request);
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof ViewerIdentityError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
