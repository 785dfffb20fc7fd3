import type { BinaryRow } from '#server/event-store/copy-binary.js';

/** Takes the values of a row in the order of the file's columns. */
export interface RowSink {
  /** The next field of the row. */
  uuid: (row: BinaryRow) => void;
  /** The name of the viewer whose key is the next field of the row; null where there is none. */
  viewer: (row: BinaryRow) => void;
  /** UTC milliseconds. */
  timestamp: (utcMs: number) => void;
  /** YYYY-MM-DD. */
  date: (localDate: string) => void;
  integer: (value: number | null) => void;
  text: (value: string | null) => void;
}

/** A file while it is written. */
export interface EventSink extends RowSink {
  endRow: () => void;
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
