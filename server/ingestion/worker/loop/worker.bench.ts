import type pg from 'pg';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { fillHistory, queueInParts } from '#server/ingestion/worker/bench/bench-load.js';
import {
  plainCopy,
  withBenchStore,
  type BenchStore,
} from '#server/ingestion/worker/bench/bench-store.js';
import { drawEvents } from '#server/ingestion/worker/bench/drawn-events.js';
import { runWorker, type Worked } from '#server/ingestion/worker/bench/run-worker.js';
import { describeSpread } from '#server/testing/bench/spread.js';

/**
 * Events that one worker process stores, credits and rolls up, from the queue to the commit,
 * against a plain COPY of the same rows into the raw tables; both with a week of history. On a
 * cluster where CITUS_URL names its coordinator. Goals: see docs/performance.md.
 */
const HOUR_MS = 3_600_000;
const CUSTOMERS = 4;
const ROUNDS = 5;
const EVENTS_PER_ROUND = 150_000;

await withBenchStore(bench);

async function bench(store: BenchStore): Promise<void> {
  const { pool, redis } = store;
  const mix = await fillHistory(store, CUSTOMERS);

  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const fromMs = mix.toMs + round * HOUR_MS;
    const events = drawEvents(
      EVENTS_PER_ROUND,
      { ...mix, fromMs, toMs: fromMs + HOUR_MS },
      round + 1,
    );
    const copyMs = await timePlainCopy(pool, events);
    await queueInParts(redis, events);
    const worked = await runWorker(store);
    report(round, events.length, copyMs, worked);
    ratios.push(copyMs / worked.elapsedMs);
  }
  console.log(`worker: ratio ${describeSpread(ratios, 2)} (goal 0.5)`);
}

function report(round: number, events: number, copyMs: number, worked: Worked): void {
  const perSecond = (elapsedMs: number) =>
    Math.round((events / elapsedMs) * 1000).toLocaleString('en');
  const ratio = (copyMs / worked.elapsedMs).toFixed(2);
  const megabytes = Math.round(worked.peakBytes / 2 ** 20);

  console.log(
    `worker, round ${round}: ${perSecond(worked.elapsedMs)} events/s; plain COPY ${perSecond(copyMs)} rows/s; ` +
      `ratio ${ratio}; memory ${megabytes} MB (goal 300 MB)`,
  );

  if (!process.env.BENCH_STEPS) return;

  for (const [step, elapsedMs] of Object.entries(worked.stepsMs))
    console.log(`  ${step}: ${Math.round(elapsedMs)} ms`);
}

/** Removes the rows afterwards. */
async function timePlainCopy(pool: pg.Pool, events: readonly QueuedEvent[]): Promise<number> {
  const startedAt = performance.now();
  await plainCopy(pool, events);

  const elapsedMs = performance.now() - startedAt;
  for (const table of ['impression', 'webhit']) {
    await pool.query(`delete from event_store.${table} where occurred_at >= $1`, [
      new Date(events[0]?.occurredAtMs ?? 0),
    ]);
    await pool.query(`vacuum event_store.${table}`);
  }

  await pool.query('checkpoint');

  return elapsedMs;
}
