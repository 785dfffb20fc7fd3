import type { CallChanges, FigureChanges } from '#server/event-store/contract/count-changes.js';
import type { CustomerState } from '#server/event-store/contract/customer-state.js';
import type { NewDeadLetter, StreamEntry } from '#server/event-store/contract/dead-letter.js';
import type { ResponseChanges, Response } from '#server/event-store/contract/response.js';
import type { ViewedEvent } from '#server/event-store/contract/stored-event.js';
import {
  type StoreTransaction,
  NO_WATERMARKS,
  type Watermarks,
} from '#server/event-store/contract/store-transaction.js';
import type { ViewerRef } from '#server/event-store/contract/viewer-history.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { RollupChanges } from '#server/ingestion/worker/rollups/rollup-changes.js';
import { LedgerEntries } from '#server/ingestion/worker/steps/ledger-entries.js';
import type { Lookups } from './lookups.js';

/** An event to store, with the entry it came in. */
export interface Arrival {
  entry: StreamEntry;
  event: QueuedEvent;
}

export interface DeadLetter extends NewDeadLetter {
  /** Null when the entry was unreadable. */
  event: QueuedEvent | null;
}

/** An entry that made a batch of its own fail and becomes a dead letter. */
export interface Poison {
  entryId: string;
  detail: string;
}

/** The viewers that have no credit, since too many people have their id or address. */
interface SharedViewers {
  has(viewer: ViewerRef): boolean;
  /** The stored responses of those that are shared only since this batch. */
  responses: readonly Response[];
}

/** The state of one transaction; each step reads the results of earlier ones. */
export interface Batch {
  readonly tx: StoreTransaction;
  readonly lookups: Lookups;
  /** True after a duplicate on the fast path: stored ids are looked for before storing. */
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
  /** Impressions that counted before this batch, and turned out to be repeated. */
  repeated: ViewedEvent[];
  customers: ReadonlyMap<number, CustomerState>;
  watermarks: Watermarks;
  shared: SharedViewers;
  responses: ResponseChanges;
  figures: FigureChanges;
  calls: CallChanges;
}

type Results =
  | ('arrivals' | 'deadLetters' | 'duplicates' | 'erased' | 'repeated' | 'customers' | 'watermarks')
  | ('shared' | 'responses' | 'figures' | 'calls');

/** The results of the steps before the first of them runs. */
export const emptyResults = (): Pick<Batch, Results> => ({
  arrivals: [],
  deadLetters: [],
  duplicates: [],
  erased: [],
  repeated: [],
  customers: new Map(),
  watermarks: NO_WATERMARKS,
  shared: { has: () => false, responses: [] },
  responses: { removed: [], added: [] },
  figures: new RollupChanges(),
  calls: new LedgerEntries().changes(),
});
