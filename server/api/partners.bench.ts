import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hashPassword } from '../access/passwords.js';
import { newApiKey } from '../access/tokens.js';
import { fillChannels, fillCustomer, LAST_DATE } from '../analytics/bench/fill.js';
import { migrateDatabase } from '../database/migrate.js';
import { freePort } from '../launcher/free-port.js';
import { startThrowAwayServices } from '../launcher/throw-away-services.js';
import { startProcess } from '../testing/start-process.js';
import { readTrustedDocuments } from './graphql/trusted-documents.js';
import { TEST_SECRETS } from '../testing/secrets.js';

/*
 * What partners at their limits do to the people at their screens: the time of a dashboard refresh with nobody else there, and with
 * API keys of as many agencies that each call ten times a second, their 600 a minute, whether or not they were answered before.
 */
const PARTNERS = Number(process.env.BENCH_PARTNERS ?? 100);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 50);
const PEOPLE = 4;
const CALLS_PER_SECOND = 10;
const GOAL_RATIO = 1.5;
const CUSTOMER = { id: 1, impressions: 2_000_000, responses: 100_000 };
const EMAIL = 'bench@infinitum.example';
const PASSWORD = 'a password of the bench';

/** Mostly daily figures, some lists, and now and then somebody who looks whether we are there. */
const PARTNER_QUERIES = [
  'query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) { responsesOverTime { rows { date totalImpressions totalResponses } } } }',
  'query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) { impressionSummary { actualImpressions totalResponses adSpend } platformCreativePerformance { rows { platform creative impressionsPercentage } } } }',
  '{ bookings(customerId: 1, first: 50) { totalCount nodes { id bookingName campaignName channelName cpm status } } }',
  '{ __typename }',
];

const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

interface Timed {
  /** 0 when the connection was lost. */
  status: number;
  tookMs: number;
  hasErrors: boolean;
}

function post(url: string, bearer: string, body: string): Promise<Timed> {
  const startedAt = performance.now();
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
  return new Promise((resolve) => {
    const request = http.request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      let start = '';
      response.on('data', (chunk: Buffer) => (start ||= chunk.toString()));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          tookMs: performance.now() - startedAt,
          hasErrors: start.startsWith('{"errors"'),
        }),
      );
    });
    request.on('error', () => resolve({ status: 0, tookMs: performance.now() - startedAt, hasErrors: true }));
    request.end(body);
  });
}

/** Another month each time, so that the figures are summed anew. */
function filterOf(turn: number): object {
  const end = new Date(`${LAST_DATE}T00:00:00Z`).getTime() - (turn % 200) * 86_400_000;
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { clientId: CUSTOMER.id, startDate: dateOf(end - 29 * 86_400_000), endDate: dateOf(end) };
}

async function fill(databaseUrl: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined); // an idle connection that breaks fails the next query, which tells
  await fillChannels(pool);
  await fillCustomer(pool, CUSTOMER);
  await pool.query(
    `insert into app_user (name, email, password_hash, entity_type, admin, activated_at, created_at)
     values ('Bench', $1, $2, 'SYSTEM', true, now(), now())`,
    [EMAIL, await hashPassword(PASSWORD)],
  );
  const keys = Array.from({ length: PARTNERS }, () => newApiKey());
  await pool.query(
    `with agencies as (
       insert into agency (agency_name, country_code, created_at, created_by_entity_type)
       select 'Agency ' || at, 'NZ', now(), 'SYSTEM' from generate_series(1, $1::int) at returning id
     ), related as (
       insert into relationship (customer_id, agency_id, created_at, created_by_entity_type)
       select ${CUSTOMER.id}, id, now(), 'SYSTEM' from agencies
     )
     insert into api_key (name, key_hash, scopes, entity_type, entity_id, created_by_user_id, created_at)
     select 'Bench', hash, '{read}', 'AGENCY', agencies.id, 1, now()
     from (select id, row_number() over (order by id) as place from agencies) agencies
     join unnest($2::text[]) with ordinality as given (hash, place) using (place)`,
    [PARTNERS, keys.map(({ hash }) => hash)],
  );
  await pool.query('vacuum analyze');
  await pool.end();
  return keys.map(({ token }) => token);
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: EMAIL, password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
  return ((await response.json()) as { access_token: string }).access_token; // the documented answer
}

/** As the built page refreshes: its stored document by its id. */
async function refreshDashboards(url: string, token: string): Promise<number[]> {
  const [id] = Object.entries(readTrustedDocuments()).find(([, text]) => text.startsWith('query Dashboard(')) ?? [];
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1_000;
  const sit = async (person: number) => {
    for (let turn = person; performance.now() < until; turn += PEOPLE) {
      const body = JSON.stringify({ documentId: id, variables: { filter: filterOf(turn) } });
      const { status, tookMs, hasErrors } = await post(url, token, body);
      if (status !== 200 || hasErrors) throw new Error(`a refresh of the dashboard answered ${status}`);
      times.push(tookMs);
      await sleep(300 + 200 * Math.random());
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, (_, person) => sit(person)));
  return times.sort((a, b) => a - b);
}

/** Calls at a steady pace, as long as it is not stopped; answers what came of them. */
function startPartners(url: string, keys: string[]): () => Promise<Timed[]> {
  const answers: Promise<Timed>[] = [];
  const timers = keys.map((key, at) => {
    let turn = at;
    const call = () => {
      turn += 1;
      const query = PARTNER_QUERIES[turn % PARTNER_QUERIES.length];
      answers.push(post(url, key, JSON.stringify({ query, variables: { filter: filterOf(turn) } })));
    };
    return setInterval(call, 1_000 / CALLS_PER_SECOND);
  });
  return () => {
    timers.forEach(clearInterval);
    return Promise.all(answers);
  };
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const shown = (times: number[]) =>
  `${times.length} refreshes, median ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms`;

const services = await startThrowAwayServices();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-bench-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
try {
  await migrateDatabase(services.databaseUrl);
  const keys = await fill(services.databaseUrl);
  const api = await startProcess('api', {
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    ...TEST_SECRETS,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'warn',
  });
  const token = await signIn(url);
  await refreshDashboards(url, token);
  const alone = await refreshDashboards(url, token);
  console.log(`partners: nobody else  ${shown(alone)}`);

  const stop = startPartners(url, keys);
  await sleep(2_000);
  const beside = await refreshDashboards(url, token);
  const answers = await stop();
  const statuses = new Map<number, number>();
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const served = answers.filter(({ status }) => status === 200).map(({ tookMs }) => tookMs);
  const wrong = answers.filter(({ status, hasErrors }) => status === 200 && hasErrors).length;
  const ratio = at(beside, 0.95) / at(alone, 0.95);
  console.log(`partners: ${PARTNERS} at their limits  ${shown(beside)}`);
  console.log(
    `partners: ${answers.length} calls of theirs (${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}), ` +
      `served in ${at(
        served.sort((a, b) => a - b),
        0.5,
      ).toFixed(0)} ms, p95 ${at(served, 0.95).toFixed(0)} ms, ${wrong} with errors`,
  );
  console.log(`partners: p95 beside p95 alone ${ratio.toFixed(2)}, goal <= ${GOAL_RATIO}`);
  if (!(ratio <= GOAL_RATIO) || wrong > 0 || served.length === 0) process.exitCode = 1;
  api.kill('SIGTERM');
  await api.ended;
} finally {
  agent.destroy();
  await services.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
