import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { streamKey } from '#server/ingestion/queued-event.js';
import { startRedisCluster } from '#server/testing/redis-group/start-redis-cluster.js';
import { startRedisSentinel } from '#server/testing/redis-group/start-redis-sentinel.js';
import { startTrial } from './testing/collection-trial.js';
import { TestCluster } from './testing/test-cluster.js';

const FAILOVERS = Number(process.env.FAILOVERS ?? 1);
const UNDER_LOAD_MS = 500;

describe('a master of Redis that fails over under load', () => {
  it.each([
    { group: 'a cluster of three masters', start: () => startRedisCluster(1) },
    { group: 'a master with Sentinels', start: startRedisSentinel },
  ])(
    'leaves stored what was accepted, nothing twice and the ledger balanced: $group',
    async ({ start }) => {
      await using parts = new AsyncDisposableStack();
      const redis = await start();
      parts.defer(() => redis.stop());
      const cluster = new TestCluster(redis);
      parts.defer(() => cluster.stop());
      const trial = await startTrial(cluster);
      parts.defer(() => trial.end());

      for (let done = 0; done < FAILOVERS; done++) {
        await sleep(UNDER_LOAD_MS);
        await redis.failOver(streamKey(done % 2));
      }

      const before = trial.calls.accepted;
      await trial.expectExactlyOnce();
      expect(trial.calls.accepted).toBeGreaterThan(before);
    },
    120_000 + FAILOVERS * 30_000,
  );
});
