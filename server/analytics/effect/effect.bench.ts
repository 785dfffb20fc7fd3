import 'reflect-metadata';
import pg from 'pg';
import type { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import { filterOfYear, openBenchApi } from '#server/analytics/bench/bench-api.js';
import { fillChannels, fillCustomer, LAST_DATE } from '#server/analytics/bench/fill.js';
import { ms, timesMsInterleaved } from '#server/analytics/bench/measure.js';
import { quantile } from '#server/testing/bench/spread.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { recountCustomer } from '#server/ingestion/worker/effect/recount-due.js';
import { startThrowAwayServices } from '#server/launcher/embedded/throw-away-services.js';

/*
 * The recount of twelve weeks with 1 M visits and 5 M impressions of 400,000 viewers, whose keys
 * change every 30 days; then the dashboard of the year with and without its effect. A new filter
 * finds the days in memory but not its sums, the same filter both, and a cold process neither.
 * Raw events lie as the worker leaves them: closed months in the order of their key, the last one
 * in none.
 */
const CUSTOMER = { id: 1, impressions: 20_000_000, responses: 1_000_000 };
const WEEKS = 12;
const IMPRESSIONS = 5_000_000;
const VISITS = 1_000_000;
const RESPONSES = 600_000;
const VIEWERS = 400_000;
const LINES = 120;
const REGIONS = 16;
const DAY_MS = 86_400_000;
const END_MS = Date.parse(`${LAST_DATE}T00:00:00Z`);
const START_MS = END_MS - WEEKS * 7 * DAY_MS;
const NOW_MS = END_MS + 9 * DAY_MS;
const RECOUNTS = 3;
const ROUNDS = 45;
const COLD_ROUNDS = 5;
const PART_ROUNDS = 5;

const services = await startThrowAwayServices('disk');
const pool = new pg.Pool({ connectionString: services.databaseUrl, max: 4 });
pool.on('error', () => undefined); // an idle connection that breaks fails the next query, which throws
let turn = 0;

try {
  await migrateDatabase(services.databaseUrl);
  await fillChannels(pool);
  await fillCustomer(pool, CUSTOMER);
  await fillEvents();
  await orderClosedMonths();
  await pool.query('vacuum analyze');

  const times: number[] = [];
  for (let round = 0; round < RECOUNTS; round += 1) {
    const startedMs = performance.now();
    const recounted = await recountCustomer(pool, CUSTOMER.id, NOW_MS);
    times.push(performance.now() - startedMs);
    if (!recounted) throw new Error('nothing was recounted');
  }
  times.sort((a, b) => a - b);
  console.log(
    `effect: recount of ${VISITS / 1e6} M visits and ${IMPRESSIONS / 1e6} M impressions over ${WEEKS} weeks   ${ms(quantile(times, 0.5))} (${ms(times[0] ?? 0).trim()} to ${ms(times.at(-1) ?? 0).trim()})   goal <= 10 s`,
  );
  await printSize();
  await overGraphql();
} finally {
  await pool.end();
  await services.stop();
}

/** Prints the space that the stored evidence takes. */
async function printSize(): Promise<void> {
  const { rows } = await pool.query<{ days: string; lines: string; events: string; table: string }>(
    `select count(*) as days, sum(length(lines)) as lines, sum(length(events)) as events,
       pg_total_relation_size('event_store.effect_day') as table from event_store.effect_day`,
  );
  const [size] = rows;
  const mb = (bytes = '0') => `${(Number(bytes) / 1e6).toFixed(1)} MB`;
  console.log(
    `effect: evidence of ${size?.days ?? 0} days   lines ${mb(size?.lines)}   events ${mb(size?.events)}   table ${mb(size?.table)}`,
  );
}

/** Raw events of viewers under the key of each epoch. */
async function fillEvents(): Promise<void> {
  const at = (atMs: number) => new Date(atMs).toISOString();
  const begins = [0, 30, 60].map((days) => at(START_MS + days * DAY_MS));
  await pool.query(`
    delete from event_store.viewer_epoch;
    insert into event_store.viewer_epoch (number, salt, begins_at)
    values (1, '\\x01', '${begins[0]}'), (2, '\\x02', '${begins[1]}'), (3, '\\x03', '${begins[2]}');
    insert into event_store.watermark (name, before) values ('viewer_keys', '${begins[0]}')
    on conflict (name) do update set before = excluded.before;
    insert into event_store.customer_state (customer_id, time_zone) values (${CUSTOMER.id}, 'Pacific/Auckland')
    on conflict do nothing`);
  for (let dayMs = START_MS; dayMs < END_MS + 31 * DAY_MS; dayMs += 28 * DAY_MS) {
    const month = `${at(dayMs).slice(0, 7)}-01`;
    await pool.query(
      `select event_store.create_partition(parent, '${month}') from unnest(array['impression', 'webhit', 'response']) parent`,
    );
  }
  const key = (viewer: string, time: string) => `md5(${viewer} || ' ' || case
    when ${time} < '${begins[1]}' then 1 when ${time} < '${begins[2]}' then 2 else 3 end)::uuid`;
  const drawn = (count: number, tag: string) => `
    select ${CUSTOMER.id}, ${key('viewer', 'at')}, at, gen_random_uuid(), ${tag},
      2 + viewer % ${REGIONS}, at, 0
    from (select floor(random() ^ 2 * ${VIEWERS})::integer as viewer,
        date_trunc('milliseconds', timestamptz '${at(START_MS)}' + random() * interval '${WEEKS * 7} days') as at
      from generate_series(1, ${count})) events`;
  await pool.query(`
    insert into event_store.impression
    ${drawn(IMPRESSIONS, `${CUSTOMER.id * 1000} + floor(random() * ${LINES})::integer`)};
    insert into event_store.webhit ${drawn(VISITS, String(CUSTOMER.id * 1000))};
    insert into event_store.response
    select ${CUSTOMER.id}, at + random() * interval '7 days', gen_random_uuid(), ${CUSTOMER.id * 1000},
      gen_random_uuid(), at, ${CUSTOMER.id * 1000}, 2, (at at time zone 'Pacific/Auckland')::date, 1, 3, 1
    from (select timestamptz '${at(START_MS)}' + random() * interval '${WEEKS * 7} days' as at
      from generate_series(1, ${RESPONSES})) events`);
}

async function orderClosedMonths(): Promise<void> {
  const last = LAST_DATE.slice(0, 7).replace('-', '_');
  const { rows } = await pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
     where inhparent in ('event_store.impression'::regclass, 'event_store.webhit'::regclass)
       and inhrelid::regclass::text < inhparent::regclass::text || '_${last}'`,
  );
  for (const { name } of rows)
    await pool.query(`cluster ${name} using ${name.replace('event_store.', '')}_pkey`);
}

/** The whole call as the api runs it, without HTTP. */
async function overGraphql(): Promise<void> {
  const panels = `impressionSummary { adSpend } impressionsBeforeVisit { rows { views impressionsBeforeVisit } }
    responsesByRegion { rows { region responses } } responsesBySite { rows { site responses } }
    responsesOverTime { rows { date totalImpressions sameDay totalResponses } }
    visitResponseTiming { rows { timing responses } }
    platformCreativePerformance { rows { platform creative responsesPercentage } }
    creativePerformanceCost { rows { creative totalImpressions adSpend totalResponses } }
    channelPerformanceCost { rows { channel totalImpressions adSpend totalResponses } }
    impressionHeatmap { impressions { total } responses { total } responseRatio { total } }
    findings { sentence } analysis { summary { paragraphs } }`;
  const range = 'value low high';
  const effect = `effect { verdict creditedVisits causedVisits { ${range} } costPerCausedVisit { ${range} }
    testableShare placebo { ${range} } leadLag { ${range} } }`;
  const dashboard = (more: string) => `query ($filter: DashboardFilterInput!) {
    dashboard(filter: $filter) { ${panels} ${more} } }`;

  const open = () => openBenchApi(services.databaseUrl, () => new Date(NOW_MS));
  const api = await open();
  for (const [name, isNew] of [
    ['same filter', false],
    ['new filter', true],
  ] as const) {
    const filter = () => filterOfYear(CUSTOMER.id, isNew ? (turn += 1) : 0);
    const [without = [], withEffect = []] = await timesMsInterleaved(ROUNDS, [
      () => api.ask(dashboard(''), filter()),
      () => api.ask(dashboard(effect), filter()),
    ]);
    print(name, without, withEffect);
  }
  await timeParts(api);
  await api.close();

  const askColdly = async (source: string) => {
    const cold = await open();
    await cold.ask(source, filterOfYear(CUSTOMER.id, 0));
    await cold.close();
  };
  const [without = [], withEffect = []] = await timesMsInterleaved(COLD_ROUNDS, [
    () => askColdly(dashboard('')),
    () => askColdly(dashboard(effect)),
  ]);
  print('cold', without, withEffect);
}

/** Filters and rows that are not sums of lines, each asked for the first time. */
async function timeParts(api: Awaited<ReturnType<typeof openBenchApi>>): Promise<void> {
  const rowsBy = (dimension: string) => `query ($filter: DashboardFilterInput!) {
    dashboard(filter: $filter) { effect { verdict rows(dimension: ${dimension}) { rowId } } } }`;
  const questions: [string, string, Partial<DashboardFilterInput>][] = [
    ['rows by region', 'REGION', {}],
    ['rows by site', 'SITE', {}],
    ['rows by view of a region and daypart', 'VIEWS', { regions: [3], dayparts: [7] }],
    ['creatives of a site', 'CREATIVE', { sites: [CUSTOMER.id * 1000] }],
  ];
  for (const [name, dimension, filter] of questions) {
    const [times = []] = await timesMsInterleaved(PART_ROUNDS, [
      () => api.ask(rowsBy(dimension), { ...filterOfYear(CUSTOMER.id, (turn += 1)), ...filter }),
    ]);
    console.log(`effect: ${name.padEnd(38)} ${ms(quantile(times, 0.5))}`);
  }
}

function print(name: string, without: readonly number[], withEffect: readonly number[]): void {
  const spread = (times: readonly number[]) =>
    `${ms(quantile(times, 0.5))} (${ms(quantile(times, 0.25)).trim()} to ${ms(quantile(times, 0.75)).trim()})`;
  const ratio = quantile(withEffect, 0.5) / quantile(without, 0.5);
  console.log(
    `effect: dashboard with its effect, ${name.padEnd(12)} ${spread(withEffect)}   without ${spread(without)}   ratio ${ratio.toFixed(2)}   goal <= 1.3`,
  );
}
