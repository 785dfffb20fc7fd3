/**
 * The reasons why an entry becomes a dead letter. Closed list; operators read it in the stored
 * letters.
 */
export const DEAD_LETTER_REASONS = [
  'undecodable',
  'unknown_customer',
  'unknown_tag',
  'unknown_region',
  'impossible_time',
  /** The event store, or the code, fails on this very entry; `detail` says how. */
  'refused',
] as const;
export type DeadLetterReason = (typeof DEAD_LETTER_REASONS)[number];

export interface StreamEntry {
  /** The Redis stream id, "milliseconds-number". */
  id: string;
  /** The encoded event as read. */
  text: string;
}

export interface NewDeadLetter {
  entry: StreamEntry;
  reason: DeadLetterReason;
  detail: string;
}

export interface StoredDeadLetter {
  id: string;
  entry: StreamEntry;
  reason: DeadLetterReason;
}

/** Selects waiting letters: all, those of one reason, those of a list of ids, or those of both. */
export interface DeadLetterFilter {
  reason?: DeadLetterReason;
  ids?: readonly string[];
}

export interface LetterRange {
  /** One of `listLetterGroups`. */
  group: number;
  afterId: string;
  limit: number;
}
