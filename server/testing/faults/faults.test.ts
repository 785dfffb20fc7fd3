import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
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
import { FAULTS, type Fault } from './faults.js';
import { FaultStage, openChecks } from './fault-stage.js';
import { formatRounds, type Round } from './format-rounds.js';

const isCommand = process.env.npm_lifecycle_event === 'test:faults';
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? (isCommand ? 100 : 2));
const FIRST = isCommand ? randomInt(FAULTS.length) : 0;
const PACE = { callers: 4, restMs: 10 };
const LONGEST_RECOVERY_MS = 60_000;
const POLL_MS = 20;
const ALL_TIME = { from: new Date(0), to: new Date(Date.UTC(2200, 0)), waiting: 0, maxTags: 10 };

const rounds: Round[] = [];
let stage: FaultStage;
let pool: pg.Pool;
let customerId: number;
let calls: TagCalls;
let watcher: DashboardWatcher;

beforeAll(async () => {
  stage = await FaultStage.open();
  pool = await openChecks(stage);

  const orm = await openDatabase({ databaseUrl: stage.databaseUrl, databasePoolSize: 2 });
  const tags = await buildTags(orm);
  const em = orm.em.fork();
  const { email } = await buildUser(em);
  const impression = await em.findOneOrFail(ImpressionTag, { id: tags.impression[0] });
  const site = await em.findOneOrFail(SiteTag, { id: tags.webhit[0] });
  await orm.close(true);
  customerId = tags.customerId;

  const { edgeUrl, apiPort } = await stage.startProcesses();
  const keys = { impression: impression.key, webhit: site.key };
  calls = new TagCalls(edgeUrl, customerId, keys, PACE);
  const signIn = () => signInAt(apiPort, email);
  watcher = new DashboardWatcher(`ws://127.0.0.1:${apiPort}/graphql`, customerId, signIn);
  watcher.start();
}, 180_000);

afterAll(async () => {
  if (isCommand) console.log(formatRounds(rounds));
  await calls?.stop();
  await watcher?.stop();
  await pool?.end();
  await stage?.stop();
}, 60_000);

async function signInAt(port: number, email: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ email, password: PASSWORD }),
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
  const { access_token: token } = (await response.json()) as { access_token: string }; // the documented answer
  return token;
}

test(
  'whatever fails, accepted is stored once, figures are right and dashboards come back',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const fault = FAULTS[(FIRST + round) % FAULTS.length];
      if (fault) rounds.push(await live(fault));
      await expectExactlyOnce(fault?.name ?? '');
    }
    expect(calls.accepted).toBeGreaterThan(ROUNDS * 10);
  },
  120_000 + ROUNDS * 90_000,
);

/** One fault at a random moment under load. */
async function live(fault: Fault): Promise<Round> {
  calls.start();
  await calls.afterNextAccepted();
  await sleep(randomInt(100, 900));

  const before = { accepted: calls.accepted, failed: calls.failed };
  await fault.run(stage, randomInt(2), randomInt(300, 3_000));

  // Recovered: every call that was accepted by the end of the fault is on the open dashboard.
  const [overAtMs, accepted] = [performance.now(), calls.acceptedOf('impression')];
  await calls.afterNextAccepted();
  const acceptedAfterMs = performance.now() - overAtMs;
  while (watcher.latest <= accepted && performance.now() - overAtMs < LONGEST_RECOVERY_MS)
    await sleep(POLL_MS);
  const recoveredMs = performance.now() - overAtMs;
  expect({ fault: fault.name, shown: watcher.latest > accepted }).toEqual({
    fault: fault.name,
    shown: true,
  });

  return {
    fault: fault.name,
    accepted: calls.accepted - before.accepted,
    failed: calls.failed - before.failed,
    acceptedAfterMs,
    recoveredMs,
  };
}

async function expectExactlyOnce(fault: string): Promise<void> {
  await calls.stop();
  const deadline = performance.now() + LONGEST_RECOVERY_MS;
  while ((await calls.missing(pool)).length > 0 && performance.now() < deadline) await sleep(100);

  const found = {
    fault,
    missing: await calls.missing(pool),
    twice: await calls.countTwice(pool),
    neverSent: await calls.countNeverSent(pool),
    differences: (await recomputeCustomer(pool, customerId, 'check'))?.differences,
  };
  expect(found).toEqual({ fault, missing: [], twice: 0, neverSent: 0, differences: [] });

  while (performance.now() < deadline) {
    const { balance } = await readLedger(pool, { ...ALL_TIME, customerId });
    if (balance === 'balanced') break;
    await sleep(100);
  }
  const ledger = await readLedger(pool, { ...ALL_TIME, customerId });
  expect({ fault, ...ledger }).toMatchObject({
    fault,
    balance: 'balanced',
    total: { deadLettered: 0 },
  });
}
