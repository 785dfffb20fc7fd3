import { countText } from '#schema/writing/numbers.js';
import { fileURLToPath } from 'node:url';
import { ServiceError } from '#server/core/errors.js';
import type { FileRequest } from '#server/core/process/file-scheduler.js';
import { singleThread } from '#server/core/process/single-thread.js';
import type { Sheet } from './sheet.js';

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Maximum of all sheets together. This many fit into the memory limit below. */
export const MAX_WORKBOOK_ROWS = 200_000;
const MAX_HEAP_MB = 512;

/** SheetJS builds a whole file at once. */
const buildInThread = singleThread<readonly Sheet[]>(
  fileURLToPath(new URL('workbook-thread.ts', import.meta.url)),
  MAX_HEAP_MB,
);

/**
 * An .xlsx file of the sheets, in their order, in the caller's turn (`singleThread`). Throws
 * TOO_LARGE, TOO_MANY_REQUESTS, UNAVAILABLE, AbortError.
 */
export async function workbookFile(
  sheets: readonly Sheet[],
  request: FileRequest,
): Promise<Buffer> {
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
  if (rows > MAX_WORKBOOK_ROWS) {
    const limit = countText(MAX_WORKBOOK_ROWS);
    throw new ServiceError(
      'TOO_LARGE',
      `A workbook has at most ${limit} rows: choose fewer days, or CSV`,
    );
  }

  return buildInThread(sheets, request);
}
