import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrateDatabase } from '#server/database/migrate.js';
import { startThrowAwayServices } from '#server/launcher/embedded/throw-away-services.js';
import { startBenchApi } from '#server/api/bench/start-api.js';
import { makeKeys } from '#server/api/bench/make-keys.js';
import { HOSTILE } from '#server/api/testing/hostile-queries.js';
import { describeSpread, medianOf } from '#server/testing/bench/spread.js';

/*
 * This bench measures how soon the api refuses calls that ask for too much, and how much they slow
 * another caller's ordinary calls: the median of an ordinary call next to a series of hostile
 * calls, compared with the median next to a series of ordinary calls.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const GOAL_MS = 100;
const GOAL_RATIO = 1.5;
const ORDINARY = JSON.stringify({
  query: '{ customers(first: 20) { totalCount nodes { id custName } } }',
});

async function post(
  url: string,
  key: string,
  body: string,
): Promise<{ tookMs: number; status: number }> {
  const startedAt = performance.now();
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
  };

  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${key}` },
    body,
  });

  await response.text();

  return { tookMs: performance.now() - startedAt, status: response.status };
}

/**
 * An API key of its own organisation for each kind of hostile call and for two callers of ordinary
 * ones, so that no quota causes the refusals.
 */
async function makeKeysApart(databaseUrl: string, count: number): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const keys = await makeKeys(
    pool,
    Array.from({ length: count }, () => 1),
  );
  await pool.end();
  return keys.flat();
}

/** Ordinary calls, one after the other, until `until` settles: the median time. */
async function workMeanwhile(url: string, key: string, until: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isOver = false;

  void until.finally(() => (isOver = true));

  while (!isOver) {
    const { tookMs, status } = await post(url, key, ORDINARY);
    if (status !== 200) throw new Error(`an ordinary call was answered ${status}`);
    times.push(tookMs);
    if (times.length % 8 === 0) await sleep(100);
  }

  return medianOf(times);
}

const services = await startThrowAwayServices('disk');
try {
  await migrateDatabase(services.databaseUrl);
  const [worker = '', neighbour = '', ...keys] = await makeKeysApart(
    services.databaseUrl,
    HOSTILE.length + 2,
  );
  const { url, stop: stopApi } = await startBenchApi(services);
  for (let call = 0; call < 50; call++) await post(url, worker, ORDINARY);
  const twoSeconds = sleep(2_000);
  const [inCompany] = await Promise.all(
    [worker, neighbour].map((key) => workMeanwhile(url, key, twoSeconds)),
  );

  let slowestMs = 0;
  const attack = (async () => {
    for (const [at, [what, body]] of HOSTILE.entries()) {
      const times: number[] = [];
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      for (let round = 0; round < ROUNDS; round++) {
        const { tookMs, status } = await post(url, keys[at] ?? '', text);
        if (status < 400 || status === 401 || status === 429)
          throw new Error(`${what}: answered ${status}`);
        times.push(tookMs);
      }
      const ms = medianOf(times);
      slowestMs = Math.max(slowestMs, ms);
      console.log(`hostile: ${what}: refused in ${describeSpread(times, 0)} ms`);
    }
  })();
  const beside = await workMeanwhile(url, worker, attack);
  await attack;
  const ratio = beside / (inCompany ?? 0);
  console.log(
    `hostile: the slowest kind is refused in ${slowestMs.toFixed(0)} ms (median of ${ROUNDS}), goal < ${GOAL_MS} ms; an ordinary call takes ` +
      `${beside.toFixed(1)} ms beside them: ${ratio.toFixed(2)} of its time beside ordinary calls, goal ≤ ${GOAL_RATIO}`,
  );
  if (slowestMs >= GOAL_MS || ratio > GOAL_RATIO) process.exitCode = 1;
  await stopApi();
} finally {
  await services.stop();
}
