import type { Redis } from '#server/core/redis/redis.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { partitionOfEvent, type QueueLayout } from '#server/ingestion/queue-partitions.js';
import { type QueuedEvent } from '#server/ingestion/queued-event.js';
import { appendBatches } from './append-batches.js';
import { Batch, type OnStored } from './batch.js';
import { RecentBatches } from './recent-batches.js';
import { RedisRestarts } from './redis-restarts.js';
import type { Spool } from './spool.js';
import { SpoolReplay } from './spool-replay.js';

export interface QueueMetrics {
  /** Events accepted and stored in Redis or the spool. */
  stored: number;
  spooled: number;
  refused: number;
  replayed: number;
  inFlight: number;
  observeLatency(seconds: number): void;
}

/** The layout may change at any time: see queue-partitions.ts. */
interface Options extends QueueLayout {
  /** Entries a partition's stream may hold before events go to the spool. */
  maxLength: number;
}

const BATCH_EVENTS = 4_000;
/** New events go to the disk while more events than this wait for Redis. */
const MAX_IN_FLIGHT = 40_000;

/**
 * Reports for each event when it is durably stored: in the partition's stream, or on disk while
 * Redis is away, its answer is pending, or the stream is full. Events on disk go first, so new
 * events queue up behind them.
 */
export class EventQueue {
  private readonly open: Batch[] = [];
  /** One a partition in a cluster, where one master may be away while the others store. */
  private readonly recent: RecentBatches[];
  private readonly replay: SpoolReplay;
  private readonly restarts: RedisRestarts;
  private flushPlanned = false;
  private isFlushing = false;

  constructor(
    private readonly redis: Redis,
    private readonly spool: Spool,
    private readonly options: Options,
    readonly metrics: QueueMetrics,
  ) {
    const memories = redis.isCluster ? options.partitions : 1;
    this.recent = Array.from({ length: memories }, () => new RecentBatches());
    this.replay = new SpoolReplay(redis, spool, options, (events) => (metrics.replayed += events));
    this.restarts = new RedisRestarts(redis, () => this.appendRecentAgain());
    this.replay.wake();
  }

  append(event: QueuedEvent, onStored: OnStored): void {
    const partition = partitionOfEvent(event, this.options);
    const batch = (this.open[partition] ??= new Batch(partition));
    batch.add(event, onStored);
    this.metrics.inFlight += 1;
    if (this.flushPlanned) return;
    this.flushPlanned = true;
    setImmediate(() => this.flush());
  }

  /** Resolves when all are stored; rejects when one is not (others may be). */
  async appendAll(events: readonly QueuedEvent[]): Promise<void> {
    for (let from = 0; from < events.length; from += BATCH_EVENTS) {
      await this.appendTogether(events.slice(from, from + BATCH_EVENTS));
    }
  }

  async close(): Promise<void> {
    this.restarts.stop();
    await this.replay.stop();
    await this.spool.close();
  }

  private appendTogether(events: readonly QueuedEvent[]): Promise<void> {
    return new Promise((resolve, reject) => {
      let left = events.length;
      const onStored: OnStored = (error) => {
        left -= 1;
        if (error) reject(error);
        else if (left === 0) resolve();
      };
      for (const event of events) this.append(event, onStored);
    });
  }

  /** Runs once in a turn of the event loop, and after each answered flush. */
  private flush(): void {
    this.flushPlanned = false;
    const isDirect =
      this.spool.isEmpty && this.redis.status === 'ready' && this.metrics.inFlight < MAX_IN_FLIGHT;
    if (isDirect && this.isFlushing) return; // the next one goes when this one is answered, so batches grow with the load
    const batches = this.open.filter(({ count }) => count > 0);
    for (const { partition } of batches) this.open[partition] = new Batch(partition);
    if (isDirect) void this.sendAll(batches);
    else for (const batch of batches) void this.toSpool(batch);
  }

  private async sendAll(batches: readonly Batch[]): Promise<void> {
    if (batches.length === 0) return;

    this.isFlushing = true;

    const startedAtMs = performance.now();
    const outcomes = await appendBatches(this.redis, batches, this.options.maxLength);
    const nowMs = performance.now();

    this.metrics.observeLatency((nowMs - startedAtMs) / 1_000);

    for (const [index, batch] of batches.entries()) {
      if (outcomes[index] === 'stored') {
        this.recent[batch.partition % this.recent.length]?.add(batch.lines, nowMs);
        this.complete(batch, null);
      } else void this.toSpool(batch);
    }

    this.isFlushing = false;
    if (!this.flushPlanned) this.flush();
  }

  private async toSpool(batch: Batch): Promise<void> {
    try {
      const written = this.spool.append(batch.lines);
      this.replay.wake();
      await written;
      this.metrics.spooled += batch.count;
      this.complete(batch, null);
    } catch (error) {
      this.complete(
        batch,
        error instanceof Error ? error : new Error('the event could not be stored'),
      );
    }
  }

  private complete(batch: Batch, error: Error | null): void {
    this.metrics.inFlight -= batch.count;
    if (error) this.metrics.refused += batch.count;
    else this.metrics.stored += batch.count;
    batch.complete(error);
  }

  /** The callers were answered long ago, so a full spool can only be logged. */
  private appendRecentAgain(): void {
    for (const lines of this.recent.flatMap((memory) => memory.take())) {
      this.spool
        .append(lines)
        .catch((error: unknown) =>
          log.error({ reason: safeErrorMessage(error) }, 'cannot append recent events again'),
        );
    }
    this.replay.wake();
  }
}
