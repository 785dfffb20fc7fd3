/** One worker in its own process, so that its memory and processor time can be measured. */
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#server/core/process/config.js';
import { connectRedis } from '#server/core/process/redis.js';
import { LANES } from '#server/ingestion/worker/loop/open-worker.js';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { openWorkerPool } from '#server/ingestion/worker/loop/worker-database.js';
import { Worker } from '#server/ingestion/worker/loop/worker.js';
import { countWaiting } from '#server/ingestion/worker/loop/queue-reader.js';

const { databaseUrl, redisUrl, queuePartitions: partitions, batchSize } = readConfig();
const pool = openWorkerPool(databaseUrl, 2 * LANES + 2);
const redis = connectRedis(redisUrl);
const stepsMs: Record<string, number> = {};
const worker = new Worker(
  {
    pool,
    redis,
    lookups: openLookups(pool),
    observeStep: (step, elapsedMs) => (stepsMs[step] = (stepsMs[step] ?? 0) + elapsedMs),
  },
  { partitions, batchSize, lanes: LANES, restMs: 20 },
);
const startedAt = performance.now();
worker.start();
for (;;) {
  const waiting = await Promise.all(
    Array.from({ length: partitions }, (_, at) => countWaiting(redis, at)),
  );
  if (waiting.every((entries) => entries === 0)) break;
  await sleep(20);
}
const elapsedMs = performance.now() - startedAt;
await worker.stop();
process.send?.({ elapsedMs, stepsMs, peakBytes: process.resourceUsage().maxRSS * 1024 });
await pool.end();
redis.disconnect();
