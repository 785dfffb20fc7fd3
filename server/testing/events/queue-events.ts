import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from '#server/core/redis/redis.js';
import { partitionOfEvent } from '#server/ingestion/queue-partitions.js';
import { NO_SPLITS } from '#server/ingestion/split-customers.js';
import {
  EVENT_FIELD,
  encodeQueuedEvent,
  receivedField,
  receivedKey,
  streamKey,
  type QueuedEvent,
} from '#server/ingestion/queued-event.js';
import { countWaiting } from '#server/ingestion/worker/loop/queue-reader.js';

/** Appends in the given order, with the same effects as the edge. */
export async function queueEvents(
  redis: Redis,
  events: readonly QueuedEvent[],
  partitions: number,
  splits = NO_SPLITS,
): Promise<void> {
  const layout = { partitions, splits };
  const parted = Map.groupBy(events, (event) => partitionOfEvent(event, layout));
  for (const [partition, own] of parted) {
    const append = redis.multi();
    for (const event of own)
      append.xadd(streamKey(partition), '*', EVENT_FIELD, encodeQueuedEvent(event));
    for (const [field, same] of Map.groupBy(own, receivedField)) {
      append.hincrby(receivedKey(partition), field, same.length);
    }
    await append.exec();
  }
}

/** Resolves when the workers have stored every waiting event. */
export async function untilDrained(
  redis: Redis,
  partitions: number,
  timeoutMs = 20_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const waiting = await Promise.all(
      Array.from({ length: partitions }, (_, at) => countWaiting(redis, at)),
    );
    if (waiting.every((entries) => entries === 0)) return;
    if (Date.now() > deadline)
      throw new Error(`still waiting after ${timeoutMs} ms: ${waiting.join(', ')}`);
    await sleep(5);
  }
}
