import fs from 'node:fs';
import type { EdgeConfig } from '#server/core/process/config.js';
import { LogReader } from '#server/ingestion/edge/lines/forms/log-reader.js';
import { SYSTEM_SENDER } from '#server/ingestion/sender.js';
import { Collector, type Progress } from './collector.js';
import { ContentIds } from './content-ids/content-ids.js';
import { readLogFile } from './file/log-file.js';
import { LogMapping } from './mapping/log-mapping.js';
import type { Mapping } from './mapping/ready-mappings.js';
import { RejectedLines } from './rejected-lines.js';

export interface ImportReport extends Omit<Progress, 'isWaiting'> {
  /** Lines by code and field, the most frequent first. */
  rejectedByReason: readonly (readonly [string, number])[];
  /**
   * `reasons` has one JSON object a line with `line`, `code`, `field` and `reason`, `lines` the lines
   * themselves; null when nothing was rejected.
   */
  rejectionFiles: { reasons: string; lines: string } | null;
  /** Lines by an id that the mapping's table of tags lacks, the most frequent first. */
  unnamedIds: readonly (readonly [string, number])[];
}

export interface ImportOptions {
  /**
   * The organisation whose ids the lines carry, as `senderOf` writes it: an event that it already
   * sent under the same id does not count again.
   */
  sender?: string;
  /** The meaning of the columns; without it they have the names of `EventLine`. */
  mapping?: Mapping | null;
  /** `share` is from 0 to 1. */
  onProgress?: (share: number, progress: Progress) => void;
}

/**
 * The import stopped before the end. The lines before stay imported, and a repeated run adds only
 * the rest.
 */
export class ImportError extends Error {}

/**
 * Takes a log through the same steps as calls, in any form that `LogReader` knows and packed or not.
 * Throws ImportError.
 */
export async function importFile(
  file: string,
  config: EdgeConfig,
  { sender = SYSTEM_SENDER, mapping = null, onProgress }: ImportOptions = {},
): Promise<ImportReport> {
  const totalBytes = sizeOf(file);
  const meaning = new LogMapping(mapping ?? {});
  const reader = new LogReader(
    mapping ? { fieldOfColumn: (column) => meaning.fieldOfColumn(column) } : {},
  );
  const rejectedLines = new RejectedLines(file, reader);
  const ids = new ContentIds(sender, meaning.timeFields);
  const collector = await Collector.open(config, {
    sender,
    rules: {
      map: (content) => (mapping ? meaning.map(content) : content),
      idOf: (content, occurredAtMs) => ids.idOf(content, occurredAtMs),
      isRepeated: (eventId) => ids.isRepeated(eventId),
    },
  });

  let readBytes = 0;
  let reached = 0;
  try {
    const lines = readLogFile(file, reader, (bytes) => (readBytes = bytes));
    const progress = await collector.collect(lines, {
      onProgress: (progress) => {
        reached = progress.accepted + progress.known + progress.rejected + progress.leftOut;
        onProgress?.(totalBytes === 0 ? 1 : readBytes / totalBytes, progress);
      },
      onRejected: (rejections, chunk) => rejectedLines.add(rejections, chunk),
    });
    return reportOf(progress, rejectedLines, meaning);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportError(
      `The import of ${file} stopped after ${reached} lines: ${reason}. Run it again when that is fixed; nothing is counted twice.`,
    );
  } finally {
    await collector.close();
  }
}

function reportOf(
  { accepted, known, rejected, leftOut }: Progress,
  { reasonsFile, linesFile, byReason }: RejectedLines,
  { unnamedIds }: LogMapping,
): ImportReport {
  return {
    accepted,
    known,
    rejected,
    leftOut,
    rejectedByReason: mostFrequentFirst(byReason),
    rejectionFiles: rejected > 0 ? { reasons: reasonsFile, lines: linesFile } : null,
    unnamedIds: mostFrequentFirst(unnamedIds),
  };
}

const mostFrequentFirst = (counts: ReadonlyMap<string, number>) =>
  [...counts].sort(([, a], [, b]) => b - a);

function sizeOf(file: string): number {
  try {
    const stat = fs.statSync(file);
    if (stat.isFile()) return stat.size;
  } catch {
    // reported below
  }
  throw new ImportError(`There is no file ${file}.`);
}
