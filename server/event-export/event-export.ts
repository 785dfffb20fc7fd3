import type { ClientBase } from 'pg';
import type { DayManifest } from './day/manifest.js';
import type { ExportFormat } from './formats/event-format.js';
import type { ViewerNames } from './formats/viewer-names.js';
import type { FileStore } from './stores/file-store.js';

/** The request cannot be met; the message says why, for the person who runs the command. */
export class EventExportError extends Error {}

export interface EventExport {
  customerId: number;
  /** Local days as YYYY-MM-DD, both included. */
  from: string;
  to: string;
  format: ExportFormat;
  receiver: string | null;
  /** Null without a receiver. */
  viewers: ViewerNames | null;
  nowMs: number;
}

export interface ExportParts {
  /** Runs the work in one read-only transaction, which sees the store as of one moment. */
  read: <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;
  store: FileStore;
  /** An interrupted export goes on behind the last part of about as many rows. */
  rowsPerPart: number;
  /** Called after each part of a file, with how many are finished. */
  onPart: (file: string, parts: number) => void;
  /** Called after each day; `delivery` is null for a day that was up to date. */
  onDay: (localDate: string, delivery: DayManifest | null) => void;
}

/** A few seconds of work, and few enough parts that reading the table for each costs little. */
export const ROWS_PER_PART = 2_500_000;
