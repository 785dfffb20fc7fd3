/**
 * Position up to which a partition of the queue has been read; stored in the transaction with the
 * effects of those entries.
 */
export interface StreamPosition {
  /** The Redis stream id of the last entry, "milliseconds-number". */
  lastId: string;
  /** Identifies the Redis that the position belongs to: a new one is read from its beginning. */
  epoch: string;
  /** Names the received counters that went into the ledger last. */
  receipt: string;
}

export const START_OF_STREAM: StreamPosition = { lastId: '0-0', epoch: '', receipt: '' };
