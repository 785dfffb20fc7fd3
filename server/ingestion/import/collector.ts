import type { Redis } from '#server/core/process/redis.js';
import type pg from 'pg';
import type { EdgeConfig } from '#server/core/process/config.js';
import { appendPatiently } from '#server/ingestion/edge/queue/append-patiently.js';
import { batchesOf, type Batch } from '#server/ingestion/edge/queue/batch.js';
import {
  readLines,
  type LineWiring,
  type NumberedLine,
} from '#server/ingestion/edge/lines/read-lines.js';
import type { Rejection } from '#server/ingestion/edge/lines/rejection-code.js';
import { TagDirectory } from '#server/ingestion/edge/tags/tag-directory.js';
import { TagSource } from '#server/ingestion/edge/tags/tag-source.js';
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

const CHUNK_LINES = 2_000;

/**
 * Takes lines through the steps of the edge to the queue, with all tags visible: for logs and demo
 * data.
 */
export class Collector {
  private readonly progress: Progress = { accepted: 0, rejected: 0, isWaiting: false };

  private constructor(
    private readonly settings: CollectorSettings,
    private readonly redis: Redis,
    private readonly pool: pg.Pool,
    private readonly directory: TagDirectory,
    private readonly wiring: LineWiring,
  ) {}

  /** `sender`: the organisation whose event ids the lines carry. */
  static async open(settings: CollectorSettings, sender = SYSTEM_SENDER): Promise<Collector> {
    const pool = connectTags(settings.databaseUrl);
    const redis = connectQueue(settings.redisUrl);
    const directory = new TagDirectory(new TagSource(pool), null);

    await directory.start();

    const visibleTags: LineWiring['visibleTags'] = (tags) => Promise.resolve(new Set(tags));
    const wiring = {
      directory,
      lookups: await openLookups(settings, directory),
      sender,
      visibleTags,
    };

    return new Collector(settings, redis, pool, directory, wiring);
  }

  /**
   * Resolves when every valid line is in the queue; waits while that is full or away. Throws when
   * the database is away.
   */
  async collect(
    lines: AsyncIterable<NumberedLine> | Iterable<NumberedLine>,
    { onProgress, onRejected }: Callbacks = {},
  ): Promise<Progress> {
    const report = () => onProgress?.(this.progress);
    let chunk: NumberedLine[] = [];
    const flush = async () => {
      const { accepted, rejected } = await readLines(chunk, this.wiring);
      chunk = [];
      if (rejected.length > 0) onRejected?.(rejected);
      const events = accepted.map(({ event }) => event);
      await this.append(batchesOf(events, this.settings.queuePartitions), report);
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
    await this.directory.stop();
    this.redis.disconnect();
    await this.pool.end();
  }

  private async append(batches: readonly Batch[], report: () => void): Promise<void> {
    const onWaiting = () => {
      this.progress.isWaiting = true;
      report();
    };
    await appendPatiently(this.redis, batches, {
      maxLength: this.settings.queueMaxLength,
      onWaiting,
    });
    this.progress.isWaiting = false;
  }
}
