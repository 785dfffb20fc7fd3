import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Cluster, type Redis as SingleRedis } from 'ioredis';
import { shardKeyOf } from '#server/event-store/shards.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { RATE_LIMITS } from '#server/access/limits/rate-limits.js';
import { invalidateTags, readTagged } from '#server/access/identity/tagged-cache.js';
import { LiveFeed } from '#server/core/live/live-channel.js';
import { connectRedis, type Redis } from '#server/core/redis/redis.js';
import { readActiveUsers } from '#server/operations/live/active-users/active-users.js';
import { readCacheHealth } from '#server/operations/live/cache-health/cache-health.js';
import { readQueueSnapshot } from '#server/operations/live/queue-stats/queue-stats.js';
import { appendBatches } from '#server/ingestion/edge/queue/append-batches.js';
import { batchesOf } from '#server/ingestion/edge/queue/batch.js';
import { NO_SPLITS } from '#server/ingestion/split-customers.js';
import { connectQueue } from '#server/ingestion/edge/wiring.js';
import { START_OF_STREAM } from '#server/event-store/contract/store-transaction.js';
import { forgetRead, readQueue } from '#server/ingestion/worker/loop/queue-reader.js';
import { buildEvent } from '#server/testing/events/build-event.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { startRedisCluster } from '#server/testing/redis-group/start-redis-cluster.js';
import { until, type TestRedisGroup } from '#server/testing/redis-group/test-redis-group.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';

const PARTITIONS = 8;
const MAX_LENGTH = 1_000;

let group: TestRedisGroup;
let client: Redis;
let queue: Redis;

beforeAll(async () => {
  group = await startRedisCluster(0);
  client = connectRedis(group.url);
  queue = connectQueue(group.url);
  await untilConnected(client, queue);
}, 60_000);

const database = testDatabase();
const api = testApi(database, {
  get url() {
    return group.url;
  },
});

// Defined after the api's own, whose connections end only while the cluster is there.
afterAll(async () => {
  client.disconnect();
  queue.disconnect();
  await group.stop();
});

/** A cluster is ready before its nodes are, and a queue's connection refuses calls until then. */
async function untilConnected(...connections: readonly Redis[]): Promise<void> {
  const areConnected = () =>
    connections.every(
      (redis) =>
        redis instanceof Cluster &&
        [redis, ...redis.nodes()].every(({ status }) => status === 'ready'),
    );
  await until(() => Promise.resolve(areConnected()), 'every node is connected');
}

function mastersOf(redis: Redis): SingleRedis[] {
  if (!(redis instanceof Cluster)) throw new Error('this test is about a cluster');
  return redis.nodes('master');
}

const events = () =>
  Array.from({ length: PARTITIONS }, (_, partition) =>
    buildEvent({ customerId: shardKeyOf(partition, PARTITIONS), tagId: 1 }),
  );

test('sessions, counted calls and their limits work over several masters', async () => {
  const em = database.orm.em.fork();
  const user = await buildUser(em, { name: 'Una User' });
  const token = await tokenOf(api, user);

  const answer = await api.rest('GET', '/users/', { token });
  expect(answer.status).toBe(200);

  await api.wiring.calls.flush();
  const { users } = await readActiveUsers(em, client, new Date());
  expect(users).toMatchObject([{ name: 'Una User' }]);

  const { limit } = RATE_LIMITS['sign-in:account-hour'];
  const attempt = () => acquireSlots(client, [['sign-in:account-hour', 'una']], new Date());
  for (let taken = 0; taken < limit; taken++) await attempt();
  await expect(attempt()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('a cached right ends with its tag, wherever key and tag are stored', async () => {
  let loads = 0;
  const read = () =>
    readTagged(
      client,
      { key: 'right', secret: 'a secret that is long enough', tags: ['tag-1', 'tag-2', 'tag-3'] },
      (value) => (typeof value === 'number' ? value : undefined),
      async () => (loads += 1),
    );

  expect(await read()).toBe(1);
  expect(await read()).toBe(1);
  await invalidateTags(client, ['tag-2']);
  expect(await read()).toBe(2);
});

test('a value that one process publishes reaches the subscribers of the others, after a lost connection, too', async () => {
  const other = connectRedis(group.url);
  const feeds = [new LiveFeed(client), new LiveFeed(other)];
  let reads = 0;
  const topic = {
    name: 'counted',
    intervalMs: 40,
    read: async () => (reads += 1),
    revive: (value: number) => value,
  };

  const watched = feeds.map((feed) => feed.watch(topic));
  const untilUpdated = async () => {
    for (let turn = 0; turn < 3; turn++) {
      const updates = await Promise.all(watched.map((updated) => updated.next()));
      for (const { value } of updates) expect(value).toMatchObject({ value: expect.any(Number) });
    }
  };
  await untilUpdated();

  const closed = await Promise.all(
    mastersOf(client).map((master) => master.call('CLIENT', 'KILL', 'TYPE', 'pubsub')),
  );
  const count = closed.map(Number).reduce((sum, ofMaster) => sum + ofMaster, 0);
  expect(count).toBeGreaterThanOrEqual(feeds.length);
  await untilUpdated();

  for (const feed of feeds) feed.close();
  other.disconnect();
});

test('partitions on different masters take entries, count them, and load a lost script again', async () => {
  for (const master of mastersOf(client)) await master.script('FLUSH');

  const batches = batchesOf(events(), { partitions: PARTITIONS, splits: NO_SPLITS });
  const outcomes = await appendBatches(queue, batches, MAX_LENGTH);
  expect(new Set(outcomes)).toEqual(new Set(['stored']));

  const { queues } = await readQueueSnapshot(client, PARTITIONS, new Date());
  expect(queues.map(({ messages }) => messages)).toEqual(Array(PARTITIONS).fill(1));
  expect(queues.every(({ memoryBytes }) => memoryBytes > 0)).toBe(true);

  for (const { partition } of batches) {
    const read = await readQueue(client, partition, START_OF_STREAM, 10);
    expect(read.entries).toHaveLength(1);
    expect([...read.received.values()]).toEqual([1]);
    await forgetRead(client, partition, read.position);
    const again = await readQueue(client, partition, read.position, 10);
    expect([again.entries, again.received.size]).toEqual([[], 0]);
  }
});

test('entries that no replica has count as not stored, and no worker reads their counts', async () => {
  const url = group.url.replace('replicas=0', 'replicas=1');
  const strict = connectQueue(url);
  const reader = connectRedis(url);
  await untilConnected(strict, reader);

  const [batch] = batchesOf(events(), { partitions: PARTITIONS, splits: NO_SPLITS });
  if (!batch) throw new Error('no batch');
  expect(await appendBatches(strict, [batch], MAX_LENGTH)).toEqual(['unknown']);
  await expect(readQueue(reader, batch.partition, START_OF_STREAM, 10)).rejects.toThrow(/replica/);

  strict.disconnect();
  reader.disconnect();
});

test('the health of the cache is that of all masters together', async () => {
  const { info } = await readCacheHealth(client, new Date());
  const one = /^used_memory:(\d+)/m.exec((await mastersOf(client)[0]?.info()) ?? '')?.[1];
  expect(info.memoryUsedBytes).toBeGreaterThan(Number(one) * 2);
});
