import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from '#server/core/redis/redis.js';
import { isReplicated } from '#server/ingestion/replication.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import type { QueueLayout } from '#server/ingestion/queue-partitions.js';
import { parseQueuedEvent, type QueuedEvent } from '#server/ingestion/queued-event.js';
import { appendBatches, type AppendOutcome } from './append-batches.js';
import { batchesOf, type Batch } from './batch.js';
import type { Spool } from './spool.js';

const RETRY_MS = 200;
const FULL_RETRY_MS = 1_000;

/** Moves the spool's events to the queue in their order, as soon as Redis takes them. */
export class SpoolReplay {
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly redis: Redis,
    private readonly spool: Spool,
    private readonly options: QueueLayout & { maxLength: number },
    private readonly onReplayed: (events: number) => void,
  ) {}

  wake(): void {
    if (this.stopped || this.spool.isEmpty) return;
    this.running ??= this.run().finally(() => {
      this.running = null;
      this.wake(); // something may have come in since the last check
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped && !this.spool.isEmpty) {
      try {
        await this.moveChunk();
      } catch (error) {
        log.error(
          { reason: safeErrorMessage(error) },
          'cannot read the spool: the edge tries again',
        );
        await sleep(FULL_RETRY_MS);
      }
    }
  }

  private async moveChunk(): Promise<void> {
    const chunk = await this.spool.read();
    if (!chunk) {
      await sleep(5); // the first records are on their way to the disk
      return;
    }

    if (chunk.damaged > 0)
      log.error({ records: chunk.damaged, dir: this.spool.dir }, 'the spool has damaged records');

    const events = chunk.texts.map(parsedOrNull).filter((event) => event !== null);
    for (const batch of batchesOf(events, this.options)) {
      if (!(await this.moveBatch(batch))) return;
      this.onReplayed(batch.count);
    }

    await this.spool.release(chunk);
  }

  /** Retries until the batch is stored; false when stopped before that. */
  private async moveBatch(batch: Batch): Promise<boolean> {
    while (!this.stopped) {
      const outcome = await this.tryAppend(batch);
      if (outcome === 'stored') return true;
      await sleep(outcome === 'full' ? FULL_RETRY_MS : RETRY_MS);
    }
    return false;
  }

  private async tryAppend(batch: Batch): Promise<AppendOutcome> {
    if (this.redis.status !== 'ready') return 'unknown';
    try {
      // Ask first: a Redis that is only slow, or without its replica, would get the batch many times.
      if (!(await isReplicated(this.redis, batch.partition))) return 'unknown';
    } catch {
      return 'unknown';
    }
    const [outcome = 'unknown'] = await appendBatches(this.redis, [batch], this.options.maxLength);
    return outcome;
  }
}

function parsedOrNull(text: string): QueuedEvent | null {
  try {
    return parseQueuedEvent(text);
  } catch (error) {
    log.error(
      { reason: safeErrorMessage(error) },
      'skipped a record of the spool that is not an event',
    );
    return null;
  }
}
