import type { Redis } from '#server/core/redis/redis.js';
import type pg from 'pg';
import type { EdgeConfig } from '#server/core/process/config.js';
import { appendWithRetry } from '#server/ingestion/edge/queue/append-with-retry.js';
import { batchesOf, type Batch } from '#server/ingestion/edge/queue/batch.js';
import {
  readLines,
  type LineWiring,
  type NumberedLine,
} from '#server/ingestion/edge/lines/read-lines.js';
import type { Rejection } from '#server/ingestion/edge/lines/rejection-code.js';
import { TagDirectory } from '#server/ingestion/edge/tags/tag-directory.js';
import { TagSource } from '#server/ingestion/edge/tags/tag-source.js';
import { readQueueLayout, type QueueLayout } from '#server/ingestion/queue-partitions.js';
import { NO_SPLITS } from '#server/ingestion/split-customers.js';
import { SYSTEM_SENDER } from '#server/ingestion/sender.js';
import { connectQueue, connectTags, openLookups } from '#server/ingestion/edge/wiring.js';

export interface Progress {
  accepted: number;
  rejected: number;
  /** True while the queue is full or away, so that nothing moves. */
  isWaiting: boolean;
}

type CollectorSettings = Pick<
  EdgeConfig,
  'databaseUrl' | 'redisUrl' | 'queuePartitions' | 'queueMaxLength'
> &
  Parameters<typeof openLookups>[0];

interface Callbacks {
  onProgress?: (progress: Progress) => void;
  onRejected?: (rejections: readonly Rejection[]) => void;
}

interface Parts {
  settings: CollectorSettings;
  redis: Redis;
  pool: pg.Pool;
  directory: TagDirectory;
  wiring: LineWiring;
  /** Read again for each chunk. */
  layout: QueueLayout;
}

const CHUNK_LINES = 2_000;

/**
 * Takes lines through the steps of the edge to the queue, with all tags visible: for logs and demo
 * data.
 */
export class Collector {
  private readonly progress: Progress = { accepted: 0, rejected: 0, isWaiting: false };

  private constructor(private readonly parts: Parts) {}

  /** `sender`: the organisation whose event ids the lines carry. */
  static async open(settings: CollectorSettings, sender = SYSTEM_SENDER): Promise<Collector> {
    const pool = connectTags(settings.databaseUrl);
    const redis = connectQueue(settings.redisUrl);
    const directory = new TagDirectory(new TagSource(pool), null);

    await directory.start();

    const layout: QueueLayout = { partitions: settings.queuePartitions, splits: NO_SPLITS };
    const isSplit = (customerId: number) => layout.splits.has(customerId);
    const visibleTags: LineWiring['visibleTags'] = (tags) => Promise.resolve(new Set(tags));
    const wiring = {
      directory,
      lookups: await openLookups(settings, directory, isSplit),
      sender,
      visibleTags,
    };

    return new Collector({ settings, redis, pool, directory, wiring, layout });
  }

  /**
   * Resolves when every valid line is in the queue; waits while that is full or away. Throws when
   * the database is away.
   */
  async collect(
    lines: AsyncIterable<NumberedLine> | Iterable<NumberedLine>,
    { onProgress, onRejected }: Callbacks = {},
  ): Promise<Progress> {
    const { wiring, layout } = this.parts;
    const report = () => onProgress?.(this.progress);
    let chunk: NumberedLine[] = [];
    const flush = async () => {
      await this.learnLayout();
      const { accepted, rejected } = await readLines(chunk, wiring);
      chunk = [];
      if (rejected.length > 0) onRejected?.(rejected);
      const events = accepted.map(({ event }) => event);
      await this.append(batchesOf(events, layout), report);
      this.progress.accepted += events.length;
      this.progress.rejected += rejected.length;
      report();
    };

    for await (const line of lines) {
      chunk.push(line);
      if (chunk.length === CHUNK_LINES) await flush();
    }

    if (chunk.length > 0) await flush();

    return this.progress;
  }

  async close(): Promise<void> {
    const { directory, redis, pool } = this.parts;
    await directory.stop();
    redis.disconnect();
    await pool.end();
  }

  /** Redis away: what is known stays, and events are safe in any partition. */
  private async learnLayout(): Promise<void> {
    const { redis, settings, layout } = this.parts;
    await readQueueLayout(redis, settings.queuePartitions)
      .then((present) => Object.assign(layout, present))
      .catch(() => undefined);
  }

  private async append(batches: readonly Batch[], report: () => void): Promise<void> {
    const onWaiting = () => {
      this.progress.isWaiting = true;
      report();
    };
    await appendWithRetry(this.parts.redis, batches, {
      maxLength: this.parts.settings.queueMaxLength,
      onWaiting,
    });
    this.progress.isWaiting = false;
  }
}
