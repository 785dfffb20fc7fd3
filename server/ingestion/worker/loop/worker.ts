import { setTimeout as sleep } from 'node:timers/promises';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { watchPartitionCounts } from '#server/ingestion/queue-partitions.js';
import { PartitionPace } from './partition-pace.js';
import { countWaiting } from './queue-reader.js';
import { storeBatch, type BatchOutcome, type WorkerParts } from './store-batch.js';
import type { WorkerMetrics } from './worker-metrics.js';

export interface WorkerSettings {
  partitions: number;
  /** The maximum number of entries of one batch. */
  batchSize: number;
  /** Concurrent batches: while the database works on one, the next is decoded. */
  lanes: number;
  /** The pause of a partition that was emptied. */
  restMs: number;
  /** Time between two looks for a new number of partitions; a second by default. */
  watchMs?: number;
}

const PREPARE_AGAIN_MS = 1_000;

/**
 * Works on all partitions until stopped. Any number of workers share them: a partition is locked
 * for each batch.
 */
export class Worker {
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();
  private readonly paces: PartitionPace[] = [];
  private served = 0;

  constructor(
    private readonly parts: WorkerParts,
    private readonly settings: WorkerSettings,
    private readonly metrics: WorkerMetrics | null = null,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Waits for the running batches to end. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { redis } = this.parts;
    const { partitions, lanes, watchMs } = this.settings;

    while (!this.isStopping() && this.served === 0) {
      await this.serve(partitions).catch(async (error: unknown) => {
        log.warn({ reason: safeErrorMessage(error) }, 'cannot read the positions yet');
        await this.rest(PREPARE_AGAIN_MS);
      });
    }

    const learn = (counts: readonly number[]) => this.serve(Math.max(...counts));
    const stopWatching = watchPartitionCounts(redis, partitions, learn, watchMs);
    await Promise.all(Array.from({ length: lanes }, () => this.runLane()));
    await stopWatching();
  }

  /** Serves at least this many partitions, and older ones that still hold entries. */
  private async serve(partitions: number): Promise<void> {
    if (partitions <= this.served) return;
    const numbers = await this.parts.lookups.store.preparePositions(partitions);
    this.served = partitions;

    const { batchSize, restMs } = this.settings;
    const known = new Set(this.paces.map(({ partition }) => partition));
    for (const partition of numbers)
      if (!known.has(partition)) this.paces.push(new PartitionPace(partition, batchSize, restMs));
  }

  private async runLane(): Promise<void> {
    while (!this.isStopping()) {
      const pace = nextDue(this.paces, Date.now());
      if (pace) await this.work(pace);
      else await this.rest(this.settings.restMs / 4);
    }
  }

  private async work(pace: PartitionPace): Promise<void> {
    pace.isBusy = true;

    try {
      const startedAt = performance.now();
      const outcome = await this.storeNext(pace);
      const elapsedMs = performance.now() - startedAt;
      const failure = pace.learn(outcome, elapsedMs, Date.now());
      if (outcome.kind === 'stored') this.metrics?.observeBatch(outcome.batch, elapsedMs);
      if (failure === null || outcome.kind !== 'failed') return;
      this.metrics?.observeFailure(failure);
      const level = failure === 'duplicate' ? 'debug' : 'warn';
      log[level](
        { partition: pace.partition, failure, reason: safeErrorMessage(outcome.error) },
        'a batch failed',
      );
    } finally {
      pace.isBusy = false;
    }
  }

  private async storeNext(pace: PartitionPace): Promise<BatchOutcome> {
    try {
      if ((await countWaiting(this.parts.redis, pace.partition)) === 0) return { kind: 'empty' };
    } catch (error) {
      return { kind: 'failed', failure: 'outage', error, entryIds: [] };
    }
    return storeBatch(this.parts, pace.request());
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private async rest(forMs: number): Promise<void> {
    await sleep(forMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}

/** The partition that has been due the longest. */
function nextDue(paces: readonly PartitionPace[], nowMs: number): PartitionPace | null {
  let next: PartitionPace | null = null;
  for (const pace of paces) {
    if (!pace.isBusy && pace.dueAtMs <= nowMs && pace.dueAtMs < (next?.dueAtMs ?? Infinity))
      next = pace;
  }
  return next;
}
