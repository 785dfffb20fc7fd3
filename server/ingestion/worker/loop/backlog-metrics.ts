import type { Redis } from '#server/core/redis/redis.js';
import type { EventStore } from '#server/event-store/contract/event-store.js';
import { Gauge, type Registry } from 'prom-client';
import { listPartitions } from '#server/ingestion/queue-partitions.js';
import { countWaiting } from './queue-reader.js';

interface Backlog {
  store: EventStore;
  redis: Redis;
  partitions: number;
}

/**
 * The backlog of the whole installation, read at each scrape: every worker reports the same
 * numbers. NaN while it cannot be read.
 */
export function exposeBacklog(registry: Registry, { store, redis, partitions }: Backlog): void {
  const registers = [registry];
  const waiting: Gauge = new Gauge({
    name: 'queue_waiting_entries',
    help: 'Entries of the queue that no worker has stored yet, in all processes',
    labelNames: ['partition'],
    registers,
    collect: async () => {
      const numbers = await listPartitions(redis, partitions).catch(() => []);
      await Promise.all(
        numbers.map(async (partition) =>
          waiting.set({ partition }, await countWaiting(redis, partition).catch(() => NaN)),
        ),
      );
    },
  });

  const letters: Gauge = new Gauge({
    name: 'dead_letters_waiting',
    help: 'Dead letters that are neither replayed nor discarded, in all processes',
    registers,
    collect: async () => letters.set(await store.countDeadLetters({}).catch(() => NaN)),
  });
}
