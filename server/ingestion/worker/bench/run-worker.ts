import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { PARTITIONS, type BenchStore } from './bench-store.js';
import { limitProcessor } from './control-group.js';

const WATCH_MS = 20;
/** PostgreSQL ends the connections of an ended process within this time. */
const SETTLE_MS = 500;

let started = 0;

/** Message of worker-process.ts. */
export interface Worked {
  elapsedMs: number;
  batches: number;
  /** Total of all batches. */
  batchesMs: number;
  stepsMs: Record<string, number>;
  peakBytes: number;
  processorMs: number;
}

/**
 * A worker process that stores what is in the queue. `lanes`: as in the product by default.
 * `cores`: what the worker and its connections of PostgreSQL may take of one core altogether.
 */
export async function runWorker(
  { databaseUrl, redisUrl, pool }: BenchStore,
  { lanes, cores }: { lanes?: number; cores?: number } = {},
): Promise<Worked> {
  const name = `bench-worker-${(started += 1)}`;
  const child = fork(path.join(import.meta.dirname, 'worker-process.ts'), {
    execArgv: ['--max-semi-space-size=16', '--import', 'tsx'],
    env: {
      ...process.env,
      DATABASE_URL: `${databaseUrl}?application_name=${name}`,
      REDIS_URL: redisUrl,
      QUEUE_PARTITIONS: String(PARTITIONS),
      ...(lanes === undefined ? {} : { BENCH_LANES: String(lanes) }),
      ...TEST_SECRETS,
    },
  });
  const release = cores === undefined ? undefined : limitCores(child.pid ?? 0, name, cores, pool);

  const [worked] = (await once(child, 'message')) as [Worked]; // as worker-process.ts sends it
  await release?.(once(child, 'exit'));

  return worked;
}

/** Also limits the connections that the worker opens later. */
function limitCores(pid: number, name: string, cores: number, pool: pg.Pool) {
  const group = limitProcessor(cores);
  group.add(pid);
  const known = new Set<number>();
  const addConnections = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where application_name = $1',
      [name],
    );
    for (const row of rows) if (!known.has(row.pid)) group.add(row.pid);
    for (const row of rows) known.add(row.pid);
  };
  const timer = setInterval(() => void addConnections().catch(() => undefined), WATCH_MS);

  return async (ended: Promise<unknown>) => {
    clearInterval(timer);
    await ended;
    await sleep(SETTLE_MS);
    group.remove();
  };
}
