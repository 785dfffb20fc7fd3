import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { PARTITIONS, type BenchStore } from './bench-store.js';

/** What worker-process.ts sends. */
export interface Worked {
  elapsedMs: number;
  batches: number;
  /** Of all batches. */
  batchesMs: number;
  stepsMs: Record<string, number>;
  peakBytes: number;
  processorMs: number;
}

/** A worker process that stores what is in the queue. `lanes`: as in the product by default. */
export async function runWorker(
  { databaseUrl, redisUrl }: BenchStore,
  lanes?: number,
): Promise<Worked> {
  const child = fork(path.join(import.meta.dirname, 'worker-process.ts'), {
    execArgv: ['--max-semi-space-size=16', '--import', 'tsx'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      QUEUE_PARTITIONS: String(PARTITIONS),
      ...(lanes === undefined ? {} : { BENCH_LANES: String(lanes) }),
      ...TEST_SECRETS,
    },
  });

  const [worked] = (await once(child, 'message')) as [Worked]; // as worker-process.ts sends it

  return worked;
}
