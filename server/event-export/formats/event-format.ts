import type { FixedLayout, FixedRows } from '#server/event-store/postgres/copy/copy-fixed-rows.js';
import type { EventFile } from '../rows/event-file.js';
import type { DayWords } from '../rows/repeated-values.js';
import type { ViewerNames } from './viewer-names.js';

export const EXPORT_FORMATS = ['ndjson', 'ndjson-zstd', 'parquet'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Input of a part of a file. */
export interface PartSource {
  file: EventFile;
  layout: FixedLayout;
  context: DayWords;
  names: ViewerNames | null;
}

/** State of a written part, as JSON: after an interruption the export goes on behind it. */
export interface WrittenPart {
  rows: number;
  /** Rows by outcome. */
  outcomes: Record<string, number>;
  /** Bytes of the file with this part and those before. */
  fileBytes: number;
  /** Parquet only: the description of the part at the end of the file. */
  groups?: unknown[];
}

/** A part while it is written. */
export interface PartSink {
  /** A returned promise resolves when memory is free for more rows. */
  write: (rows: FixedRows) => Promise<void> | undefined;
  /** The part is on the disk when it resolves. */
  end: () => Promise<WrittenPart>;
}

/** Writes files of a format: part by part, each behind the one before. */
export interface EventFormat {
  /** The ending of a file's name. */
  ending: string;
  openPart: (path: string, source: PartSource) => Promise<PartSink>;
  /** Writes what follows the last part. */
  finish: (path: string, file: EventFile, parts: readonly WrittenPart[]) => Promise<void>;
}
