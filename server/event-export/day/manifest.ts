import type { ExportFormat } from '../formats/event-format.js';

/** Changes when a column changes its meaning or goes; new columns come at the end. */
export const SCHEMA_VERSION = 1;

export interface ManifestFile {
  /** Its path from the manifest's folder. */
  path: string;
  rows: number;
  bytes: number;
  sha256: string;
  /** Rows by outcome; only `counted` ones are in figures. */
  outcomes: Record<string, number>;
}

/** A day's manifest: the last file of a delivery, and the only one that says which files count. */
export interface DayManifest {
  schemaVersion: number;
  customerId: number;
  localDate: string;
  timeZone: string;
  format: ExportFormat;
  /** The receiver of the names of viewers; null without viewers. */
  receiver: string | null;
  /** 1 for the first delivery of the day; each later one replaces the one before. */
  delivery: number;
  deliveredAt: string;
  /** The version of the day's figures, and the stored events: a delivery is due when they change. */
  figuresVersion: number;
  storedEvents: number;
  /** Visits can be credited to impressions of the day up to this time. */
  creditsEndAt: string;
  files: Record<string, ManifestFile>;
}

/** A delivery is up to date while these are the same. */
export type DayState = Pick<
  DayManifest,
  | 'schemaVersion'
  | 'customerId'
  | 'localDate'
  | 'timeZone'
  | 'format'
  | 'receiver'
  | 'figuresVersion'
  | 'storedEvents'
>;

export function isUpToDate(manifest: DayManifest, state: DayState): boolean {
  return (Object.keys(state) as (keyof DayState)[]) // the keys of the interface
    .every((key) => manifest[key] === state[key]);
}

/** Null where there is none yet; throws SyntaxError for a broken one. */
export const parseManifest = (text: string | null): DayManifest | null =>
  text === null ? null : (JSON.parse(text) as DayManifest); // written by this module alone
