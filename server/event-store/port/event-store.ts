import type { FailureKind } from './failure.js';
import type { DeadLetterFilter } from './dead-letter.js';
import type { FigureReader } from './figure-reader.js';
import type { StoreTransaction } from './store-transaction.js';

/** Storing batches of events with all their effects. */
interface BatchStore {
  /** Commits when the work is done; stores nothing when it throws, and throws the same. */
  transaction<Result>(work: (tx: StoreTransaction) => Promise<Result>): Promise<Result>;
  /** What an error of `transaction` means. */
  classifyFailure(error: unknown): FailureKind;
  /**
   * Creates the positions of partitions that were never read, at the start of the stream. Returns
   * all partitions in order, including those from a time when the queue had more.
   */
  preparePositions(partitions: number): Promise<number[]>;
  /** Makes the customers ready to be locked. Returns those that exist. */
  prepareCustomers(customerIds: Iterable<number>): Promise<ReadonlySet<number>>;
  /**
   * Gives a customer so many buckets, a power of two, while others store its events. Waits for
   * their transactions. Returns the former number; null when there is no such customer.
   */
  splitCustomer(customerId: number, buckets: number): Promise<number | null>;
  /** Makes room for events at these instants; before a transaction that stores some. */
  prepareDays(instantsMs: Iterable<number>): Promise<void>;
}

/** The letters that are neither replayed nor discarded. */
interface WaitingLetters {
  countDeadLetters(filter: DeadLetterFilter): Promise<number>;
  /** A transaction locks letters of one group. */
  listLetterGroups(): Promise<number[]>;
}

/**
 * Where events, and what is counted from them, are stored. Ingestion writes it and analytics reads
 * it, through this port alone. `testing/contract` says what every implementation keeps.
 */
export interface EventStore extends BatchStore, WaitingLetters, FigureReader {}
