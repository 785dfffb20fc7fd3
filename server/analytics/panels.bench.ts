import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { openFigureReader } from '#server/event-store/postgres/figures/figure-reader.js';
import { readNextTransaction } from '#server/event-store/postgres/day-blocks/settled-days.js';
import { writeDayBlocks } from '#server/event-store/postgres/day-blocks/write-day-blocks.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';
import { dayOfLocalDate } from '#server/event-store/reporting-time.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { startThrowAwayServices } from '#server/launcher/embedded/throw-away-services.js';
import { runBestSql } from './bench/best-sql.js';
import {
  bookingIds,
  DAYS,
  fillChannels,
  fillCustomer,
  FIRST_DATE,
  LAST_DATE,
  REGION_IDS,
  type BenchCustomer,
} from './bench/fill.js';
import { describeSpread, medianOf } from '#server/testing/bench/spread.js';
import { measureInterleaved, type RunTimes } from './bench/measure.js';
import { readCatalogue, type Catalogue } from './figures/catalogue.js';
import { FigureStore } from './figures/figure-store.js';
import { planSums } from './figures/sums/sum-plan.js';
import { DashboardFilterInput } from './dashboard-filter.input.js';
import { parseDashboardFilter, type DashboardFilter } from './filter/dashboard-filter.js';
import { panelsOf } from './testing/read-panels.js';
import { writeAnalysis } from './writing/write-analysis.js';

/*
 * All twelve panels of a customer with 20 M impressions and 1 M responses in a year (120 lines of 40
 * bookings, 12 channels, 16 regions), against the best SQL for the same sums, cold and warm; the
 * cost of ten times the events; and the first dashboard of an api that has just started. The first
 * reading of a store is cold; PostgreSQL's own cache is warm for both sides.
 */
const LARGE: BenchCustomer = { id: 1, impressions: 20_000_000, responses: 1_000_000 };
const SMALL: BenchCustomer = { id: 2, impressions: 2_000_000, responses: 100_000 };
const CACHE_BYTES = 128 * 1024 ** 2;
const NO_DAYS = [1, 0] as const;
const COMPLETE = { completeThrough: '9999-12-31', recent: [], curve: null };
const ROUNDS = 5;
/** The days that late visits still change. */
const RECENT_DAYS = 8;
/** Cold, as a share of the best SQL. */
const COLD_GOALS: Record<string, number> = {
  '30 d F0': 0.3,
  '30 d F1': 1,
  '30 d F2': 0.8,
  '365 d F0': 0.25,
  '365 d F1': 1,
  '365 d F2': 0.25,
};
const YEAR = `${DAYS} d F0`;
let turn = 0;

const services = await startThrowAwayServices('disk');
const pool = new pg.Pool({ connectionString: services.databaseUrl, max: 4 });
pool.on('error', () => undefined); // an idle connection that breaks fails the next query, which throws
try {
  await migrateDatabase(services.databaseUrl);
  await fillChannels(pool);
  for (const customer of [SMALL, LARGE]) await fillCustomer(pool, customer);
  await pool.query('vacuum analyze');
  console.log('panels: filled');

  await measureYear('from the rollups alone');
  await writeBlocks();

  const [small, large] = [await measureCustomer(SMALL), await measureCustomer(LARGE)];
  for (const name of ['30 d F0', YEAR]) {
    const [few, many] = [small.get(name), large.get(name)];
    if (!few || !many) continue;
    console.log(
      `panels: ten times the events, ${name}: cold ${(many.coldMs / few.coldMs).toFixed(2)} (goal <= 1.3), warm ${(many.warmMs / few.warmMs).toFixed(2)} (goal <= 1.2)`,
    );
  }

  await measureFirstDashboards();
  console.log(
    `panels: memory of an api with both customers' year warm: ${memoryMb()} MB (goal <= 300)`,
  );

  await pool.query(
    `update event_store.day_version set version = version + 1 where local_date > date '${LAST_DATE}' - ${RECENT_DAYS}`,
  );
  await measureYear(`with its last ${RECENT_DAYS} days from the rollups`);
} finally {
  await pool.end();
  await services.stop();
}

/** Writes a block of every day, as the worker does. */
async function writeBlocks(): Promise<void> {
  const worker = openWorkerPool(services.databaseUrl, 4);
  const startedAt = performance.now();
  const written = await writeDayBlocks(worker, {
    beforeDay: dayOfLocalDate(LAST_DATE) + 1,
    beforeTransaction: await readNextTransaction(worker),
    maxMs: Infinity,
  });
  const tookMs = performance.now() - startedAt;
  await worker.end();

  await pool.query('vacuum analyze event_store.day_block');
  const { rows } = await pool.query<{ customer: number; mb: string }>(
    `select customer_id as customer, round(sum(length(bytes)) / 1e6, 1) as mb
     from event_store.day_block group by customer_id order by customer_id`,
  );
  const sizes = rows.map(({ customer, mb }) => `customer ${customer}: ${mb} MB`).join(', ');
  console.log(
    `panels: ${written} blocks written, ${(tookMs / written).toFixed(1)} ms each; ${sizes}`,
  );
}

/** The cold year of the large customer without a filter. */
async function measureYear(name: string): Promise<void> {
  const catalogue = await readCatalogue(pool, LARGE.id, 'all');
  const filter = new Map(filtersOf(LARGE)).get(YEAR);
  if (!filter) return;
  const [cold] = await measureInterleaved(ROUNDS, [() => readCold(filter, catalogue)]);
  if (cold) console.log(`panels: 20 M ${YEAR} cold ${name}: ${describe(cold)}`);
}

