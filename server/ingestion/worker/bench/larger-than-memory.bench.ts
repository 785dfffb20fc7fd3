import type pg from 'pg';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { buildViewerFilters } from '#server/event-store/postgres/viewer-filters/build-viewer-filters.js';
import { describeSpread } from '#server/testing/bench/spread.js';
import { queueInParts } from './bench-load.js';
import { buildCustomers, withBenchStore, type BenchStore } from './bench-store.js';
import { drawEvents, type EventMix } from './drawn-events.js';
import { dropFileCache, limitMemory, withChildren } from './control-group.js';
import { runWorker } from './run-worker.js';

/**
 * Events that one worker process stores with raw tables of ten times the memory that PostgreSQL and
 * its files may take, against the same with all memory of the machine, in alternation; both with
 * the same buffers. Goal: see docs/performance.md.
 */
const MEGABYTE = 2 ** 20;
const DAY_MS = 86_400_000;
const LIMIT_BYTES = Number(process.env.BENCH_MEMORY_MB ?? 400) * MEGABYTE;
const TIMES = 10;
const CUSTOMERS = 4;
const REGIONS = 16;
const HISTORY_DAYS = 30;
/** Size of a row and its key. */
const ROW_BYTES = 189;
const ROWS_PER_DAY = Math.round((LIMIT_BYTES * TIMES) / ROW_BYTES / HISTORY_DAYS);
/** Six impressions of each in the month. */
const VIEWERS = Math.round((ROWS_PER_DAY * HISTORY_DAYS) / 6);
const SETTINGS = { shared_buffers: `${Math.round(LIMIT_BYTES / MEGABYTE / 4)}MB` };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const EVENTS_PER_RUN = Number(process.env.BENCH_EVENTS ?? 150_000);
/** Events are as dense as the history, so that the present day does not outgrow the others. */
const RUN_MS = (EVENTS_PER_RUN / ROWS_PER_DAY) * DAY_MS;
/** Each round warms up and measures with either memory. */
const RUNS = ROUNDS * 4;
const RUN_DAYS = Math.ceil((RUNS * RUN_MS) / DAY_MS);

const MEMORIES = ['limited', 'whole'] as const;
type Memory = (typeof MEMORIES)[number];

const shown = (amount: number) => Math.round(amount).toLocaleString('en');

await withBenchStore(async (store) => {
  const mix = await fillMonth(store);
  const perSecond: Record<Memory, number[]> = { limited: [], whole: [] };

  let made = 0;
  for (let round = 1; round <= ROUNDS; round++)
    for (const memory of round % 2 ? MEMORIES : MEMORIES.toReversed()) {
      await withMemory(store, memory, async () => {
        // The first batches read what every later one finds in memory.
        for (const isWarmUp of [true, false]) {
          const speed = await timeWorker(store, mix, made);
          made += 1;
          if (!isWarmUp) perSecond[memory].push(speed);
        }
      });
      const [limited, whole] = [perSecond.limited.at(-1) ?? NaN, perSecond.whole.at(-1) ?? NaN];
      if (perSecond.limited.length === perSecond.whole.length)
        console.log(
          `round ${round}: ${shown(limited)} events/s with a tenth of the raw tables in memory, ` +
            `${shown(whole)} with all; ratio ${(limited / whole).toFixed(2)} (goal 0.8)`,
        );
    }
  const ratios = perSecond.limited.map((limited, at) => limited / (perSecond.whole[at] ?? NaN));
  console.log(`larger than memory: ratio ${describeSpread(ratios, 2)} (goal 0.8)`);
});

