import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Redis as SingleRedis } from 'ioredis';
import type { Redis } from '#server/core/redis/redis.js';
import { Registry } from 'prom-client';
import { startRedis, type EmbeddedRedis } from '#server/launcher/embedded/embedded-redis.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import {
  EVENT_FIELD,
  parseQueuedEvent,
  receivedKey,
  streamKey,
  type QueuedEvent,
} from '#server/ingestion/queued-event.js';
import { EdgeMetrics } from '#server/ingestion/edge/edge-metrics.js';
import { partitionOf } from '#server/event-store/shards.js';
import { connectQueue } from '#server/ingestion/edge/wiring.js';
import { NO_SPLITS } from '#server/ingestion/split-customers.js';
import { EventQueue } from './event-queue.js';
import { Spool } from './spool.js';
import { SpoolFullError } from './spool-writer.js';

const PARTITIONS = 2;
/** The partitions of the customers 1 and 3, and of 2. */
const [OF_ONE, OF_TWO] = [partitionOf(1, PARTITIONS), partitionOf(2, PARTITIONS)];
let folder = '';
let port = 0;
let server: EmbeddedRedis;
let client: Redis;
let queue: EventQueue;

const startServer = async () => {
  server = await startRedis({
    dataDir: path.join(folder, 'redis'),
    password: 'test',
    port,
    durable: true,
  });
};
const killServer = async () => {
  process.kill(server.pid, 'SIGKILL');
  while (client.status === 'ready') await sleep(5);
};

function openQueue({ maxLength = 1_000_000, spoolMaxBytes = 100_000_000 } = {}): EventQueue {
  client = connectQueue(server.url);
  const spool = Spool.open(path.join(folder, 'spool'), spoolMaxBytes, () => undefined);
  return new EventQueue(
    client,
    spool,
    { partitions: PARTITIONS, splits: NO_SPLITS, maxLength },
    new EdgeMetrics(new Registry()),
  );
}
async function closeQueue(): Promise<void> {
  await queue.close();
  client.disconnect();
}

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-queue-'));
  port = await freePort();
  await startServer();
  queue = openQueue();
  await untilReady();
});
afterEach(async () => {
  await closeQueue();
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function untilReady(): Promise<void> {
  while (client.status !== 'ready') await sleep(5);
}

function testEvent(customerId = 1): QueuedEvent {
  const nowMs = Date.now();

  return {
    id: randomUUID(),
    hasCallerId: false,
    kind: 'impression',
    customerId,
    tagId: 5,
    occurredAtMs: nowMs,
    receivedAtMs: nowMs,
    viewer: null,
    regionId: 1,
    device: 1,
    filterReason: 0,
    flags: 0,
    formerViewer: null,
    bucket: null,
  };
}

async function storedIds(partition: number): Promise<string[]> {
  const reader = new SingleRedis(server.url);
  try {
    const entries = await reader.xrange(streamKey(partition), '-', '+');
    return entries.map(([, [field, text]]) =>
      field === EVENT_FIELD ? parseQueuedEvent(text ?? '').id : '',
    );
  } finally {
    reader.disconnect();
  }
}

async function untilStored(partition: number, count: number): Promise<string[]> {
  const deadlineMs = Date.now() + 30_000;
  for (;;) {
    const ids = await storedIds(partition);
    if (new Set(ids).size >= count || Date.now() > deadlineMs) return ids;
    await sleep(100);
  }
}

test('events lie in the stream of their customer in their order, and are counted as received', async () => {
  const events = [testEvent(1), testEvent(2), testEvent(1), testEvent(3)];
  await queue.appendAll(events);
  expect(await storedIds(OF_ONE)).toEqual([events[0]?.id, events[2]?.id, events[3]?.id]);
  expect(await storedIds(OF_TWO)).toEqual([events[1]?.id]);

  const received = await client.hgetall(receivedKey(OF_ONE));

  expect(
    Object.entries(received).map(([field, count]) => [field.replace(/^\d+/, 'minute'), count]),
  ).toEqual(
    expect.arrayContaining([
      ['minute:1:1:5', '2'],
      ['minute:1:3:5', '1'],
    ]),
  );
});

test('a script that Redis forgot is loaded again', async () => {
  await queue.appendAll([testEvent()]);
  await client.script('FLUSH');
  await queue.appendAll([testEvent()]);
  expect(await storedIds(OF_ONE)).toHaveLength(2);
});

test('while Redis is away events are answered from the disk, and replayed in order before newer ones', async () => {
  await killServer();
  const away = Array.from({ length: 500 }, () => testEvent());
  for (const event of away) await queue.appendAll([event]);
  await startServer();
  const later = testEvent();
  await queue.appendAll([later]);
  const ids = await untilStored(OF_ONE, 501);
  expect(ids).toEqual([...away.map(({ id }) => id), later.id]);
});

test('a spool left by a dead edge is replayed by the next one', async () => {
  await killServer();
  const event = testEvent();
  await queue.appendAll([event]);
  await closeQueue();
  await startServer();
  queue = openQueue();
  expect(await untilStored(OF_ONE, 1)).toEqual([event.id]);
});

test('a stream at its bound sends events to the spool, and they follow when it is worked off', async () => {
  await closeQueue();
  queue = openQueue({ maxLength: 10 });
  await untilReady();

  const events = Array.from({ length: 30 }, () => testEvent());
  for (const event of events) await queue.appendAll([event]);
  expect(await storedIds(OF_ONE)).toHaveLength(10);

  const worked: string[] = [];
  while (worked.length < events.length) {
    for (const [entryId, [, text]] of await client.xrange(streamKey(OF_ONE), '-', '+')) {
      worked.push(parseQueuedEvent(text ?? '').id);
      await client.xdel(streamKey(OF_ONE), entryId);
    }
    await sleep(20);
  }

  expect(worked).toEqual(events.map(({ id }) => id));
});

test('when the spool is full too, the event is refused and nothing of it is kept', async () => {
  await closeQueue();
  queue = openQueue({ spoolMaxBytes: 250 });
  await untilReady();
  await killServer();

  const event = testEvent();

  await queue.appendAll([event]);
  await queue.appendAll([testEvent()]);
  await expect(queue.appendAll([testEvent()])).rejects.toThrow(SpoolFullError);
  expect(queue.metrics.refused).toBe(1);
  await startServer();
  expect(await untilStored(OF_ONE, 2)).toHaveLength(2);
});

test('Redis killed and restarted under load loses nothing that was accepted', async () => {
  const accepted: string[] = [];
  let isOver = false;
  const sender = async () => {
    while (!isOver) {
      const event = testEvent();
      await queue.appendAll([event]);
      accepted.push(event.id);
      await sleep(2); // thousands are load enough; more would only make the replay long
    }
  };

  const senders = Array.from({ length: 40 }, sender);
  const untilMore = async (count: number) => {
    const enough = accepted.length + count;
    while (accepted.length < enough) await sleep(2);
  };

  for (let round = 0; round < 3; round++) {
    await untilMore(200);
    await killServer();
    await untilMore(200);
    await startServer();
  }

  await untilMore(200);
  isOver = true;
  await Promise.all(senders);

  const stored = new Set(await untilStored(OF_ONE, accepted.length));

  expect(accepted.filter((id) => !stored.has(id))).toEqual([]);
  expect(accepted.length).toBeGreaterThan(1_000);
}, 60_000);
