import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTrial, type CollectionTrial } from '#server/testing/events/collection-trial.js';
import { TestCluster, type Part } from '#server/testing/events/test-cluster.js';

const ROUNDS = Number(
  process.env.KILL_ROUNDS ?? (process.env.npm_lifecycle_event === 'test:kill' ? 20 : 4),
);
const PARTS: readonly Part[] = ['worker', 'redis', 'postgres', 'edge'];

const cluster = new TestCluster();
let trial: CollectionTrial;

beforeAll(async () => {
  trial = await startTrial(cluster);
}, 60_000);

afterAll(async () => {
  await trial?.end();
  await cluster.stop();
}, 60_000);

describe('whatever is killed', () => {
  it(
    'leaves stored what was accepted, figures as recomputed and the ledger balanced',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const part = PARTS[round % PARTS.length] ?? 'worker';
        await cluster.killAndRestart(part, {
          afterMs: randomInt(200, 800),
          downMs: randomInt(0, 700),
        });
      }

      await trial.expectExactlyOnce();
      expect(trial.calls.accepted).toBeGreaterThan(ROUNDS * 10);
    },
    60_000 + ROUNDS * 15_000,
  );
});
