/** One worker in a process of its own, so that its memory and processor time are its own. */
import { setTimeout as sleep } from 'node:timers/promises';
import { connectRedis } from '../../../core/redis.js';
import { openLookups } from '../lookups.js';
import { openWorkerPool } from '../worker-database.js';
import { Worker } from '../worker.js';
import { countWaiting } from '../queue-reader.js';

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};
const partitions = Number(setting('QUEUE_PARTITIONS'));
const pool = openWorkerPool(setting('DATABASE_URL'), 8);
const redis = connectRedis(setting('REDIS_URL'));
const stepsMs: Record<string, number> = {};
const worker = new Worker(
  {
    pool,
    redis,
    lookups: openLookups(pool),
    observeStep: (step, elapsedMs) => (stepsMs[step] = (stepsMs[step] ?? 0) + elapsedMs),
  },
  { partitions, batchSize: Number(setting('BATCH_SIZE')), lanes: Number(setting('LANES')), restMs: 20 },
);
const startedAt = performance.now();
worker.start();
for (;;) {
  const waiting = await Promise.all(Array.from({ length: partitions }, (_, at) => countWaiting(redis, at)));
  if (waiting.every((entries) => entries === 0)) break;
  await sleep(20);
}
const elapsedMs = performance.now() - startedAt;
await worker.stop();
process.send?.({ elapsedMs, stepsMs, cpu: process.cpuUsage(), peakBytes: process.resourceUsage().maxRSS * 1024 });
await pool.end();
redis.disconnect();
