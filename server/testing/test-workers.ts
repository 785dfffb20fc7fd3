import { EventEmitter, once } from 'node:events';
import { beforeAll } from '@jest/globals';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { WORKER_JOBS } from '#server/operations/worker-jobs.js';
import { connectRedis } from '#server/core/redis/redis.js';
import { startTasks } from '#server/core/jobs/periodic-task.js';
import { runJobs } from '#server/ingestion/worker/jobs/run-jobs.js';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { queueEvents, untilDrained } from '#server/testing/events/queue-events.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';
import { Worker } from '#server/ingestion/worker/loop/worker.js';
import type { TestDatabase } from './test-database.js';
import { testRedisUrl, type TestRedis } from './test-redis.js';

export interface TestWorkers {
  /** Appends the events to the queue as the edge does; the workers are already running. */
  queue(events: readonly QueuedEvent[]): Promise<void>;
  /** Resolves when every queued event is stored with all its effects. */
  untilStored(): Promise<void>;
  /** Resolves at the next failed batch. */
  untilFailed(): Promise<unknown>;
}

interface Options {
  workers?: number;
  partitions?: number;
  batchSize?: number;
  watchMs?: number;
}

/**
 * Workers on the test's database and Redis while the test file runs; call it after both at the top
 * of the file.
 */
export function testWorkers(
  database: TestDatabase,
  redis: TestRedis,
  { workers: count = 1, partitions = 3, batchSize = 1_000, watchMs }: Options = {},
): TestWorkers {
  const failures = new EventEmitter();
  const metrics = {
    observeStep: () => undefined,
    observeBatch: () => undefined,
    observeFailure: () => failures.emit('failure'),
  };

  beforeAll(() => {
    for (let started = 0; started < count; started++) {
      const pool = openWorkerPool(database.roleUrl('worker'), 6);
      const ownRedis = connectRedis(testRedisUrl(redis.url, 'worker'));
      const parts = { redis: ownRedis, lookups: openLookups(openEventStore(pool), pool) };
      const worker = new Worker(
        parts,
        { partitions, batchSize, lanes: 2, restMs: 12, watchMs },
        metrics,
      );
      const stopJobs = startTasks([
        {
          name: 'jobs',
          firstAfterMs: 0,
          everyMs: 40,
          run: () => runJobs(parts.lookups, WORKER_JOBS),
        },
      ]);
      worker.start();
      database.beforeDrop(async () => {
        await Promise.all([worker.stop(), stopJobs()]);
        ownRedis.disconnect();
        await pool.end();
      });
    }
  });

  return {
    queue: (events) => queueEvents(redis.client, events, partitions),
    untilStored: () => untilDrained(redis.client, partitions),
    untilFailed: () => once(failures, 'failure'),
  };
}
