import type { ViewerEpoch } from '#server/event-store/viewer-epochs.js';
import type { DeadLetterFilter } from './dead-letter.js';
import type { FigureReader } from './figure-reader.js';
import type { RecomputeMode, RecomputeReport, Timeline } from './recount.js';
import type { StoreTransaction } from './store-transaction.js';

/** Storing batches of events with all their effects. */
interface BatchStore {
  /** Commits when the work is done; stores nothing when it throws, and throws the same. */
  transaction<Result>(work: (tx: StoreTransaction) => Promise<Result>): Promise<Result>;
  /** Returns the meaning of an error of `transaction`. */
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
  /** The numbers of buckets of the split customers, by customer. */
  listSplits(): Promise<ReadonlyMap<number, number>>;
  /**
   * Returns in how many parts the store has its customers; a partition of the queue belongs to one.
   * Changes only while no worker runs.
   */
  countShards(): Promise<number>;
  /** Makes room for events at these instants; before a transaction that stores some. */
  prepareDays(instantsMs: Iterable<number>): Promise<void>;
}

/** The letters that are neither replayed nor discarded. */
interface WaitingLetters {
  countDeadLetters(filter: DeadLetterFilter): Promise<number>;
  /** A transaction locks letters of one group. */
  listLetterGroups(): Promise<number[]>;
}

/** Counting again what was added up batch by batch. */
interface Recounts {
  /**
   * Compares a customer's responses and figures with its raw events, as far back as those are whole;
   * older figures, and responses of viewers without keys, stay. One transaction, in which new events
   * of the customer wait; it increases the versions of the days that it corrects. Null when there is
   * no such customer.
   */
  recomputeCustomer(request: {
    customerId: number;
    mode: RecomputeMode;
    newTimeline: () => Timeline;
  }): Promise<RecomputeReport | null>;
  /**
   * Makes shared the viewers of a customer with more counting impressions or webhits in a UTC day
   * than this. Returns how many were not shared before; a recompute then takes their credit.
   */
  shareBusyViewers(customerId: number, eventsADay: number, now: Date): Promise<number>;
}

/** Removing what is too old. Repeating a call does no harm. */
interface Retention {
  /** Drops raw events and responses before the start of a UTC month; figures stay. */
  dropEventsBefore(startOfMonthMs: number): Promise<void>;
  /**
   * Takes the viewer from events of the UTC days that end before the instant. Events and watermark
   * change in one transaction for each day.
   */
  clearViewersBefore(utcMs: number): Promise<void>;
  /** Oldest first, from epoch 0 on; the last one may begin in the future. */
  listEpochs(): Promise<ViewerEpoch[]>;
  /** An epoch of that number that exists already stays. */
  beginEpoch(epoch: NewEpoch): Promise<void>;
  /**
   * Destroys the salts of the epochs that ended before the instant, and the links from before the
   * viewers' watermark.
   */
  destroyEpochs(endedBeforeMs: number, now: Date): Promise<void>;
  /** Removes the erasures from before the viewers' watermark: no late event gets a viewer there. */
  forgetErasures(): Promise<void>;
  forgetCounters(limits: ForgetLimits): Promise<void>;
}

/**
 * Stores events, and what is counted from them. `testing/contract` says what every implementation
 * keeps.
 */
export interface EventStore extends BatchStore, WaitingLetters, FigureReader, Recounts, Retention {}

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

/**
 * The reason why a transaction failed. `duplicate`: an event, or a response, is stored already. `poison`: a
 * part of it can never be stored, and smaller batches find it. `slow`: it is too large. `outage`:
 * it is fine; wait as long as it takes.
 */
export type FailureKind = 'duplicate' | 'poison' | 'slow' | 'outage';
