import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrateDatabase } from '#server/database/migrate.js';
import { startThrowAwayServices } from '#server/launcher/embedded/throw-away-services.js';
import {
  closeConnections,
  describeStatuses,
  describeTimes,
  fillDashboards,
  filterOf,
  post,
  refreshDashboards,
  signIn,
  type Timed,
} from '#server/api/bench/dashboard-load.js';
import { makeKeys } from '#server/api/bench/make-keys.js';
import { startBenchApi } from '#server/api/bench/start-api.js';
import { quantile } from '#server/testing/bench/spread.js';

/*
 * This bench measures how much partners at their limits slow people at their screens: the time of a
 * dashboard refresh alone, and next to API keys of many agencies. Each key makes ten calls a
 * second, its limit of 600 a minute, without waiting for the answers.
 */
const PARTNERS = Number(process.env.BENCH_PARTNERS ?? 100);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 50);
const CALLS_PER_SECOND = 10;
const GOAL_RATIO = 1.5;
const PEOPLE = [1, 2, 3, 4].map((person) => `person-${person}@infinitum.example`);

/** Mostly daily figures, some lists, and sometimes a health check. */
const PARTNER_QUERIES = [
  'query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) { responsesOverTime { rows { date totalImpressions totalResponses } } } }',
  'query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) { impressionSummary { actualImpressions totalResponses adSpend } platformCreativePerformance { rows { platform creative impressionsPercentage } } } }',
  '{ bookings(customerId: 1, first: 50) { totalCount nodes { id bookingName campaignName channelName cpm status } } }',
  '{ __typename }',
];

async function fill(databaseUrl: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined); // an idle connection that breaks fails the next query, which throws
  await fillDashboards(pool, PEOPLE);

  const keys = await makeKeys(
    pool,
    Array.from({ length: PARTNERS }, () => 1),
  );

  await pool.query('vacuum analyze');
  await pool.end();

  return keys.flat();
}

/** Makes calls at a steady pace until stopped; returns their outcomes. */
function startPartners(url: string, keys: string[]): () => Promise<Timed[]> {
  const answers: Promise<Timed>[] = [];
  const timers = keys.map((bearer, at) => {
    let turn = at;
    const call = () => {
      turn += 1;
      const query = PARTNER_QUERIES[turn % PARTNER_QUERIES.length];
      answers.push(
        post(url, {
          bearer,
          body: JSON.stringify({ query, variables: { filter: filterOf(turn) } }),
        }),
      );
    };

    return setInterval(call, 1_000 / CALLS_PER_SECOND);
  });

  return () => {
    timers.forEach(clearInterval);
    return Promise.all(answers);
  };
}

const services = await startThrowAwayServices('disk');
try {
  await migrateDatabase(services.databaseUrl);
  const keys = await fill(services.databaseUrl);
  const { url, stop: stopApi } = await startBenchApi(services);
  const tokens = await Promise.all(PEOPLE.map((email) => signIn(url, email)));
  await refreshDashboards(url, tokens, SECONDS);
  const alone = await refreshDashboards(url, tokens, SECONDS);
  console.log(`partners: nobody else  ${describeTimes(alone)}`);

  const stop = startPartners(url, keys);
  await sleep(2_000);
  const beside = await refreshDashboards(url, tokens, SECONDS);
  const answers = await stop();
  const served = answers.filter(({ status }) => status === 200).map(({ tookMs }) => tookMs);
  const wrong = answers.filter(({ status, hasErrors }) => status === 200 && hasErrors).length;
  const ratio = quantile(beside, 0.95) / quantile(alone, 0.95);
  served.sort((a, b) => a - b);
  const [median, late] = [quantile(served, 0.5), quantile(served, 0.95)];
  console.log(`partners: ${PARTNERS} at their limits  ${describeTimes(beside)}`);
  console.log(
    `partners: ${answers.length} calls of theirs (${describeStatuses(answers)}), ` +
      `served in ${median.toFixed(0)} ms, p95 ${late.toFixed(0)} ms, ${wrong} with errors`,
  );
  console.log(`partners: p95 beside p95 alone ${ratio.toFixed(2)}, goal <= ${GOAL_RATIO}`);
  if (!(ratio <= GOAL_RATIO) || wrong > 0 || served.length === 0) process.exitCode = 1;
  await stopApi();
} finally {
  closeConnections();
  await services.stop();
}
