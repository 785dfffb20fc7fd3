import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { migrateDatabase } from '#server/database/migrate.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { FaultStage, openChecks } from './fault-stage.js';
import { expectExactlyOnce, openTrial, type Trial } from './fault-trial.js';

/** The folder of an installed checkout of the release to start from; without it, of this one. */
const FROM = process.env.UPGRADE_FROM;
const PACE = { callers: 4, restMs: 10 };

let stage: FaultStage;
let pool: pg.Pool;
let trial: Trial;

/** The migrations of the release to start from. */
async function migrateAsBefore(databaseUrl: string): Promise<unknown> {
  if (!FROM) return migrateDatabase(databaseUrl);

  const { PATH } = process.env;
  const env = { PATH, ...TEST_SECRETS, NODE_ENV: 'test', DATABASE_URL: databaseUrl };
  return promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/processes/migrate.ts'], {
    cwd: FROM,
    env,
  });
}

beforeAll(async () => {
  stage = await FaultStage.open(migrateAsBefore, FROM);
  pool = await openChecks(stage);
  trial = await openTrial(stage, PACE);
}, 180_000);

afterAll(async () => {
  await trial?.end();
  await pool?.end();
  await stage?.stop();
}, 60_000);

test('a rolling upgrade replaces every process under load without a failed call', async () => {
  const { calls, asked } = trial;
  calls.start();
  trial.startAsking();
  await calls.afterNextAccepted();

  await migrateDatabase(stage.databaseUrl);
  for (const name of ['worker', 'edge', 'api'] as const) await stage.replaceAll(name);

  await calls.afterNextAccepted();
  await trial.stopAsking();
  await expectExactlyOnce(pool, trial, 'upgrade');
  expect({ calls: calls.failures, requests: asked.failed }).toEqual({
    calls: [],
    requests: [],
  });
  expect(calls.accepted).toBeGreaterThan(100);
  expect(asked.answered).toBeGreaterThan(10);
}, 180_000);
