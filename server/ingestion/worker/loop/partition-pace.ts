import type { Poison } from './batch.js';
import type { FailureKind } from '#server/event-store/contract/event-store.js';
import type { BatchOutcome, BatchRequest } from './store-batch.js';

const MAX_BATCH_MS = 2_000;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 5_000;
/**
 * More dead letters in a row than bad luck explains: the system may be at fault, and a person
 * should look before everything becomes a dead letter.
 */
const SUSPICIOUS_POISON = 20;
const SUSPICIOUS_REST_MS = 30_000;

type Failed = Extract<BatchOutcome, { kind: 'failed' }>;

/**
 * The pace of one partition: when its next batch is due, how large it may be, and how the last one
 * failed.
 */
export class PartitionPace {
  dueAtMs = 0;
  isBusy = false;
  private limit: number;
  private careful = false;
  private poison: Poison | null = null;
  /** The entry that failed alone once; the worker's caches may have been out of date. */
  private suspectId: string | null = null;
  private failures = 0;
  private poisonInARow = 0;

  constructor(
    readonly partition: number,
    private readonly largestBatch: number,
    /** The pause after less than a full batch, so that the next one is worth its transaction. */
    private readonly restMs: number,
  ) {
    this.limit = largestBatch;
  }

  request(): BatchRequest {
    return {
      partition: this.partition,
      limit: this.limit,
      careful: this.careful,
      poison: this.poison,
    };
  }

  /** Returns the kind of failure, or null. */
  learn(outcome: BatchOutcome, elapsedMs: number, nowMs: number): FailureKind | null {
    if (outcome.kind === 'failed') {
      this.learnFailure(outcome, nowMs);
      return outcome.failure;
    }
    this.failures = 0;
    this.dueAtMs = nowMs + this.restMs;
    if (outcome.kind !== 'stored') return null;

    const { entries, arrivals, duplicates } = outcome.batch;
    if (duplicates.length === 0) this.careful = false;
    if (entries.length >= this.limit) this.dueAtMs = nowMs;
    if (arrivals.length > 0) this.poisonInARow = 0;
    else if (this.poison && ++this.poisonInARow >= SUSPICIOUS_POISON)
      this.dueAtMs = nowMs + SUSPICIOUS_REST_MS;
    this.poison = null;
    if (elapsedMs > MAX_BATCH_MS) this.halve();
    else if (entries.length >= this.limit) this.limit = Math.min(this.largestBatch, this.limit * 2);
    return null;
  }

  private learnFailure({ failure: kind, error, entryIds }: Failed, nowMs: number): void {
    this.dueAtMs = nowMs;

    if (kind === 'duplicate' && !this.careful) {
      this.careful = true;
      return;
    }

    const [entryId] = entryIds;
    // On the careful path a duplicate is no event that was stored before.
    if (kind === 'poison' || kind === 'duplicate') {
      if (entryIds.length > 1) this.limit = Math.ceil(entryIds.length / 2);
      else if (entryId !== undefined && entryId === this.suspectId)
        this.poison = { entryId, detail: messageOf(error) };
      this.suspectId = entryIds.length === 1 ? (entryId ?? null) : null;
      return;
    }

    if (kind === 'slow') this.halve();
    this.dueAtMs =
      nowMs + Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(this.failures++, 10));
  }

  private halve(): void {
    this.limit = Math.max(1, Math.floor(this.limit / 2));
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
