import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { ServiceError } from '#server/core/errors.js';
import type { Sheet } from './sheet.js';

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Of all sheets together. This many fit into the memory limit below. */
export const MAX_WORKBOOK_ROWS = 200_000;
const MAX_HEAP_MB = 512;
/** An idle thread ends and frees its memory. */
const IDLE_MS = 60_000;

/**
 * SheetJS builds a whole file at once, so one thread builds one file at a time, next to the calls
 * of the process.
 */
const thread = new Piscina<readonly Sheet[], Uint8Array>({
  filename: fileURLToPath(new URL('workbook-thread.ts', import.meta.url)),
  execArgv: ['--import', import.meta.resolve('tsx')],
  minThreads: 0,
  maxThreads: 1,
  concurrentTasksPerWorker: 1,
  idleTimeout: IDLE_MS,
  resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
});

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs after all earlier calls. Piscina's own queue stops once a task is aborted in a pool that may
 * be empty.
 */
function afterOthers<Result>(run: () => Promise<Result>): Promise<Result> {
  const result = last.then(run);
  last = result.catch(() => undefined);
  return result;
}

/**
 * An .xlsx file of the sheets, in their order. Calls wait for one another. An aborted call leaves
 * the queue and ends the thread if its file is being built. Throws TOO_LARGE, or AbortError.
 */
export async function workbookFile(
  sheets: readonly Sheet[],
  signal?: AbortSignal,
): Promise<Buffer> {
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
  if (rows > MAX_WORKBOOK_ROWS) {
    const limit = MAX_WORKBOOK_ROWS.toLocaleString('en-GB');
    throw new ServiceError(
      'TOO_LARGE',
      `A workbook has at most ${limit} rows: choose fewer days, or CSV`,
    );
  }

  const file = await afterOthers(() => thread.run(sheets, { signal }));

  return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
}
