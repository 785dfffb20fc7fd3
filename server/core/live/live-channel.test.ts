import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { testRedis } from '#server/testing/test-redis.js';
import { changedChannel, topicChannel } from './live-channels.js';
import { LiveFeed } from './live-channel.js';
import { publishChanged } from './publish-changed.js';
import { unwrap, type LiveUpdate, type LiveTopic } from './live-topic.js';

const redis = testRedis();
const INTERVAL_MS = 40;

interface Sample {
  count: number;
  sampledAt: Date;
}

/** A topic that counts how often it is read. */
function countedTopic(name: string) {
  const reads = { total: 0, fail: false };
  const topic: LiveTopic<Sample> = {
    name,
    intervalMs: INTERVAL_MS,
    read: async () => {
      reads.total += 1;
      if (reads.fail) throw new Error('the database is away');
      return { count: reads.total, sampledAt: new Date(reads.total) };
    },
    revive: (sample) => ({ ...sample, sampledAt: new Date(sample.sampledAt) }),
  };

  return { reads, topic };
}

async function untilSubscribed(channels: readonly string[], processes: number): Promise<void> {
  const counts = async () => {
    const answer = await redis.client.pubsub('NUMSUB', ...channels);
    return answer.filter((_, at) => at % 2 === 1).map(Number);
  };
  while ((await counts()).some((count) => count < processes)) await sleep(5);
}

const feeds: LiveFeed[] = [];
afterEach(() => feeds.splice(0).forEach((feed) => feed.close()));

function openFeed(client = redis.client): LiveFeed {
  const feed = new LiveFeed(client);
  feeds.push(feed);
  return feed;
}

async function next<T>(update: AsyncIterableIterator<LiveUpdate<T>>): Promise<T> {
  const result: IteratorResult<LiveUpdate<T>, unknown> = await update.next();
  if (result.done === true) throw new Error('these tests end no feed while they listen');
  return unwrap(result.value);
}

test('the value comes at once, then at the interval, with dates as dates', async () => {
  const { topic } = countedTopic('at-once');
  const update = openFeed().watch(topic);
  expect(await next(update)).toEqual({ count: 1, sampledAt: new Date(1) });
  for (let turn = 2; turn <= 3; turn++) {
    const { count, sampledAt } = await next(update);
    expect(count).toBeGreaterThanOrEqual(turn);
    expect(sampledAt).toEqual(new Date(count));
  }
  await update.return?.();
});

test('one of all feeds samples for the watchers of all', async () => {
  const { reads, topic } = countedTopic('together');
  const watching = [openFeed(), openFeed(), openFeed()].flatMap((feed) => [
    feed.watch(topic),
    feed.watch(topic),
  ]);

  const startedAtMs = Date.now();
  for (const update of watching) await next(update);

  for (let turn = 0; turn < 5; turn++) {
    const seen = await Promise.all(watching.map((update) => next(update)));
    expect(new Set(seen.map(({ count }) => count)).size).toBe(1);
  }

  const intervals = Math.ceil((Date.now() - startedAtMs) / INTERVAL_MS);

  expect(reads.total).toBeLessThanOrEqual(intervals + feeds.length);
  for (const update of watching) await update.return?.();
});

test('nothing is read once the last watcher is gone, and again when one comes back', async () => {
  const { reads, topic } = countedTopic('unwatched');
  const feed = openFeed();
  const first = feed.watch(topic);

  await next(first);
  await first.return?.();
  await sleep(INTERVAL_MS); // a turn may be running

  const before = reads.total;

  await sleep(3 * INTERVAL_MS);
  expect(reads.total).toBe(before);

  const again = feed.watch(topic);

  expect((await next(again)).count).toBe(before + 1);
  expect((await next(again)).count).toBeGreaterThan(before + 1);
  await again.return?.();
});

test('a published change is sampled at once, by one of all feeds, and changes of other topics are not', async () => {
  const { reads, topic } = countedTopic('changed');
  const rare = { ...topic, intervalMs: 3_600_000 };
  const watching = [openFeed(), openFeed()].map((feed) => feed.watch(rare));
  for (const update of watching) await next(update);
  const channels = [changedChannel(redis.client), topicChannel(redis.client, 'changed')];
  await untilSubscribed(channels, watching.length);
  const before = reads.total;

  await publishChanged(redis.client, ['another', 'changed']);
  const counts = await Promise.all(watching.map((update) => next(update)));
  expect(counts.map(({ count }) => count)).toEqual([before + 1, before + 1]);
  expect(reads.total).toBe(before + 1);

  await publishChanged(redis.client, ['another']);
  await publishChanged(redis.client, ['changed']);
  expect(reads.total).toBe(before + 1);
  for (const update of watching) await update.return?.();
});

test('a value that cannot be read gives a failure, and watching continues', async () => {
  const { reads, topic } = countedTopic('failing');
  const update = openFeed().watch(topic);
  await next(update);
  reads.fail = true;
  await expect(next(update)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  reads.fail = false;
  expect((await next(update)).count).toBeGreaterThan(2);
  await update.return?.();
});

test('without Redis each feed samples for its own watchers', async () => {
  const { reads, topic } = countedTopic('alone');
  const lost = redis.client.duplicate({
    enableOfflineQueue: false,
    lazyConnect: true,
    retryStrategy: () => 60_000,
    disconnectTimeout: 1,
    port: 1,
  });

  lost.on('error', () => undefined); // nothing listens on port 1

  const update = openFeed(lost).watch(topic);

  expect((await next(update)).count).toBe(1);
  expect((await next(update)).count).toBe(2);
  await update.return?.();
  expect(reads.total).toBe(2);
  lost.disconnect();
});

test('many watchers are notified a few at a time, so that other work runs in between', async () => {
  const { topic } = countedTopic('many');
  const feed = openFeed();
  const watching = Array.from({ length: 50 }, () => feed.watch(topic));
  for (const update of watching) await next(update);
  const order: string[] = [];
  const received = watching.map(async (update, at) => {
    await next(update);
    if (at === 0) setImmediate(() => order.push('other work'));
    if (at === watching.length - 1) order.push('the last watcher');
  });

  await Promise.all(received);
  expect(order).toEqual(['other work', 'the last watcher']);
  for (const update of watching) await update.return?.();
});

test('a watcher that subscribes while the last one leaves is notified too', async () => {
  const { topic } = countedTopic('hand-over');
  const feed = openFeed();
  const first = feed.watch(topic);
  await next(first);
  const second = feed.watch(topic);
  await first.return?.();
  const { count } = await next(second);
  expect((await next(second)).count).toBeGreaterThan(count);
  await second.return?.();
});
