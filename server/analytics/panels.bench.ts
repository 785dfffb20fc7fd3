import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { openFigureReader } from '#server/event-store/postgres/figures/figure-reader.js';
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
import { timesMsInterleaved } from './bench/measure.js';
import { readCatalogue, type Catalogue } from './figures/catalogue.js';
import { FigureStore } from './figures/figure-store.js';
import { planSums } from './figures/sums/sum-plan.js';
import { DashboardFilterInput } from './dashboard-filter.input.js';
import { parseDashboardFilter, type DashboardFilter } from './filter/dashboard-filter.js';
import { panelsOf } from './testing/read-panels.js';
import { writeAnalysis } from './writing/write-analysis.js';

/*
 * All twelve panels from the rollups of a customer with 20 M impressions and 1 M responses in a
 * year (120 lines of 40 bookings, 12 channels, 16 regions), against the best SQL for the same sums,
 * cold and warm; and the cost of ten times the events. The first reading of a store is cold;
 * PostgreSQL's own cache is warm for both sides.
 */
const LARGE: BenchCustomer = { id: 1, impressions: 20_000_000, responses: 1_000_000 };
const SMALL: BenchCustomer = { id: 2, impressions: 2_000_000, responses: 100_000 };
const CACHE_BYTES = 128 * 1024 ** 2;
const NO_DAYS = [1, 0] as const;
const COMPLETE = { completeThrough: '9999-12-31', recent: [], curve: null };
const ROUNDS = 5;
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

  const cold = new Map<string, number>();
  const warm = new Map<string, number>();
  for (const customer of [SMALL, LARGE]) {
    const catalogue = await readCatalogue(pool, customer.id, 'all');
    for (const [name, filter] of filtersOf(customer)) {
      const store = new FigureStore(openFigureReader(pool), CACHE_BYTES);
      const [sqlTimes = [], coldTimes = []] = await timesMsInterleaved(ROUNDS, [
        () => runBestSql(pool, filter, catalogue.lines),
        () => readAll(new FigureStore(openFigureReader(pool), CACHE_BYTES), filter, catalogue),
      ]);
      const [warmTimes = []] = await timesMsInterleaved(3 * ROUNDS, [
        () => readAll(store, freshly(filter), catalogue),
      ]);
      const [sqlMs, coldMs, warmMs] = [
        medianOf(sqlTimes),
        medianOf(coldTimes),
        medianOf(warmTimes),
      ];
      const label = `${customer.impressions / 1e6} M ${name}`;
      cold.set(label, coldMs);
      warm.set(label, warmMs);
      console.log(
        `panels: ${label.padEnd(14)} best SQL ${describeSpread(sqlTimes, 1)} ms   cold ${describeSpread(coldTimes, 1)} ms (${(coldMs / sqlMs).toFixed(2)}${name === `${DAYS} d F0` ? ', goal <= 1.0' : ''})` +
          `   warm ${describeSpread(warmTimes, 1)} ms (1/${(sqlMs / warmMs).toFixed(0)})   ${(store.cacheBytes / 1024 ** 2).toFixed(0)} MB`,
      );
    }
  }
  const growth = (times: Map<string, number>, name: string) =>
    (times.get(`20 M ${name}`) ?? 0) / (times.get(`2 M ${name}`) ?? 1);
  for (const name of ['30 d F0', '365 d F0']) {
    console.log(
      `panels: ten times the events, ${name}: cold ${growth(cold, name).toFixed(2)}, warm ${growth(warm, name).toFixed(2)} (goal <= 1.2)`,
    );
  }
  console.log(
    `panels: memory of an api with both customers' year warm: ${memoryMb()} MB (goal <= 350)`,
  );
} finally {
  await pool.end();
  await services.stop();
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
  const script = path.join(import.meta.dirname, 'bench/memory.ts');
  const customers = [LARGE, SMALL].map(({ id }) => String(id));
  return execFileSync(
    process.execPath,
    ['--max-semi-space-size=16', '--import', 'tsx', script, services.databaseUrl, ...customers],
    {
      encoding: 'utf8',
    },
  ).trim();
}
