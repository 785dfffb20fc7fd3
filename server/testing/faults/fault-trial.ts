import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect } from '@jest/globals';
import type pg from 'pg';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { readLedger } from '#server/event-store/ledger.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { TagCalls } from '#server/testing/events/tag-calls.js';
import { PASSWORD } from '#server/testing/people.js';
import { DashboardWatcher } from './dashboard-watcher.js';
import type { FaultStage } from './fault-stage.js';

export const MAX_RECOVERY_MS = 60_000;
const ASKING_REST_MS = 100;
const CALL_TIMEOUT_MS = 5_000;
const ALL_TIME = { from: new Date(0), to: new Date(Date.UTC(2200, 0)), waiting: 0, maxTags: 10 };

/** Calls of tags, an open dashboard, and people who ask the api. */
export interface Trial {
  customerId: number;
  calls: TagCalls;
  watcher: DashboardWatcher;
  asked: { answered: number; failed: string[] };
  startAsking(): void;
  stopAsking(): Promise<void>;
  end(): Promise<void>;
}

/** Starts the processes, and a dashboard that stays open. */
export async function openTrial(
  stage: FaultStage,
  pace: { callers: number; restMs: number },
): Promise<Trial> {
  const { customerId, email, keys } = await buildRecords(stage);
  const { edgeUrl, apiPort } = await stage.startProcesses();
  const calls = new TagCalls(edgeUrl, customerId, keys, pace);
  const signIn = () => signInAt(apiPort, email);
  const watcher = new DashboardWatcher(`ws://127.0.0.1:${apiPort}/graphql`, customerId, signIn);
  watcher.start();

  const asked: Trial['asked'] = { answered: 0, failed: [] };
  let isAsking = false;
  let asking: Promise<void> = Promise.resolve();
  const ask = async () => {
    const token = await signIn();
    while (isAsking) {
      try {
        const url = `http://127.0.0.1:${apiPort}/api/admin/ledger?customer_id=${customerId}`;
        const response = await fetch(url, {
          headers: { authorization: `Bearer ${token}`, connection: 'close' },
          signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        });
        await response.text();
        if (response.ok) asked.answered += 1;
        else asked.failed.push(String(response.status));
      } catch (error) {
        asked.failed.push(String(error instanceof Error ? (error.cause ?? error) : error));
      }
      await sleep(ASKING_REST_MS);
    }
  };
  const stopAsking = async () => {
    isAsking = false;
    await asking;
  };

  return {
    customerId,
    calls,
    watcher,
    asked,
    startAsking() {
      isAsking = true;
      asking = ask();
    },
    stopAsking,
    async end() {
      await stopAsking();
      await calls.stop();
      await watcher.stop();
    },
  };
}

interface Records {
  customerId: number;
  email: string;
  keys: Record<'impression' | 'webhit', string>;
}

/** Uses the code of the stage, whose tables another release's code does not fit. */
async function buildRecords({ databaseUrl, root }: FaultStage): Promise<Records> {
  const program = fs.readFileSync(path.join(import.meta.dirname, 'trial-records.ts'), 'utf8');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: '', TRIAL_DATABASE_URL: databaseUrl } },
  );
  return JSON.parse(stdout) as Records; // what the program prints
}

async function signInAt(port: number, email: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ email, password: PASSWORD }),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
  const { access_token: token } = (await response.json()) as { access_token: string }; // the documented answer
  return token;
}

/** Accepted = stored, nothing twice, figures as recomputed and the ledger balanced. */
export async function expectExactlyOnce(
  pool: pg.Pool,
  { calls, customerId }: Trial,
  fault: string,
): Promise<void> {
  await calls.stop();
  const deadline = performance.now() + MAX_RECOVERY_MS;
  while ((await calls.missing(pool)).length > 0 && performance.now() < deadline) await sleep(100);

  const found = {
    fault,
    missing: await calls.missing(pool),
    twice: await calls.countTwice(pool),
    neverSent: await calls.countNeverSent(pool),
    differences: (await recomputeCustomer(openEventStore(pool), customerId, 'check'))?.differences,
  };
  expect(found).toEqual({ fault, missing: [], twice: 0, neverSent: 0, differences: [] });

  const ledgerNow = () => readLedger(pool, { ...ALL_TIME, customerId });
  while ((await ledgerNow()).balance !== 'balanced' && performance.now() < deadline)
    await sleep(100);
  expect({ fault, ...(await ledgerNow()) }).toMatchObject({
    fault,
    balance: 'balanced',
    total: { deadLettered: 0 },
  });
}
