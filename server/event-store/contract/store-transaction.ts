import type { ViewerEpoch } from '#server/event-store/viewer-epochs.js';
import type { CallChanges, FigureChanges } from './count-changes.js';
import type { BucketRef, CustomerStates, Erasure, LatestWebhit } from './customer-state.js';
import type {
  DeadLetterFilter,
  DeadLetterReason,
  LetterRange,
  NewDeadLetter,
  StoredDeadLetter,
} from './dead-letter.js';
import type { HistoryReader } from './recount.js';
import type { ViewerRef, LinkedViewer, ViewerLink } from './viewer-history.js';
import type { ResponseChanges } from './response.js';
import type { CallerEventKey, EventKey, ViewedEvent, ReportedAd } from './stored-event.js';
import type { RemovedViewer, ViewerLetter, ViewerRecords, ViewerScope } from './viewer-records.js';

/** Positions up to which the entries of the queue's partitions were read. */
interface Positions {
  /**
   * The position, which no other transaction gets until this one ends. Null while another one has
   * it.
   */
  lockPosition(partition: number): Promise<StreamPosition | null>;
  movePosition(partition: number, position: StreamPosition): Promise<void>;
}

/** Locks of a transaction, always in this order: customers, then watermarks. */
interface CustomerLocks {
  /** Nothing of the customers is stored by others until the transaction ends. */
  lockCustomers(customerIds: Iterable<number>): Promise<CustomerStates>;
  /** The same of some of their buckets. Transactions that lock the same ones never deadlock. */
  lockBuckets(wanted: readonly BucketRef[]): Promise<CustomerStates>;
  /** The watermarks, which do not move until the transaction ends. */
  shareLockWatermarks(): Promise<Watermarks>;
  /** The buckets must be locked. */
  moveLatestWebhits(moved: readonly LatestWebhit[]): Promise<void>;
}

/** Events in. Lock their customers' buckets before. */
interface EventWriter {
  /** All erasures of the customers. */
  listErasures(customerIds: Iterable<number>): Promise<Erasure[]>;
  /** Stores callers' own ids. Returns those that were not stored before, each once. */
  addCallerEvents(keys: readonly CallerEventKey[], storedAtMs: number): Promise<CallerEventKey[]>;
  /** Those that are stored. */
  findStored(keys: readonly EventKey[]): Promise<EventKey[]>;
  /**
   * The stored impressions that may report the same ad as one of these: of its tag and viewer, with
   * its `repeatKeyOf`, in the same minute or so, counted or stored as repeated.
   */
  findReports(impressions: readonly ReportedAd[]): Promise<ViewedEvent[]>;
  /** Stores that these impressions are repeated. */
  markRepeated(impressions: readonly EventKey[]): Promise<void>;
  /** An event that is stored already makes the transaction fail as a `duplicate`. */
  addEvents(events: readonly ViewedEvent[]): Promise<void>;
}

/** Histories of viewers, and the responses that follow from them. */
interface ViewerHistories {
  /** Oldest first. */
  listEpochs(): Promise<ViewerEpoch[]>;
  /** Links that are stored already stay. Their visits begin at `sinceMs`. */
  addLinks(links: readonly (ViewerLink & { sinceMs: number })[]): Promise<void>;
  /** The links in which one of the viewers is the newer or the former one. */
  findLinks(viewers: readonly ViewerRef[]): Promise<ViewerLink[]>;
  /** All shared viewers of the customers. */
  listSharedViewers(customerIds: Iterable<number>): Promise<ViewerRef[]>;
  /** Those that are stored already stay, since their own instant. */
  addSharedViewers(viewers: readonly ViewerRef[], sinceMs: number): Promise<void>;
  /**
   * Reads what crediting the webhits of the viewers' periods needs: impressions from the credit
   * window before it, webhits from the visit gap before it. A viewer without a webhit to credit is
   * left out. Includes the events of this transaction.
   */
  readHistories(viewers: readonly LinkedViewer[], reader: HistoryReader): Promise<void>;
  replaceResponses(changes: ResponseChanges): Promise<void>;
}

/**
 * Counts that batches of all customers and buckets add to. They wait for each other from the first
 * of these calls to the commit, so call these last, in this order.
 */
interface CountWriter {
  /**
   * Adds to the figures. A figure that decreases to nothing is gone. Increases the version of every
   * day with a changed figure, in this transaction.
   */
  addFigures(changes: FigureChanges): Promise<void>;
  /**
   * Removes what the store still keeps of the customer's figures from before their last change.
   * After `addFigures` of the same transaction.
   */
  removeFormerFigures(customerId: number): Promise<void>;
  /** Adds to the ledger and to the tags' health. */
  addCalls(changes: CallChanges): Promise<void>;
}

/** Customers that are gone. */
interface CustomerRemoval {
  /**
   * Locks the customers and removes everything that is stored and counted of them, but their
   * buckets: a customer goes on to exist for whoever has prepared it.
   */
  removeCustomers(customerIds: readonly number[]): Promise<void>;
}

/** Entries that could not be stored. */
interface DeadLetters {
  /** A letter of the same entry stays. Texts are cut to 64 KiB. */
  addDeadLetters(
    partition: number,
    letters: readonly NewDeadLetter[],
    storedAtMs: number,
  ): Promise<void>;
  /**
   * The next waiting letters of the group after `afterId`, locked until the transaction ends;
   * letters that another transaction has locked are left out.
   */
  lockDeadLetters(filter: DeadLetterFilter, range: LetterRange): Promise<StoredDeadLetter[]>;
  markReplayed(ids: readonly string[], replayedAtMs: number): Promise<void>;
  changeReason(id: string, reason: DeadLetterReason, detail: string): Promise<void>;
}

/** One viewer, wherever it is stored. */
interface Viewers {
  /**
   * Deletes the viewer's events, their responses, callers' ids and links, and the dead letters that
   * contain one of its keys; no event of it that occurred until `erasedAt` is stored from now on.
   * Locks the letters, then the customer, and waits for each 15 s at most. The caller takes what is
   * returned from the figures and the ledger. Null when there is no such customer.
   */
  removeViewer(scope: ViewerScope, erasedAt: Date): Promise<RemovedViewer | null>;
  /** Locks nothing: events that are stored meanwhile may be missing. */
  readViewer(scope: ViewerScope): Promise<ViewerRecords>;
  /** The dead letters that contain one of the keys and were not replayed, oldest first. */
  listViewerLetters(viewers: readonly string[]): Promise<ViewerLetter[]>;
}

/**
 * One transaction on the event store. All of it is stored at the commit, or nothing; others see
 * nothing of it before. Its reads see its own changes.
 */
export interface StoreTransaction
  extends
    Positions,
    CustomerLocks,
    EventWriter,
    ViewerHistories,
    CountWriter,
    CustomerRemoval,
    DeadLetters,
    Viewers {}

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

export interface Watermarks {
  /** Events before it carry no viewer. -Infinity before the first clearing. */
  viewerKeysMs: number;
  /** Raw events and responses before it are gone. */
  rawEventsMs: number;
  /**
   * Responses of webhits before it stay unchanged: some of their events no longer have a viewer.
   */
  frozenBeforeMs: number;
}

export const NO_WATERMARKS: Watermarks = {
  viewerKeysMs: -Infinity,
  rawEventsMs: -Infinity,
  frozenBeforeMs: -Infinity,
};
