import type { ReportingClock } from '#server/event-store/reporting-time.js';
import type { StreamEntry } from './dead-letter.js';
import type { Response } from './response.js';
import type { StoredEvent } from './stored-event.js';

/** One viewer of a customer. */
export interface ViewerScope {
  customerId: number;
  /** Every key under which its events may be stored. */
  viewers: readonly string[];
}

export interface ViewerRecords {
  /** Oldest first. */
  impressions: StoredEvent[];
  webhits: StoredEvent[];
  /** Those of the webhits. */
  responses: Response[];
}

/** Records of a viewer that were stored, and still count in the figures and the ledger. */
export interface RemovedViewer extends ViewerRecords {
  /** Clock of the zone of the customer's rollups. */
  clock: ReportingClock;
  letters: RemovedLetter[];
}

/** A dead letter that contained a viewer's key, waiting or resolved. */
export interface RemovedLetter {
  entry: StreamEntry;
  /** Replayed letters are no dead letters in the ledger any more. */
  isReplayed: boolean;
}

/** A dead letter that was not replayed. */
export interface ViewerLetter {
  storedAtMs: number;
  reason: string;
  entry: string;
}
