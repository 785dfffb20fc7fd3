import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrateDatabase } from '#server/database/migrate.js';
import { startThrowAwayServices } from '#server/launcher/embedded/throw-away-services.js';
import {
  closeConnections,
  describeTimes,
  fillDashboards,
  refreshDashboards,
  signIn,
} from '#server/api/bench/dashboard-load.js';
import type { LimitCallers } from '#server/api/bench/limit-callers.js';
import { makeKeys } from '#server/api/bench/make-keys.js';
import { startBenchApi } from '#server/api/bench/start-api.js';
import { startCallers } from '#server/api/bench/start-callers.js';
import { quantile } from '#server/testing/bench/spread.js';

/*
 * This bench measures how much four kinds of caller at their limits slow somebody else: the time of
 * a dashboard refresh of two people alone, and next to a person, an anonymous caller, an API key
 * and the fifty keys of an organisation. Each makes slightly more of the most expensive calls than
 * the limits allow, and repeats a call as soon as it is answered: first at the limits, where a
 * refused caller waits as long as the refusal says, then beyond them, where it tries again ten
 * times a second. The goal is for the first.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 50);
const GOAL_RATIO = 1.5;
/** Time between a refusal and the next try of a caller that ignores what the refusal says. */
const IMPATIENT_PAUSE_MS = 100;
const ATTACKER = 'attacker@infinitum.example';
const PEOPLE = ['person-1@infinitum.example', 'person-2@infinitum.example'];

const services = await startThrowAwayServices('disk');
try {
  await migrateDatabase(services.databaseUrl);
  const pool = new pg.Pool({ connectionString: services.databaseUrl, max: 4 });
  pool.on('error', () => undefined); // an idle connection that breaks fails the next query, which throws
  await fillDashboards(pool, [ATTACKER, ...PEOPLE]);
  const [[key = ''] = [], organisation = []] = await makeKeys(pool, [1, 50]);
  await pool.query('vacuum analyze');
  await pool.end();

  const { url, stop } = await startBenchApi(services);
  const person = await signIn(url, ATTACKER);
  const tokens = await Promise.all(PEOPLE.map((email) => signIn(url, email)));
  await refreshDashboards(url, tokens, SECONDS / 2);
  const alone = await refreshDashboards(url, tokens, SECONDS);
  console.log(`limits: nobody else  ${describeTimes(alone)}`);

  const measureBeside = async (name: string, pauseMs?: number): Promise<number> => {
    const callers: LimitCallers = { url, person, key, organisation, pauseMs };
    const stopCallers = startCallers('limit-callers.ts', callers);
    await sleep(8_000);
    const beside = await refreshDashboards(url, tokens, SECONDS);
    await stopCallers();

    console.log(`limits: beside four ${name}  ${describeTimes(beside)}`);

    return quantile(beside, 0.95) / quantile(alone, 0.95);
  };

  const ratio = await measureBeside('at their limits');
  console.log(`limits: p95 beside p95 alone ${ratio.toFixed(2)}, goal <= ${GOAL_RATIO}`);
  const beyond = await measureBeside('beyond their limits', IMPATIENT_PAUSE_MS);
  console.log(`limits: p95 beside p95 alone ${beyond.toFixed(2)}, no goal`);
  if (!(ratio <= GOAL_RATIO)) process.exitCode = 1;
  await stop();
} finally {
  closeConnections();
  await services.stop();
}
