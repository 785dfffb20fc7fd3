import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { appendBatch } from '../../edge/queue/append-batch.js';
import { batchesOf } from '../../edge/queue/batch.js';
import type { QueuedEvent } from '../../queued-event.js';
import { countWaiting } from '../queue-reader.js';

/** Appends as the edge does. */
export async function queueEvents(redis: Redis, events: readonly QueuedEvent[], partitions: number): Promise<void> {
  for (const batch of batchesOf(events, partitions)) await appendBatch(redis, batch, Number.MAX_SAFE_INTEGER);
}

/** Resolves when the workers have stored everything that waits. */
export async function untilDrained(redis: Redis, partitions: number, timeoutMs = 20_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const waiting = await Promise.all(Array.from({ length: partitions }, (_, at) => countWaiting(redis, at)));
    if (waiting.every((entries) => entries === 0)) return;
    if (Date.now() > deadline) throw new Error(`still waiting after ${timeoutMs} ms: ${waiting.join(', ')}`);
    await sleep(5);
  }
}
