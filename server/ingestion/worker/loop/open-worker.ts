import type { WorkerConfig } from '#server/core/process/config.js';
import { startTasks, type PeriodicTask } from '#server/core/jobs/periodic-task.js';
import type { Health } from '#server/core/http/health.js';
import { exposePool } from '#server/core/orm/pool-metrics.js';
import { connectRedis, type Redis } from '#server/core/redis/redis.js';
import { announceSplits } from '#server/ingestion/split-customers.js';
import { exposeBacklog } from './backlog-metrics.js';
import { Heartbeat } from './heartbeat.js';
import { openLookups, type Lookups } from './lookups.js';
import { JOB_LANES, jobLanes } from '#server/ingestion/worker/jobs/job-lanes.js';
import { deleteAbandonedJobs, type JobKinds } from '#server/ingestion/worker/jobs/run-jobs.js';
import { recomputeRequested } from '#server/ingestion/worker/recompute/recompute-requested.js';
import { DayBlockWriter } from '#server/event-store/postgres/day-blocks/day-block-writer.js';
import { mergeClosedMonths } from '#server/event-store/postgres/partitions/merge-months.js';
import { buildViewerFilters } from '#server/event-store/postgres/viewer-filters/build-viewer-filters.js';
import { beginViewerEpochs } from '#server/ingestion/worker/retention/begin-viewer-epochs.js';
import { applyRetention } from '#server/ingestion/worker/retention/retention.js';
import { recountDueExperiments } from '#server/ingestion/worker/effect/recount-experiments.js';
import { recountDueEffects } from '#server/ingestion/worker/effect/recount-due.js';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';
import { workerMetrics } from './worker-metrics.js';
import { Worker } from './worker.js';

/**
 * The next batch is decoded while the database works on one; more lanes gain nothing on one core.
 */
export const LANES = 2;
const REST_MS = 200;
/** A Redis that does not answer in this time counts as away. */
const COMMAND_TIMEOUT_MS = 10_000;
/**
 * Two connections a lane, one of them for its look-ups; three a lane of jobs, because a replay
 * commits in steps; the rest for the other tasks.
 */
const POOL_SIZE = 2 * LANES + 3 * JOB_LANES + 8;
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAYS_AHEAD = 7;

/** A running worker with all its parts, until `stop`. */
export function openWorker(
  config: WorkerConfig,
  health: Health,
  jobKinds: JobKinds,
): { stop(): Promise<void> } {
  const pool = openWorkerPool(config.databaseUrl, POOL_SIZE);
  const redis = connectRedis(config.redisUrl, { commandTimeout: COMMAND_TIMEOUT_MS });
  const store = openEventStore(pool);
  const lookups = openLookups(store, pool);
  const metrics = workerMetrics(health.metrics);
  const worker = new Worker(
    { redis, lookups, observeStep: metrics.observeStep },
    {
      partitions: config.queuePartitions,
      batchSize: config.batchSize,
      lanes: LANES,
      restMs: REST_MS,
    },
    metrics,
  );

  exposeBacklog(health.metrics, { store, redis, partitions: config.queuePartitions });
  exposePool(health.metrics, () => pool);

  const heartbeat = new Heartbeat(redis);

  health.addCheck('redis', () => redis.ping());
  health.addCheck('database', () => pool.query('select 1'));
  for (const part of [heartbeat, worker]) part.start();
  const stopTasks = startTasks(tasksOf({ config, lookups, redis, jobKinds }));

  return {
    async stop() {
      await Promise.all([worker.stop(), stopTasks()]);
      await heartbeat.stop();
      redis.disconnect();
      await pool.end();
    },
  };
}

/** An instant of each of the next days. */
const nextDays = (nowMs: number): number[] =>
  Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => nowMs + days * DAY_MS);

interface TaskParts {
  config: WorkerConfig;
  lookups: Lookups;
  redis: Redis;
  jobKinds: JobKinds;
}

function tasksOf({ config, lookups, redis, jobKinds }: TaskParts): PeriodicTask[] {
  const { store, records: pool } = lookups;
  const dayBlocks = new DayBlockWriter(pool);

  return [
    ...jobLanes(lookups, jobKinds),
    {
      name: 'abandoned jobs',
      firstAfterMs: SECOND_MS,
      everyMs: 10 * MINUTE_MS,
      run: () => deleteAbandonedJobs(lookups),
    },
    // Again and again, because Redis may lose its copy.
    {
      name: 'split customers',
      firstAfterMs: SECOND_MS,
      everyMs: MINUTE_MS,
      run: () => announceSplits(redis, store),
    },
    {
      name: 'next days',
      firstAfterMs: SECOND_MS,
      everyMs: DAY_MS / 4,
      run: () => store.prepareDays(nextDays(Date.now())),
    },
    {
      name: 'closed months',
      firstAfterMs: 30 * MINUTE_MS,
      everyMs: DAY_MS / 8,
      run: () => mergeClosedMonths(pool, Date.now()),
    },
    {
      name: 'viewer filters',
      firstAfterMs: DAY_MS / 24,
      everyMs: DAY_MS / 24,
      run: () => buildViewerFilters(pool, Date.now()),
    },
    {
      name: 'day blocks',
      firstAfterMs: 10 * SECOND_MS,
      everyMs: MINUTE_MS,
      run: () => dayBlocks.run(Date.now()),
    },
    {
      name: 'viewer epochs',
      firstAfterMs: SECOND_MS,
      everyMs: DAY_MS / 24,
      run: () => beginViewerEpochs(store, Date.now()),
    },
    {
      name: 'recompute',
      firstAfterMs: SECOND_MS,
      everyMs: 5 * SECOND_MS,
      run: () => recomputeRequested(lookups),
    },
    {
      name: 'effect',
      firstAfterMs: 20 * SECOND_MS,
      everyMs: MINUTE_MS,
      run: () => recountDueEffects(pool, Date.now()),
    },
    {
      name: 'experiments',
      firstAfterMs: 25 * SECOND_MS,
      everyMs: MINUTE_MS,
      run: () => recountDueExperiments(pool, Date.now()),
    },
    // Not at once: events that waited in the queue while no worker ran should still find their
    // viewers.
    {
      name: 'retention',
      firstAfterMs: 15 * MINUTE_MS,
      everyMs: DAY_MS,
      run: () => applyRetention(lookups, config, Date.now()),
    },
  ];
}
