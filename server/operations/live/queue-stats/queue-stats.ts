import type { Redis } from '#server/core/redis/redis.js';
import { listPartitions } from '#server/ingestion/queue-partitions.js';
import { streamKey, WORKER_TIMEOUT_MS, WORKERS_KEY } from '#server/ingestion/queued-event.js';
import type { QueueSnapshot, QueueStats, QueueStatus, QueueSummary } from './queue-stats.type.js';

/** Hash of partition → messages per second, written by the sampler. */
export const RATES_KEY = 'monitoring:queue-rates';

const HIGH_LOAD_ABOVE = 1000;
const MODERATE_ABOVE = 200;

function statusOf(largestQueue: number): QueueStatus {
  if (largestQueue > HIGH_LOAD_ABOVE) return 'High Load';
  return largestQueue > MODERATE_ABOVE ? 'Moderate' : 'Healthy';
}

function summarise(queues: QueueStats[], workers: number): QueueSummary {
  const messages = queues.map((queue) => queue.messages);
  const largestQueue = Math.max(0, ...messages);
  const totalMessages = messages.reduce((sum, count) => sum + count, 0);
  return { totalMessages, totalConsumers: workers, largestQueue, status: statusOf(largestQueue) };
}

/** Entries in all queues. */
export async function countWaiting(redis: Redis, partitions: number): Promise<number> {
  const numbers = await listPartitions(redis, partitions);
  const lengths = await Promise.all(numbers.map((partition) => redis.xlen(streamKey(partition))));
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** The queues now. The rate comes from the sampler, and is 0 before its first value. */
export async function readQueueSnapshot(
  redis: Redis,
  partitions: number,
  now: Date,
): Promise<QueueSnapshot> {
  const numbers = await listPartitions(redis, partitions);
  const [workers, rates, queues] = await Promise.all([
    redis.zcount(WORKERS_KEY, now.getTime() - WORKER_TIMEOUT_MS, '+inf'),
    redis.hgetall(RATES_KEY),
    Promise.all(
      numbers.map(async (partition) => {
        const key = streamKey(partition);
        const [messages, memoryBytes] = await Promise.all([
          redis.xlen(key),
          redis.memory('USAGE', key),
        ]);
        return { partition, queue: `events-${partition}`, messages, memoryBytes: memoryBytes ?? 0 };
      }),
    ),
  ]);

  const stats = queues.map(({ partition, ...queue }) => ({
    ...queue,
    messageRate: Number(rates[partition] ?? 0),
    consumers: workers,
  }));

  return { sampledAt: now, queues: stats, summary: summarise(stats, workers) };
}
