import type { ReportingClock } from '#server/event-store/reporting-time.js';

/** A customer whose buckets, or some of them, are locked. */
export interface CustomerState {
  /**
   * The clock of the zone of the customer's rollups; after a change of country a recompute updates
   * it.
   */
  clock: ReportingClock;
  /** No stored webhit of the locked buckets that could be credited is later. */
  latestWebhitMs: number;
  /** The same of the locked bucket whose latest webhit is the oldest. */
  leastLatestMs: number;
  /** Number of the customer's buckets. */
  buckets: number;
  lockedBuckets: readonly number[];
}

/** A bucket by its number among MAX_BUCKETS. A null stands for all of the customer's buckets. */
export interface BucketRef {
  customerId: number;
  bucket: number | null;
}

/** Keyed by customer. Ids without a customer have no state. */
export type CustomerStates = Map<number, CustomerState>;

export interface LatestWebhit {
  customerId: number;
  bucket: number;
  latestWebhitMs: number;
}

/** A viewer whose events up to an instant must not be stored. */
export interface Erasure {
  customerId: number;
  viewer: string;
  beforeMs: number;
}
