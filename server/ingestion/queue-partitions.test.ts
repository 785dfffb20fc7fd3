import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { readLedger } from '#server/event-store/ledger.js';
import { EdgeMetrics } from '#server/ingestion/edge/edge-metrics.js';
import { EventQueue } from '#server/ingestion/edge/queue/event-queue.js';
import { Spool } from '#server/ingestion/edge/queue/spool.js';
import { connectQueue } from '#server/ingestion/edge/wiring.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { readFigures } from '#server/testing/events/figures.js';
import { untilDrained } from '#server/testing/events/queue-events.js';
import { slowFigures } from '#server/testing/events/slow-figures.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis, testRedisUrl } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { NO_SPLITS } from './split-customers.js';
import type { QueuedEvent } from './queued-event.js';
import {
  changePartitionCount,
  listPartitions,
  partitionsOf,
  watchPartitionCounts,
} from './queue-partitions.js';

const FIRST = 3;
const PART = 25;
const WATCH_MS = 10;
const MINUTE_MS = 60_000;
const NOW_MS = Date.now();
const database = testDatabase();
const redis = testRedis();
testWorkers(database, redis, { workers: 2, partitions: FIRST, batchSize: 40, watchMs: WATCH_MS });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-partitions-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The queue of an edge, which follows changes when it watches. */
function openEdgeQueue(name: string, watches: boolean) {
  const client = connectQueue(testRedisUrl(redis.url, 'edge'));
  const spool = Spool.open(path.join(folder, name), 1e8, () => undefined);
  const limits = { partitions: FIRST, splits: NO_SPLITS, maxLength: 1e6 };
  const queue = new EventQueue(client, spool, limits, new EdgeMetrics(new Registry()));
  const follow = ([count = FIRST]: readonly number[]) => {
    limits.partitions = count;
  };
  const stop = watches ? watchPartitionCounts(client, FIRST, follow, WATCH_MS) : async () => {};
  const close = async () => {
    while (!spool.isEmpty) await sleep(WATCH_MS);
    await stop();
    await queue.close();
    client.disconnect();
  };
  return { queue, limits, close };
}

test('the number of partitions changes under load, with an edge that hears nothing of it: each event counts once', async () => {
  const customers: CustomerTags[] = [];
  for (let made = 0; made < 5; made++) customers.push(await buildTags(database.orm, 'NZ'));
  const events = Array.from({ length: 1_000 }, (_, at): QueuedEvent => {
    const tags = customers[at % customers.length] ?? { customerId: 0, impression: [], webhit: [] };
    const kind = at % 4 === 0 ? 'webhit' : 'impression';
    return buildEvent({
      customerId: tags.customerId,
      tagId: tags[kind][at % 2] ?? 0,
      kind,
      viewer: viewer(at % 23),
      occurredAtMs: NOW_MS - ((at * 37) % 2_000) * MINUTE_MS,
      receivedAtMs: NOW_MS,
    });
  });
  const edges = [openEdgeQueue('a', true), openEdgeQueue('b', true), openEdgeQueue('c', false)];
  const last = customers.at(-1);
  const changes = new Map([
    [200, 8],
    [450, 2],
    [700, 5],
  ]);
  const used = new Set<number>();

  let copies = 0;
  for (let from = 0; from < events.length; from += PART) {
    const count = changes.get(from);
    if (count !== undefined) await changePartitionCount(redis.client, count, FIRST);

    const appending = events.slice(from, from + PART).flatMap((event, at) => {
      // Every tenth event twice, by two edges, as after an unknown outcome.
      const senders = at % 10 === 0 ? [at % 3, (at + 1) % 3] : [at % 3];
      return senders.map(async (sender) => edges[sender]?.queue.appendAll([event]));
    });
    await Promise.all(appending);
    copies += appending.length;
    for (const { limits } of edges) used.add(limits.partitions);
  }

  while (edges[0]?.limits.partitions !== 5) await sleep(WATCH_MS);
  for (const { close } of edges) await close();
  expect([...used]).toEqual(expect.arrayContaining([3, 8, 2]));
  const partitions = await listPartitions(redis.client, FIRST);
  expect(partitions).toHaveLength(8);
  expect(
    new Set(await partitionsOf(redis.client, last?.customerId ?? 0, FIRST)).size,
  ).toBeGreaterThan(1);
  await untilDrained(redis.client, partitions.length);

  let received = 0;
  for (const { customerId } of customers) {
    const { total } = await readLedger(database.pool, {
      from: new Date(0),
      to: new Date(NOW_MS + 60 * MINUTE_MS),
      customerId,
      waiting: 0,
      maxTags: 10,
    });
    const own = events.filter((event) => event.customerId === customerId);
    expect(total).toMatchObject({
      stored: own.length,
      duplicate: total.received - own.length,
      deadLettered: 0,
    });
    received += total.received;

    expect(await readFigures(database.pool, customerId)).toEqual(
      slowFigures(own, 'Pacific/Auckland'),
    );
    expect(
      await recomputeCustomer(openEventStore(database.pool), customerId, 'check'),
    ).toMatchObject({
      differences: [],
    });
  }
  expect(received).toBe(copies);
});
