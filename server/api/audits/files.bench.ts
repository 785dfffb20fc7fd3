import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrateDatabase } from '#server/database/migrate.js';
import { startThrowAwayServices } from '#server/launcher/embedded/throw-away-services.js';
import { closeConnections, fillDashboards, signIn } from '#server/api/bench/dashboard-load.js';
import { fetchPdf } from '#server/api/bench/fetch-pdf.js';
import type { FileCallers } from '#server/api/bench/file-callers.js';
import { startBenchApi } from '#server/api/bench/start-api.js';
import { startCallers } from '#server/api/bench/start-callers.js';
import { describeSpread, medianOf } from '#server/testing/bench/spread.js';

/*
 * How much four callers at their limits for files slow somebody else: the time of a PDF of one week
 * alone, and next to four people who each ask for four PDFs of ten years at once. Rounds alone and
 * beside alternate, so that both have the same machine; a ratio is that of two medians.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const FILES = Number(process.env.BENCH_FILES ?? 15);
const GOAL_RATIO = 1.5;
/** A person waits so long between two files. */
const PAUSE_MS = 2_000;
const DAYS = 7;
const PERSON = 'person@infinitum.example';
const BUSY = [1, 2, 3, 4].map((at) => `busy-${at}@infinitum.example`);

const services = await startThrowAwayServices('disk');
try {
  await migrateDatabase(services.databaseUrl);
  const pool = new pg.Pool({ connectionString: services.databaseUrl, max: 4 });
  pool.on('error', () => undefined); // an idle connection that breaks fails the next query, which throws
  await fillDashboards(pool, [PERSON, ...BUSY]);
  await pool.query('vacuum analyze');
  await pool.end();

  const { url, stop } = await startBenchApi(services);
  const token = await signIn(url, PERSON);
  const callers: FileCallers = {
    url,
    tokens: await Promise.all(BUSY.map((one) => signIn(url, one))),
  };
  let turn = 0;

  const median = async (): Promise<number> => {
    const times: number[] = [];
    for (let at = 0; at < FILES; at++) {
      const { status, tookMs } = await fetchPdf(url, { token, turn: turn++, days: DAYS });
      if (status !== 200) throw new Error(`a PDF of a week answered ${status}`);
      times.push(tookMs);
      await sleep(PAUSE_MS);
    }
    return medianOf(times);
  };

  await median();
  const rounds: { alone: number; beside: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await median();
    const stopCallers = startCallers('file-callers.ts', callers);
    await sleep(8_000);
    const beside = await median();
    await stopCallers();
    rounds.push({ alone, beside });
  }
  const ratios = rounds.map(({ alone, beside }) => beside / alone);
  const spreadOf = (name: 'alone' | 'beside') =>
    describeSpread(
      rounds.map((round) => round[name]),
      0,
    );

  console.log(`files: a PDF of one week alone   ${spreadOf('alone')} ms`);
  console.log(`files: beside four busy callers  ${spreadOf('beside')} ms`);
  console.log(`files: ratio ${describeSpread(ratios, 2)}, goal <= ${GOAL_RATIO}`);
  if (!(medianOf(ratios) <= GOAL_RATIO)) process.exitCode = 1;
  await stop();
} finally {
  closeConnections();
  await services.stop();
}
