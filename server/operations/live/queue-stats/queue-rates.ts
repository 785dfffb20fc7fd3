import { randomUUID } from 'node:crypto';
import type { Redis } from '#server/core/redis/redis.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { listPartitions } from '#server/ingestion/queue-partitions.js';
import { streamKey } from '#server/ingestion/queued-event.js';
import { RATES_KEY } from './queue-stats.js';

const SAMPLE_INTERVAL_MS = 2_000;
const RATE_WINDOW_MS = 10_000;
const LEASE_KEY = 'monitoring:queue-rates-keeper';

/** Takes the lease when it is free and renews it when this process holds it. */
const LOCK_LEASE = `
if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end
if redis.call('set', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
return 0`;

interface Sample {
  atMs: number;
  /** Entries ever added, by partition. */
  added: number[];
}

export interface RatedQueues {
  redis: Redis;
  partitions: number;
  now: () => Date;
  intervalMs?: number;
}

async function countAdded(redis: Redis, partition: number): Promise<number> {
  try {
    const fields = (await redis.xinfo('STREAM', streamKey(partition))) as unknown[]; // a flat list of names and values
    return Number(fields[fields.indexOf('entries-added') + 1] ?? 0);
  } catch (error) {
    if (error instanceof Error && /no such key/i.test(error.message)) return 0;
    throw error;
  }
}

/**
 * Entries per second between the oldest and the newest sample; 0 for a single sample, or after
 * Redis lost its count.
 */
export function ratesOf(samples: readonly Sample[]): number[] {
  const [oldest] = samples;
  const newest = samples.at(-1);
  if (!oldest || !newest) return [];
  const seconds = (newest.atMs - oldest.atMs) / 1000;
  return newest.added.map((added, partition) => {
    const more = Math.max(0, added - (oldest.added[partition] ?? added));
    return seconds === 0 ? 0 : more / seconds;
  });
}

/**
 * Samples the queues' total counts every two seconds, in one of all api processes, with or without
 * subscribers: a rate needs two counts, and a new subscriber needs it at once. Returns the function
 * that stops it.
 */
export function startQueueRateSampler(queues: RatedQueues): () => Promise<void> {
  const { redis, partitions, now, intervalMs = SAMPLE_INTERVAL_MS } = queues;
  const id = randomUUID();
  let samples: Sample[] = [];
  let current: Promise<void> = Promise.resolve();

  const sample = async (): Promise<void> => {
    if ((await redis.eval(LOCK_LEASE, 1, LEASE_KEY, id, 3 * intervalMs)) !== 1) {
      samples = [];
      return;
    }

    const numbers = await listPartitions(redis, partitions);
    const added = await Promise.all(numbers.map((partition) => countAdded(redis, partition)));
    const atMs = now().getTime();

    samples = [
      ...samples.filter((earlier) => atMs - earlier.atMs <= RATE_WINDOW_MS),
      { atMs, added },
    ];
    await redis.hset(RATES_KEY, Object.fromEntries(ratesOf(samples).entries()));
    await redis.pexpire(RATES_KEY, RATE_WINDOW_MS);
  };
  const tick = () => {
    current = sample().catch((error: Error) =>
      log.warn({ reason: safeErrorMessage(error) }, 'queue rates could not be sampled'),
    );
  };

  const timer = setInterval(tick, intervalMs);
  return async () => {
    clearInterval(timer);
    await current;
  };
}
