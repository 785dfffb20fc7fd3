import type { ClientBase, PoolClient } from 'pg';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import type { CustomerState } from '#server/ingestion/worker/lookups/customer-states.js';
import type { Lookups } from './lookups.js';
import type { ResponseChanges } from '#server/ingestion/worker/attribution/response-changes.js';
import { NO_WATERMARKS, type Watermarks } from '#server/ingestion/worker/rollups/watermarks.js';

/**
 * Why an entry becomes a dead letter. Closed list; operators read it in event_store.dead_letter.
 */
export const DEAD_LETTER_REASONS = [
  'undecodable',
  'unknown_customer',
  'unknown_tag',
  'unknown_region',
  'impossible_time',
  /** PostgreSQL, or the code, fails on this very entry; `detail` says how. */
  'refused',
] as const;
export type DeadLetterReason = (typeof DEAD_LETTER_REASONS)[number];

export interface StreamEntry {
  /** The Redis stream id, "milliseconds-number". */
  id: string;
  /** The encoded event as read. */
  text: string;
}

/** An event to store, with the entry it came in. */
export interface Arrival {
  entry: StreamEntry;
  event: QueuedEvent;
}

export interface DeadLetter {
  entry: StreamEntry;
  reason: DeadLetterReason;
  detail: string;
  /** Null when the entry was unreadable. */
  event: QueuedEvent | null;
}

/** An entry that made a batch of its own fail and becomes a dead letter. */
export interface Poison {
  entryId: string;
  detail: string;
}

/** Counts to add to rows that other batches add to, too. */
export interface Additions {
  apply(client: ClientBase): Promise<void>;
}

/** The state of one transaction; each step reads the results of earlier ones. */
export interface Batch {
  readonly client: PoolClient;
  readonly lookups: Lookups;
  /**
   * Whether to look for stored ids before storing: set after a unique violation on the fast path.
   */
  readonly careful: boolean;
  readonly poison: Poison | null;
  readonly nowMs: number;
  readonly partition: number;
  readonly entries: readonly StreamEntry[];
  /** Calls that the edges received since the last batch, by `receivedField`. */
  readonly received: ReadonlyMap<string, number>;
  /** The arrivals that are still to be stored. */
  arrivals: Arrival[];
  readonly deadLetters: DeadLetter[];
  /** Stored already: counted in the ledger, not stored again. */
  readonly duplicates: QueuedEvent[];
  /** Events of erased viewers: counted in the ledger, not stored. */
  readonly erased: QueuedEvent[];
  customers: ReadonlyMap<number, CustomerState>;
  watermarks: Watermarks;
  responses: ResponseChanges;
  /** To the rollups. */
  figures: Additions;
  /** To the ledger. */
  calls: Additions;
}

type Results =
  | ('arrivals' | 'deadLetters' | 'duplicates' | 'erased' | 'customers' | 'watermarks')
  | ('responses' | 'figures' | 'calls');

const NOTHING: Additions = { apply: () => Promise.resolve() };

/** The results of the steps before the first of them runs. */
export const emptyResults = (): Pick<Batch, Results> => ({
  arrivals: [],
  deadLetters: [],
  duplicates: [],
  erased: [],
  customers: new Map(),
  watermarks: NO_WATERMARKS,
  responses: { removed: [], added: [] },
  figures: NOTHING,
  calls: NOTHING,
});
