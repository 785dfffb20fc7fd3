import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabaseSettings } from '#server/core/process/config.js';
import { runCommand } from '#server/core/process/run-command.js';
import { readViewerSecret } from '#server/core/process/read-secrets.js';
import { EventExportError, ROWS_PER_PART } from '#server/event-export/event-export.js';
import { exportEvents } from '#server/event-export/export-events.js';
import { EXPORT_FORMATS, type ExportFormat } from '#server/event-export/formats/event-format.js';
import { NO_NAMES, viewerNamesFor } from '#server/event-export/formats/viewer-names.js';
import { type FileStore, folderStore } from '#server/event-export/stores/file-store.js';
import { FileStoreError, readS3Settings, s3Store } from '#server/event-export/stores/s3-store.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';

const USAGE = `Usage: npm run export-events -- --customer ID --from DATE --to DATE --into PLACE
         [--format ${EXPORT_FORMATS.join('|')}] [--receiver NAME]

Writes a customer's events and credited visits, a folder a day of its reporting zone
(docs/event-export.md). Days that have not changed since their last delivery are left alone, so run
it daily over the last weeks. DATE is YYYY-MM-DD. PLACE is a folder, or s3://BUCKET/PREFIX with
AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and, for a store of another maker,
AWS_ENDPOINT_URL. With --receiver, viewers have names for that receiver alone; without it, the files
know no viewers.`;

interface Request {
  customerId: number;
  from: string;
  to: string;
  into: string;
  format: ExportFormat;
  receiver: string | null;
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

function readArguments(): Request | null {
  const { values } = parseArgs({
    options: {
      customer: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      into: { type: 'string' },
      format: { type: 'string', default: 'ndjson' },
      receiver: { type: 'string' },
    },
  });
  const { from = '', to = '', into, receiver = null } = values;
  const customerId = Number(values.customer);
  const format = EXPORT_FORMATS.find((one) => one === values.format);
  if (!Number.isInteger(customerId) || customerId < 1 || !format) return null;
  if (!isDate(from) || !isDate(to) || !into || receiver === '') return null;

  return { customerId, from, to, into, format, receiver };
}

function openStore(into: string): FileStore {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(into) ?? [];
  if (!bucket) return folderStore(path.resolve(into));
  return s3Store(bucket, prefix.replace(/\/+$/, ''), readS3Settings(process.env));
}

async function run({ into, receiver, ...request }: Request): Promise<void> {
  const pool = openWorkerPool(readDatabaseSettings().databaseUrl, 1);
  const viewers = receiver
    ? viewerNamesFor(readViewerSecret(process.env).viewerSecret, receiver)
    : NO_NAMES;

  try {
    await exportEvents(
      {
        read: (work) =>
          inTransaction(pool, async (client) => {
            await client.query('set transaction isolation level repeatable read, read only');
            await client.query('set local statement_timeout = 0; set local enable_seqscan = on');
            return work(client);
          }),
        store: openStore(into),
        rowsPerPart: ROWS_PER_PART,
        onPart: () => undefined,
        onDay: (localDate, delivery) => console.log(lineOf(localDate, delivery?.files)),
      },
      { ...request, receiver, viewers, nowMs: Date.now() },
    );
  } finally {
    await pool.end();
  }
}

function lineOf(localDate: string, files?: Record<string, { rows: number }>): string {
  if (!files) return `${localDate}  up to date`;
  const counts = Object.entries(files).map(([name, { rows }]) => `${name} ${rows}`);
  return `${localDate}  ${counts.join(', ')}`;
}

await runCommand({
  usage: USAGE,
  readArguments,
  run,
  expected: [EventExportError, FileStoreError],
});
