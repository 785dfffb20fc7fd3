import { beforeAll, expect, test } from '@jest/globals';
import { MAX_BUCKETS } from '#server/event-store/viewer-buckets.js';
import { readShardCount } from '#server/event-store/shards.js';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { buildTags } from '#server/testing/events/build-tags.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { partitionOfEvent, partitionsOf, readQueueLayout } from './queue-partitions.js';
import { announceSplits } from './split-customers.js';

const PARTITIONS = 8;
const database = testDatabase();
const redis = testRedis();

let [split, other]: number[] = [];
beforeAll(async () => {
  split = (await buildTags(database.orm)).customerId;
  other = (await buildTags(database.orm)).customerId;
});

async function announce(buckets: number) {
  await openEventStore(database.pool).splitCustomer(split ?? 0, buckets);
  await announceSplits(redis.client, openEventStore(database.pool));
  return readQueueLayout(redis.client, PARTITIONS);
}

const used = (partitions: Iterable<number>) => [...new Set(partitions)].sort((a, b) => a - b);
const bucketsOf = (customerId = 0) =>
  Array.from({ length: MAX_BUCKETS }, (_, bucket) => ({ customerId, bucket }));

test('edges spread the events of a split customer alone, and the change feed looks wherever they may wait', async () => {
  const layout = await announce(4);
  const partitionsNow = (customerId = 0) =>
    used(bucketsOf(customerId).map((event) => partitionOfEvent(event, layout)));
  const asked = async (customerId = 0) =>
    used(await partitionsOf(redis.client, customerId, PARTITIONS));

  // Those of one shard.
  const partitions = PARTITIONS / (await readShardCount(database.pool));
  expect(partitionsNow(split)).toHaveLength(Math.min(4, partitions));
  expect(partitionsNow(other)).toHaveLength(1);
  const usedWhileSplit = partitionsNow(split);
  expect(await asked(split)).toEqual(expect.arrayContaining(usedWhileSplit));
  expect(await asked(other)).toEqual(partitionsNow(other));

  // Events of the time of the split may still wait.
  expect((await announce(1)).splits.size).toBe(0);
  expect(await asked(split)).toEqual(expect.arrayContaining(usedWhileSplit));
});

test('a customer without a bucket in its event stays in its own partition', async () => {
  const layout = await announce(8);
  const customerId = split ?? 0;
  const own = partitionOfEvent({ customerId, bucket: null }, { ...layout, splits: new Map() });
  expect(partitionOfEvent({ customerId, bucket: null }, layout)).toBe(own);
  expect(partitionOfEvent({ customerId, bucket: 0 }, layout)).toBe(own);
});
