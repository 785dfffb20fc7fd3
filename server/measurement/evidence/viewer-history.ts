import { NO_SILENT_DAYS, type SilentDays } from './silent-days.js';

/**
 * Viewers are counted in groups, by their key: leaving out one group at a time shows how far an
 * estimate depends on who happened to be there.
 */
export const VIEWER_GROUPS = 64;

export const DAY_MS = 86_400_000;

/**
 * The whole local days in which one key names a viewer: an epoch (decision 0024), and the days of
 * it that have ended.
 */
export interface KeySpan {
  /** Days since 1970-01-01 in the reporting zone. */
  firstDay: number;
  lastDay: number;
  /** The last day that is over. */
  completeThroughDay: number;
  /** Days that are left out. Absent where none are. */
  silentDays?: SilentDays;
}

export const silentDaysOf = ({ silentDays }: KeySpan): SilentDays => silentDays ?? NO_SILENT_DAYS;

/**
 * Events of one key in its span. Times are those of a clock in the reporting zone, in milliseconds
 * since 1970-01-01T00:00 of that clock, ascending.
 */
export interface ViewerHistory {
  /** 0 to VIEWER_GROUPS - 1. */
  group: number;
  impressionsMs: readonly number[];
  /** The webhits up to seven days beyond the span: they carry this key as the former one. */
  visitsMs: readonly number[];
}

export const dayOfMs = (localMs: number): number => Math.floor(localMs / DAY_MS);
