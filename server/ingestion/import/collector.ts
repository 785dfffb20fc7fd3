import type { Redis } from '#server/core/redis/redis.js';
import type pg from 'pg';
import type { EdgeConfig } from '#server/core/process/config.js';
import { appendWithRetry } from '#server/ingestion/edge/queue/append-with-retry.js';
import { batchesOf, type Batch } from '#server/ingestion/edge/queue/batch.js';
import {
  readLines,
  type AcceptedLine,
  type LineWiring,
  type LogRules,
  type NumberedLine,
} from '#server/ingestion/edge/lines/read-lines.js';
import type { Rejection } from '#server/ingestion/edge/lines/rejection-code.js';
import { KnownLines } from '#server/ingestion/edge/server-to-server/known-lines.js';
import { TagDirectory } from '#server/ingestion/edge/tags/tag-directory.js';
import { TagSource } from '#server/ingestion/edge/tags/tag-source.js';
import { readQueueLayout, type QueueLayout } from '#server/ingestion/queue-partitions.js';
import { NO_SPLITS } from '#server/ingestion/split-customers.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { SYSTEM_SENDER } from '#server/ingestion/sender.js';
import { connectQueue, connectTags, openLookups } from '#server/ingestion/edge/wiring.js';

export interface Progress {
  /** Events in the queue. */
  accepted: number;
  /** Lines of events that are stored already, or that the log brought before. */
  known: number;
  rejected: number;
  /** Lines that are about no event. */
  leftOut: number;
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
  onRejected?: (rejections: readonly Rejection[], lines: readonly NumberedLine[]) => void;
}

/** The log that is collected, and whose event ids its lines carry. */
interface CollectedLog {
  sender: string;
  rules: LogRules & { isRepeated: (eventId: string) => boolean };
}

interface Parts {
  settings: CollectorSettings;
  redis: Redis;
  pool: pg.Pool;
  directory: TagDirectory;
  wiring: LineWiring;
  log: CollectedLog | null;
  known: KnownLines;
  /** Read again for each chunk. */
  layout: QueueLayout;
}

/**
 * Takes lines through the steps of the edge to the queue, with all tags visible: for logs and demo
 * data.
 */
export class Collector {
  private readonly progress: Progress = {
    accepted: 0,
    known: 0,
    rejected: 0,
    leftOut: 0,
    isWaiting: false,
  };

  private constructor(private readonly parts: Parts) {}

  /** Each line is a new event of ours without it. */
  static async open(
    settings: CollectorSettings,
    log: CollectedLog | null = null,
  ): Promise<Collector> {
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
      sender: log?.sender ?? SYSTEM_SENDER,
      visibleTags,
      ...(log ? { log: log.rules } : {}),
    };
    const known = new KnownLines(pool);

    return new Collector({ settings, redis, pool, directory, wiring, log, known, layout });
  }

  /**
   * Resolves when the event of every valid line is in the queue or known; waits while that is full
   * or away. Throws when the database is away.
   */
  async collect(
    chunks: AsyncIterable<readonly NumberedLine[]>,
    { onProgress, onRejected }: Callbacks = {},
  ): Promise<Progress> {
    const { wiring, layout } = this.parts;
    const report = () => onProgress?.(this.progress);

    for await (const chunk of chunks) {
      await this.learnLayout();
      const { accepted, rejected, leftOut } = await readLines(chunk, wiring);
      if (rejected.length > 0) onRejected?.(rejected, chunk);

      const fresh = await this.leaveOutKnown(accepted);
      await this.append(batchesOf(fresh, layout), report);

      this.progress.accepted += fresh.length;
      this.progress.known += accepted.length - fresh.length;
      this.progress.rejected += rejected.length;
      this.progress.leftOut += leftOut;
      report();
    }

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

  /** The worker recognises those that are stored meanwhile, or wait in the queue. */
  private async leaveOutKnown(accepted: readonly AcceptedLine[]): Promise<QueuedEvent[]> {
    const { log, known } = this.parts;
    if (!log) return accepted.map(({ event }) => event);

    const first = accepted.filter(
      ({ bringsId, event }) => !bringsId || !log.rules.isRepeated(event.id),
    );
    const stored = new Set(await known.find(first));
    return first.filter(({ line }) => !stored.has(line)).map(({ event }) => event);
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
