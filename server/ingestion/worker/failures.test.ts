import { afterAll, beforeAll, test } from '@jest/globals';
import { streamKey } from '#server/ingestion/queued-event.js';
import { startRedisSentinel } from '#server/testing/redis-group/start-redis-sentinel.js';
import type { TestRedisGroup } from '#server/testing/redis-group/test-redis-group.js';
import { startTrial, type CollectionTrial } from '#server/testing/events/collection-trial.js';
import { TestCluster } from '#server/testing/events/test-cluster.js';

/** The trials kill each part many times, and pause, cut off and replace them as well. */
const AT_ONCE = { afterMs: 0, downMs: 0 };

let group: TestRedisGroup;
let cluster: TestCluster;
let trial: CollectionTrial;

beforeAll(async () => {
  group = await startRedisSentinel();
  cluster = new TestCluster(group);
  trial = await startTrial(cluster);
}, 120_000);

afterAll(async () => {
  await trial?.end();
  await cluster?.stop();
  await group?.stop();
}, 60_000);

test('a killed worker, a killed edge and a Redis master that fails over leave stored what was accepted, once', async () => {
  for (const part of ['worker', 'edge'] as const) {
    await trial.calls.afterNextAccepted();
    await cluster.killAndRestart(part, AT_ONCE);
  }
  await trial.calls.afterNextAccepted();
  await group.failOver(streamKey(0));

  await trial.expectExactlyOnce();
}, 180_000);