interface Medians {
  coldMs: number;
  warmMs: number;
}

/** Keyed by range and filter. */
async function measureCustomer(customer: BenchCustomer): Promise<Map<string, Medians>> {
  const medians = new Map<string, Medians>();
  const catalogue = await readCatalogue(pool, customer.id, 'all');

  for (const [name, filter] of filtersOf(customer)) {
    const store = new FigureStore(openFigureReader(pool), CACHE_BYTES);
    const [sql, cold] = await measureInterleaved(ROUNDS, [
      () => runBestSql(pool, filter, catalogue.lines),
      () => readCold(filter, catalogue),
    ]);
    const [warm] = await measureInterleaved(3 * ROUNDS, [
      () => readAll(store, freshly(filter), catalogue),
    ]);
    if (!sql || !cold || !warm) continue;

    const [sqlMs, coldMs, warmMs] = [medianOf(sql.wall), medianOf(cold.wall), medianOf(warm.wall)];
    medians.set(name, { coldMs, warmMs });
    const goal = customer === LARGE ? `, goal <= ${COLD_GOALS[name] ?? ''}` : '';
    console.log(
      `panels: ${`${customer.impressions / 1e6} M ${name}`.padEnd(14)} best SQL ${describeSpread(sql.wall, 1)} ms   cold ${describe(cold)} (${(coldMs / sqlMs).toFixed(2)}${goal})` +
        `   warm ${describe(warm)} (1/${(sqlMs / warmMs).toFixed(0)})   ${(store.cacheBytes / 1024 ** 2).toFixed(0)} MB`,
    );
  }

  return medians;
}

/** The first dashboard of fresh processes, one customer after the other. */
async function measureFirstDashboards(): Promise<void> {
  const times = new Map<BenchCustomer, RunTimes>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const customer of [SMALL, LARGE]) {
      const { wall, processor } = times.get(customer) ?? { wall: [], processor: [] };
      const [wallMs = 0, processorMs = 0] = JSON.parse(
        runScript('first-dashboard', String(customer.id)),
      ) as number[]; // what the script prints
      times.set(customer, {
        wall: [...wall, wallMs],
        processor: [...processor, processorMs],
      });
    }
  }

  const [small, large] = [times.get(SMALL), times.get(LARGE)];
  if (!small || !large) return;
  const ratio = medianOf(large.wall) / medianOf(small.wall);
  console.log(
    `panels: the first dashboard of a fresh api, ${DAYS} d: 2 M ${describe(small)}   20 M ${describe(large)} (goal <= 150)   ratio ${ratio.toFixed(2)} (goal <= 1.3)`,
  );
}

function describe({ wall, processor }: RunTimes): string {
  return `${describeSpread(wall, 1)} ms, processor ${medianOf(processor).toFixed(1)} ms`;
}

function filtersOf(customer: BenchCustomer): [string, DashboardFilter][] {
  const narrowed: [string, Partial<DashboardFilterInput>][] = [
    ['F0', {}],
    ['F1', { regions: REGION_IDS.slice(0, 4), channels: [1, 2, 3], dayparts: [2, 7] }],
    ['F2', { bookings: bookingIds(customer).slice(0, 10), weekdays: [6, 7] }],
  ];

  const ranges: [string, string][] = [
    ['30 d', '2026-10-02'],
    [`${DAYS} d`, FIRST_DATE],
  ];

  return ranges.flatMap(([range, startDate]) =>
    narrowed.map(([name, lists]): [string, DashboardFilter] => {
      const input = Object.assign(new DashboardFilterInput(), {
        clientId: customer.id,
        startDate,
        endDate: LAST_DATE,
        ...lists,
      });
      return [`${range} ${name}`, parseDashboardFilter(input)];
    }),
  );
}

function readCold(filter: DashboardFilter, catalogue: Catalogue): Promise<void> {
  return readAll(new FigureStore(openFigureReader(pool), CACHE_BYTES), filter, catalogue);
}

async function readAll(
  store: FigureStore,
  filter: DashboardFilter,
  catalogue: Catalogue,
): Promise<void> {
  const plan = planSums(filter, catalogue.lines);
  const { sums } = await store.readSums(plan, NO_DAYS);
  const figures = {
    filter,
    timeZone: 'Pacific/Auckland',
    currency: 'NZD',
    catalogue,
    lines: plan.lines,
    sums,
    maturity: COMPLETE,
  };
  panelsOf(figures);
  writeAnalysis(figures);
}

/** An equivalent filter that is not cached, so that each warm reading is summed again. */
function freshly(filter: DashboardFilter): DashboardFilter {
  turn += 1;
  return {
    ...filter,
    campaigns: filter.campaigns,
    weekdays: filter.weekdays ?? new Set([1, 2, 3, 4, 5, 6, 7, 7 + turn]),
  };
}

function memoryMb(): string {
  return runScript('memory', ...[LARGE, SMALL].map(({ id }) => String(id)));
}

function runScript(name: string, ...customerIds: string[]): string {
  const script = path.join(import.meta.dirname, `bench/${name}.ts`);
  return execFileSync(
    process.execPath,
    ['--max-semi-space-size=16', '--import', 'tsx', script, services.databaseUrl, ...customerIds],
    { encoding: 'utf8' },
  ).trim();
}
