import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectRedis, type Redis } from '#server/core/redis/redis.js';
import { streamKey } from '#server/ingestion/queued-event.js';
import { confirmReplicated } from '#server/ingestion/replication.js';
import { startRedisCluster } from '#server/testing/redis-group/start-redis-cluster.js';
import { startRedisSentinel } from '#server/testing/redis-group/start-redis-sentinel.js';
import { until, type TestRedisGroup } from '#server/testing/redis-group/test-redis-group.js';
import { startTrial } from '#server/testing/events/collection-trial.js';
import { TestCluster } from '#server/testing/events/test-cluster.js';

const FAILOVERS = Number(process.env.FAILOVERS ?? 1);
const UNDER_LOAD_MS = 500;
const CONNECTIONS = 5;
/** So that news of the failover find them connecting. */
const retryStrategy = () => 1;

const canWrite = (redis: Redis) =>
  redis.set('key', 'value').then(
    () => true,
    () => false,
  );

describe.each([
  { name: 'a cluster of three masters', start: () => startRedisCluster(1) },
  { name: 'a master with Sentinels', start: startRedisSentinel },
])('$name', ({ start }) => {
  let group: TestRedisGroup;
  beforeAll(async () => {
    group = await start();
  }, 60_000);
  afterAll(() => group.stop());

  it('confirms a write only once its replica has it, to a new connection, too', async () => {
    const writer = connectRedis(group.url);
    await writer.hset('hash', 'field', 'copied');
    const resume = await group.pauseReplicas();
    await writer.hset('hash', 'field', 'value');
    writer.disconnect();

    const reader = connectRedis(group.url);
    const confirm = (value: string) => confirmReplicated(reader, 'hash', 'field', value);
    await expect(confirm('value').finally(resume)).rejects.toThrow(/replica in time/);
    await confirm('value');
    await expect(confirm('copied')).rejects.toThrow(/another Redis took over/);
    reader.disconnect();
  });

  it(
    'leaves stored what was accepted, nothing twice and the ledger balanced when a master fails over, and every connection finds the new one',
    async () => {
      await using parts = new AsyncDisposableStack();
      const cluster = new TestCluster(group);
      parts.defer(() => cluster.stop());
      const trial = await startTrial(cluster);
      parts.defer(() => trial.end());

      const connections = Array.from({ length: CONNECTIONS }, () =>
        connectRedis(group.url, { retryStrategy }),
      );
      parts.defer(() => connections.forEach((redis) => redis.disconnect()));
      expect(await Promise.all(connections.map(canWrite))).not.toContain(false);

      for (let done = 0; done < FAILOVERS; done++) {
        await sleep(UNDER_LOAD_MS);
        await group.failOver(streamKey(done % 2));
      }

      await until(
        async () => (await Promise.all(connections.map(canWrite))).every(Boolean),
        'every connection finds the new master',
      );

      const before = trial.calls.accepted;
      await trial.expectExactlyOnce();
      expect(trial.calls.accepted).toBeGreaterThan(before);
    },
    120_000 + FAILOVERS * 30_000,
  );
});
