import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { migrateDatabase } from '#server/database/migrate.js';
import { FaultStage, openChecks } from './fault-stage.js';
import { expectExactlyOnce, openTrial, type Trial } from './fault-trial.js';
import { unpackReleasedCode } from './released-code.js';

/** A long test of all processes of two releases: `npm run test:faults`. */
const isCommand = process.env.npm_lifecycle_event === 'test:faults';
const released = isCommand ? unpackReleasedCode() : null;
const PACE = { callers: 4, restMs: 10 };

let stage: FaultStage | undefined;
let trial: Trial | undefined;
let pool: pg.Pool | undefined;

afterAll(async () => {
  await trial?.end();
  await pool?.end();
  await stage?.stop();
  if (released) fs.rmSync(released, { recursive: true, force: true });
}, 60_000);

const migrateReleased = (databaseUrl: string) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/processes/migrate.ts'], {
    cwd: released ?? '',
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
  });

(released ? test : test.skip)(
  'the version before is replaced process by process under load, and no call fails',
  async () => {
    stage = await FaultStage.open(migrateReleased, released ?? undefined);
    pool = await openChecks(stage);
    trial = await openTrial(stage, PACE);
    const { calls, watcher, asked } = trial;
    // Processes of before cut connections that are kept when they stop.
    calls.keepsConnections = false;
    calls.start();
    trial.startAsking();
    await calls.afterNextAccepted();

    // Old processes on the new schema, then old and new ones side by side.
    expect(await migrateDatabase(stage.databaseUrl)).not.toEqual([]);
    await sleep(2_000);
    for (const name of ['worker', 'edge', 'api'] as const) {
      await stage.replaceAll(name);
      await calls.afterNextAccepted();
    }

    calls.keepsConnections = true;
    await stage.replaceAll('edge');
    await calls.afterNextAccepted();

    const accepted = calls.acceptedOf('impression');
    for (let waitedMs = 0; watcher.latest <= accepted && waitedMs < 30_000; waitedMs += 50)
      await sleep(50);
    expect(watcher.latest).toBeGreaterThan(accepted);
    await trial.stopAsking();
    expect(asked.answered).toBeGreaterThan(10);
    expect({ calls: calls.failed, answers: asked.failed }).toEqual({ calls: 0, answers: [] });
    await expectExactlyOnce(pool, trial, 'upgrade');
  },
  300_000,
);
