import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type pg from 'pg';
import { openDatabase } from '#server/database/orm.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import { readLedger } from '#server/event-store/ledger.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { buildTags } from '#server/ingestion/worker/testing/build-tags.js';
import { TagCalls } from '#server/ingestion/worker/testing/tag-calls.js';
import { buildUser, PASSWORD } from '#server/testing/people.js';
import { DashboardWatcher } from './dashboard-watcher.js';
import type { FaultStage } from './fault-stage.js';

export const MAX_RECOVERY_MS = 60_000;
const CALL_TIMEOUT_MS = 5_000;
const ALL_TIME = { from: new Date(0), to: new Date(Date.UTC(2200, 0)), waiting: 0, maxTags: 10 };

/** Calls of tags, and an open dashboard. */
export interface Trial {
  customerId: number;
  calls: TagCalls;
  watcher: DashboardWatcher;
  end(): Promise<void>;
}

/** Starts the processes, and a dashboard that stays open. */
export async function openTrial(
  stage: FaultStage,
  pace: { callers: number; restMs: number },
): Promise<Trial> {
  const orm = await openDatabase({ databaseUrl: stage.databaseUrl, databasePoolSize: 2 });
  const { customerId, impression, webhit } = await buildTags(orm);
  const em = orm.em.fork();
  const { email } = await buildUser(em);
  const keys = {
    impression: (await em.findOneOrFail(ImpressionTag, { id: impression[0] })).key,
    webhit: (await em.findOneOrFail(SiteTag, { id: webhit[0] })).key,
  };
  await orm.close(true);

  const { edgeUrl, apiPort } = await stage.startProcesses();
  const calls = new TagCalls(edgeUrl, customerId, keys, pace);
  const signIn = () => signInAt(apiPort, email);
  const watcher = new DashboardWatcher(`ws://127.0.0.1:${apiPort}/graphql`, customerId, signIn);
  watcher.start();

  return {
    ...{ customerId, calls, watcher },
    async end() {
      await calls.stop();
      await watcher.stop();
    },
  };
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
    differences: (await recomputeCustomer(pool, customerId, 'check'))?.differences,
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
