/** Counters with a short use are removed before these instants. */
export interface ForgetLimits {
  pingsMs: number;
  /** Recorded changes of figures, by when they were made. */
  figureChangesMs: number;
  callerEventsMs: number;
  /** Dead letters that were replayed or discarded, by when they were stored. */
  resolvedLettersMs: number;
  tagHealthMs: number;
  /** The start of a UTC day: earlier minutes of the ledger are summed up by day. */
  ledgerMinutesMs: number;
}

/** The salt is made by the caller; see `ViewerEpoch`. */
export interface NewEpoch {
  number: number;
  salt: Buffer;
  beginsAtMs: number;
}
