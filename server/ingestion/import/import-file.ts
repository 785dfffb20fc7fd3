import fs from 'node:fs';
import type { EdgeConfig } from '#server/core/process/config.js';
import type { Rejection } from '#server/ingestion/edge/lines/rejection-code.js';
import { Collector, type Progress } from './collector.js';
import { readLogFile } from './log-file.js';

export interface ImportReport {
  accepted: number;
  rejected: number;
  /** One JSON object a line with `line`, `code`, `field` and `reason`; null when nothing was rejected. */
  rejectionsFile: string | null;
}

/**
 * The import stopped before the end. The lines before stay imported, and a repeated run adds only
 * the rest.
 */
export class ImportError extends Error {}

/**
 * Takes a broadcaster's log (one `EventLine` per line, gzip or not) through the same steps as
 * calls. `sender` is the organisation whose ids the lines carry, as `senderOf` writes it: an event
 * that it already sent under the same id does not count again. Throws ImportError.
 */
export async function importFile(
  file: string,
  config: EdgeConfig,
  onProgress: (share: number, progress: Progress) => void,
  sender?: string,
): Promise<ImportReport> {
  const totalBytes = sizeOf(file);
  const rejectionsFile = `${file}.rejected.ndjson`;

  fs.rmSync(rejectionsFile, { force: true });

  const collector = await Collector.open(config, sender);
  let readBytes = 0;
  let reached = 0;
  const lines = readLogFile(file, (bytes) => (readBytes = bytes));

  try {
    const { accepted, rejected } = await collector.collect(lines, {
      onProgress: (progress) => {
        reached = progress.accepted + progress.rejected;
        onProgress(totalBytes === 0 ? 1 : readBytes / totalBytes, progress);
      },
      onRejected: (rejections) =>
        fs.appendFileSync(rejectionsFile, rejections.map(asLine).join('')),
    });
    return { accepted, rejected, rejectionsFile: rejected > 0 ? rejectionsFile : null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportError(
      `The import of ${file} stopped after ${reached} lines: ${reason}. Run it again when that is fixed; nothing is counted twice.`,
    );
  } finally {
    await collector.close();
  }
}

const asLine = (rejection: Rejection) => `${JSON.stringify(rejection)}\n`;

function sizeOf(file: string): number {
  try {
    const stat = fs.statSync(file);
    if (stat.isFile()) return stat.size;
  } catch {
    // reported below
  }
  throw new ImportError(`There is no file ${file}.`);
}
