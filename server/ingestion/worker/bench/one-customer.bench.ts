import { announceSplits } from '#server/ingestion/split-customers.js';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { fillHistory, queueInParts } from './bench-load.js';
import { withBenchStore, type BenchStore } from './bench-store.js';
import { drawEvents, type EventMix } from './drawn-events.js';
import { runWorker, type Worked } from './run-worker.js';
import { describeSpread } from '#server/testing/bench/spread.js';

/**
 * Events of one customer that 1, 2 and 4 worker processes store, unsplit and in eight buckets, and
 * the share of a batch in which it may hold rows that other batches wait for. Each worker has one
 * lane, so that it needs one core at a time: its own or that of its PostgreSQL connection. With
 * BENCH_CORES each worker and its connections share so much of one core, as if there were as many
 * slower ones.
 */
const MINUTE_MS = 60_000;
/** Many enough for a second that one worker cannot keep up. */
const EVENTS_PER_SECOND = 40_000;
const BUCKETS = 8;
const LANES = 1;
const CORES = process.env.BENCH_CORES === undefined ? undefined : Number(process.env.BENCH_CORES);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const EVENTS_PER_RUN = Number(process.env.BENCH_EVENTS ?? 160_000);
const DRAWN_MS = (EVENTS_PER_RUN / EVENTS_PER_SECOND) * 1_000;
/** Steps from the first row that others may wait for to the commit. */
const SHARED_STEPS = ['move rollups', 'enter ledger', 'commit'];

interface Run {
  buckets: number;
  workers: number;
}
const RUNS: readonly Run[] = [
  { buckets: 1, workers: 1 },
  { buckets: 1, workers: 2 },
  { buckets: BUCKETS, workers: 1 },
  { buckets: BUCKETS, workers: 2 },
  { buckets: BUCKETS, workers: 4 },
];

await withBenchStore(async (store) => {
  const mix = await fillHistory(store, 1);

  const speeds = new Map(RUNS.map((run): [Run, number[]] => [run, []]));
  let made = 0;
  for (let round = 1; round <= ROUNDS; round++)
    for (const run of shuffled(RUNS, round)) {
      made += 1;
      const fromMs = mix.toMs + made * MINUTE_MS;
      await queueDrawn(store, run, { ...mix, fromMs, toMs: fromMs + DRAWN_MS }, made + 1);
      const workers = Array.from({ length: run.workers }, () =>
        runWorker(store, { lanes: LANES, cores: CORES }),
      );
      speeds.get(run)?.push(report(round, run, await Promise.all(workers)));
    }

  for (const [{ buckets, workers }, perSecond] of speeds)
    console.log(
      `one customer, buckets ${buckets}, workers ${workers}: ${describeSpread(perSecond, 0)} events/s`,
    );
});

/** Another order in each round, so that none always runs after the same one. */
function shuffled<T>(items: readonly T[], round: number): T[] {
  const order = items.map((_, at) => items[(at * 2 + round) % items.length]);
  return order.filter((one) => one !== undefined);
}

async function queueDrawn(
  { pool, redis }: BenchStore,
  { buckets }: Run,
  mix: EventMix,
  seed: number,
): Promise<void> {
  for (const { id } of mix.customers) await openEventStore(pool).splitCustomer(id, buckets);
  await announceSplits(redis, openEventStore(pool));
  const splits = new Map(mix.customers.map(({ id }) => [id, { buckets, shards: 1 }]));

  const events = drawEvents(EVENTS_PER_RUN, mix, seed).map((event) => ({
    ...event,
    bucket: buckets === 1 ? null : Number.parseInt(event.viewer?.slice(-2) ?? '', 16) % 64,
  }));
  await queueInParts(redis, events, splits);
  await pool.query('checkpoint');
}

/** Returns the events a second. */
function report(round: number, { buckets, workers }: Run, worked: readonly Worked[]): number {
  const sum = (value: (one: Worked) => number) => worked.reduce((all, one) => all + value(one), 0);
  const elapsedMs = Math.max(...worked.map((one) => one.elapsedMs));
  const perSecond = (EVENTS_PER_RUN / elapsedMs) * 1_000;
  const sharedMs = sum((one) => SHARED_STEPS.reduce((all, at) => all + (one.stepsMs[at] ?? 0), 0));
  const batches = sum((one) => one.batches);
  const batchMs = sum((one) => one.batchesMs) / batches;

  console.log(
    `round ${round}, buckets ${buckets}, workers ${workers}: ` +
      `${Math.round(perSecond).toLocaleString('en')} events/s; ${batches} batches of ${Math.round(batchMs)} ms, ` +
      `shared ${((sharedMs / batches / batchMs) * 100).toFixed(0)} %; ` +
      `processor of workers ${Math.round(sum((one) => one.processorMs))} ms`,
  );

  if (process.env.BENCH_STEPS)
    for (const step of Object.keys(worked[0]?.stepsMs ?? {}))
      console.log(`  ${step}: ${Math.round(sum((one) => one.stepsMs[step] ?? 0))} ms`);

  return perSecond;
}
