import type { FileValue } from './event-file.js';

/** A file while it is written. */
export interface EventSink {
  add: (values: readonly FileValue[]) => void;
  /** Waits until memory is free for more rows. */
  drain: () => Promise<void>;
  /** Writes the rest and closes the file. */
  end: () => Promise<void>;
}

export const EXPORT_FORMATS = ['ndjson', 'parquet'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The ending of a file's name. */
export const ENDINGS: Readonly<Record<ExportFormat, string>> = {
  ndjson: '.ndjson.gz',
  parquet: '.parquet',
};