/** A month of impressions until a noon, after which the runs still end before today. */
async function fillMonth({ databaseUrl, pool }: BenchStore): Promise<EventMix> {
  const todayMs = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const noonMs = todayMs - (RUN_DAYS + 1) * DAY_MS + DAY_MS / 2;
  const mix: EventMix = {
    customers: await buildCustomers(databaseUrl, CUSTOMERS),
    regionIds: Array.from({ length: REGIONS }, (_, at) => at + 1),
    viewers: VIEWERS,
    webhitShare: 0.05,
    fromMs: noonMs - HISTORY_DAYS * DAY_MS,
    toMs: noonMs,
  };
  const days = Array.from(
    { length: HISTORY_DAYS + RUN_DAYS + 2 },
    (_, day) => mix.fromMs + day * DAY_MS,
  );
  const eventStore = openEventStore(pool);
  await eventStore.prepareDays(days);
  await eventStore.prepareCustomers(mix.customers.map(({ id }) => id));

  const startedAt = performance.now();
  for (const day of days.slice(0, HISTORY_DAYS)) await fillDay(pool, mix, day);
  await pool.query('vacuum analyze event_store.impression');
  await pool.query('checkpoint');

  const { rows } = await pool.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(relid))::text as bytes
     from pg_partition_tree('event_store.impression') where isleaf`,
  );
  const bytes = Number(rows[0]?.bytes);
  console.log(
    `${shown(ROWS_PER_DAY * HISTORY_DAYS)} impressions, ${shown(bytes / MEGABYTE)} MB, ` +
      `${(bytes / LIMIT_BYTES).toFixed(1)} times ${shown(LIMIT_BYTES / MEGABYTE)} MB; ` +
      `filled in ${shown((performance.now() - startedAt) / 1_000)} s`,
  );

  return mix;
}

/** The viewers are those of `drawEvents`. */
async function fillDay(pool: pg.Pool, { customers, viewers }: EventMix, fromMs: number) {
  await pool.query(
    `insert into event_store.impression
       (customer_id, viewer, occurred_at, event_id, tag_id, region_id, received_at, filter_reason)
     select customer_id, viewer, at, gen_random_uuid(),
       first_line + floor(random() * lines)::integer,
       1 + floor(random() * $1)::integer, at, 0
     from (
       select md5('viewer ' || floor(random() * $2))::uuid as viewer,
         to_timestamp($3::float8 / 1000 + 86400.0 * one / $4) as at,
         1 + floor(random() * cardinality($5::integer[]))::integer as chosen
       from generate_series(0, $4::integer - 1) one
     ) drawn
     join unnest($5::integer[], $6::integer[], $7::integer[]) with ordinality
       as customer (customer_id, first_line, lines, chosen) using (chosen)`,
    [
      REGIONS,
      viewers,
      fromMs,
      ROWS_PER_DAY,
      customers.map(({ id }) => id),
      customers.map(({ lines }) => Math.min(...lines)),
      customers.map(({ lines }) => lines.length),
    ],
  );
}

async function withMemory(store: BenchStore, memory: Memory, work: () => Promise<void>) {
  const { pid } = await store.restart(SETTINGS);
  if (memory === 'whole') {
    await readAll(store.pool);
    return work();
  }

  const group = limitMemory(LIMIT_BYTES);
  for (const one of withChildren(pid)) group.add(one);
  dropFileCache();
  await work();
  // Ends what is limited.
  await store.restart(SETTINGS);
  group.remove();
}

/** Reads all tables into the memory of the machine. */
async function readAll(pool: pg.Pool): Promise<void> {
  await pool.query('create extension if not exists pg_prewarm');
  await pool.query(
    `select pg_prewarm(relid, 'read'), (
       select sum(pg_prewarm(indexrelid, 'read')) from pg_index where indrelid = relid
     ) from pg_partition_tree('event_store.impression') where isleaf`,
  );
}

/** Events of a time of its own after the history; days that ended before it have filters. */
async function timeWorker(store: BenchStore, mix: EventMix, run: number): Promise<number> {
  const fromMs = mix.toMs + run * RUN_MS;
  const window = { ...mix, fromMs, toMs: fromMs + RUN_MS };
  await buildViewerFilters(store.pool, fromMs);
  await queueInParts(store.redis, drawEvents(EVENTS_PER_RUN, window, run + 2));
  const { elapsedMs, stepsMs } = await runWorker(store);
  if (process.env.BENCH_STEPS) console.log(stepsMs);
  return (EVENTS_PER_RUN / elapsedMs) * 1_000;
}
