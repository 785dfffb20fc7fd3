import 'reflect-metadata';
import pg from 'pg';
import { openFigureReader } from '#server/event-store/postgres/figures/figure-reader.js';
import { filterOfYear, openBenchApi } from '#server/analytics/bench/bench-api.js';
import { DAYS, fillChannels, fillCustomer } from '#server/analytics/bench/fill.js';
import { ms, timesMsInterleaved } from '#server/analytics/bench/measure.js';
import { quantile } from '#server/testing/bench/spread.js';
import type { DailyFigures } from '#server/analytics/dashboard.service.js';
import { readCatalogue } from '#server/analytics/figures/catalogue.js';
import { FigureStore } from '#server/analytics/figures/figure-store.js';
import { planSums } from '#server/analytics/figures/sums/sum-plan.js';
import { parseDashboardFilter } from '#server/analytics/filter/dashboard-filter.js';
import { panelsOf } from '#server/analytics/testing/read-panels.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { startThrowAwayServices } from '#server/launcher/embedded/throw-away-services.js';
import { buildReport } from './build-report.js';
import { parseReportQuestion } from './report-question.js';

/*
 * The report query against the twelve panels, over the same year of 20 M impressions and 1 M
 * responses (120 lines of 40 bookings, 12 channels, 16 regions). Warm: the days are in memory, and
 * their sums are computed again in each round. Cold: a new store reads them from PostgreSQL.
 */
const CUSTOMER = { id: 1, impressions: 20_000_000, responses: 1_000_000 };
const CACHE_BYTES = 128 * 1024 ** 2;
const NO_DAYS = [1, 0] as const;
const COMPLETE = { completeThrough: '9999-12-31', recent: [], curve: null };
const COLD_ROUNDS = 7;
const WARM_ROUNDS = 21;
const METRICS = ['IMPRESSIONS', 'VISITS', 'SPEND', 'RESPONSE_RATE', 'COST_PER_VISIT'] as const;
const choose = (choices: Partial<Parameters<typeof parseReportQuestion>[0]>) =>
  parseReportQuestion({
    dimensions: [],
    metrics: [...METRICS],
    granularity: 'NONE',
    limit: 10_000,
    ...choices,
  });
const QUESTIONS = [
  ['day x channel', choose({ dimensions: ['CHANNEL'], granularity: 'DAY' })],
  [
    'month x booking x channel',
    choose({ dimensions: ['BOOKING', 'CHANNEL'], granularity: 'MONTH' }),
  ],
  ['day x region', choose({ dimensions: ['REGION'], granularity: 'DAY' })],
  [
    'month x creative x region',
    choose({ dimensions: ['CREATIVE', 'REGION'], granularity: 'MONTH' }),
  ],
] as const;

const services = await startThrowAwayServices('disk');
const pool = new pg.Pool({ connectionString: services.databaseUrl, max: 4 });
pool.on('error', () => undefined); // an idle connection that breaks fails the next query, which throws
let turn = 0;

/** A filter that no memo knows. */
const filterOfTurn = () => filterOfYear(CUSTOMER.id, (turn += 1));

try {
  await migrateDatabase(services.databaseUrl);
  await fillChannels(pool);
  await fillCustomer(pool, CUSTOMER);
  await pool.query('vacuum analyze');
  console.log(`report: filled; ${CUSTOMER.impressions / 1e6} M impressions, ${DAYS} days`);

  const warm = new FigureStore(openFigureReader(pool), CACHE_BYTES);
  for (const [name, question] of QUESTIONS) {
    let rows = 0;
    const report = async (store: FigureStore) => {
      rows = (await buildReport(await readDays(store), question)).rows.length;
    };
    const panels = async (store: FigureStore) => panelsOf((await readDays(store)).figures);
    const fresh = () => new FigureStore(openFigureReader(pool), CACHE_BYTES);

    const atWarm = await timesMsInterleaved(WARM_ROUNDS, [() => report(warm), () => panels(warm)]);
    const atCold = await timesMsInterleaved(COLD_ROUNDS, [
      () => report(fresh()),
      () => panels(fresh()),
    ]);
    print(`${name}, ${rows} rows, warm`, atWarm, name === 'day x channel' ? 'goal <= 50 ms' : '');
    print(
      `${name}, ${rows} rows, cold`,
      atCold,
      name === 'day x channel' ? 'goal: ratio <= 1.2' : '',
    );
  }

  await overGraphql();
} finally {
  await pool.end();
  await services.stop();
}

async function readDays(store: FigureStore): Promise<DailyFigures> {
  const filter = parseDashboardFilter(filterOfTurn());
  const catalogue = await readCatalogue(pool, CUSTOMER.id, 'all');
  const plan = planSums(filter, catalogue.lines);
  const { sums, days } = await store.readSums(plan, NO_DAYS);

  return {
    plan,
    days,
    byDevice: new Map(),
    figures: {
      filter,
      timeZone: 'Pacific/Auckland',
      currency: 'NZD',
      catalogue,
      lines: plan.lines,
      sums,
      maturity: COMPLETE,
    },
  };
}

/** The whole call as the api runs it, without HTTP: 4,380 rows of 365 days × 12 channels. */
async function overGraphql(): Promise<void> {
  const api = await openBenchApi(services.databaseUrl);
  const ask = (source: string) => api.ask(source, filterOfTurn());

  const report = (row: string) => `query ($filter: DashboardFilterInput!) {
    report(filter: $filter, dimensions: [CHANNEL], granularity: DAY, limit: 10000,
      metrics: [${METRICS.join(' ')}]) { rows { periodStart ${row} } } }`;
  const dashboard = `query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) {
    impressionSummary { adSpend } impressionsBeforeVisit { rows { views impressionsBeforeVisit } }
    responsesByRegion { rows { region responses } } responsesBySite { rows { site responses } }
    responsesOverTime { rows { date totalImpressions sameDay totalResponses } }
    visitResponseTiming { rows { timing responses } }
    platformCreativePerformance { rows { platform creative responsesPercentage } }
    creativePerformanceCost { rows { creative totalImpressions adSpend totalResponses } }
    channelPerformanceCost { rows { channel totalImpressions adSpend totalResponses } }
    impressionHeatmap { impressions { total } responses { total } responseRatio { total } }
    analysis { summary { paragraphs } } } }`;

  const [values = [], cells = [], panels = []] = await timesMsInterleaved(WARM_ROUNDS, [
    () => ask(report('valueIds values')),
    () => ask(report('dimensions { valueId name } cells { value low high }')),
    () => ask(dashboard),
  ]);
  print('day x channel over GraphQL, values, warm', [values, panels], 'goal <= 50 ms');
  print('day x channel over GraphQL, cells with ends, warm', [cells, panels], '');
  await api.close();
}

function print(label: string, [report = [], panels = []]: number[][], goal: string): void {
  const spread = (times: readonly number[]) =>
    `${ms(quantile(times, 0.5))} (${ms(quantile(times, 0.25)).trim()} to ${ms(quantile(times, 0.75)).trim()})`;
  const share = quantile(report, 0.5) / quantile(panels, 0.5);
  console.log(
    `report: ${label.padEnd(48)} ${spread(report)}   panels ${spread(panels)}   ratio ${share.toFixed(2)}   ${goal}`,
  );
}
