/** One worker in its own process, so that its memory and processor time can be measured. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { readConfig } from '#server/core/process/config.js';
import { connectRedis } from '#server/core/redis/redis.js';
import { LANES } from '#server/ingestion/worker/loop/open-worker.js';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';
import { Worker } from '#server/ingestion/worker/loop/worker.js';
import { countWaiting } from '#server/ingestion/worker/loop/queue-reader.js';
import type { Worked } from './run-worker.js';

const { databaseUrl, redisUrl, queuePartitions: partitions, batchSize } = readConfig();
const lanes = Number(process.env.BENCH_LANES ?? LANES);
const pool = openWorkerPool(databaseUrl, 2 * lanes + 2);
const redis = connectRedis(redisUrl);
const stepsMs: Record<string, number> = {};
let [batches, batchesMs] = [0, 0];

const observeStep = (step: string, elapsedMs: number) => {
  stepsMs[step] = (stepsMs[step] ?? 0) + elapsedMs;
};
const observeBatch = (_: unknown, elapsedMs: number) => {
  batches += 1;
  batchesMs += elapsedMs;
};

const worker = new Worker(
  { redis, lookups: openLookups(openEventStore(pool), pool), observeStep },
  { partitions, batchSize, lanes, restMs: 20 },
  { observeStep, observeBatch, observeFailure: (kind) => console.log(`a batch failed: ${kind}`) },
);
const startedAt = performance.now();
const usedBefore = process.cpuUsage();
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

const { user, system } = process.cpuUsage(usedBefore);
const worked: Worked = {
  elapsedMs,
  batches,
  batchesMs,
  stepsMs,
  peakBytes: process.resourceUsage().maxRSS * 1024,
  processorMs: (user + system) / 1_000,
};
process.send?.(worked);
await pool.end();
redis.disconnect();
