import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { watchBlocks, type BlockWatch } from '#server/testing/events/day-block-watch.js';
import { FaultStage, openChecks } from './fault-stage.js';
import { expectExactlyOnce, MAX_RECOVERY_MS, openTrial, type Trial } from './fault-trial.js';
import { FAULTS as ALL_FAULTS, type Fault } from './faults.js';
import { formatRounds, type Round } from './format-rounds.js';

const isCommand = process.env.npm_lifecycle_event === 'test:faults';
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? (isCommand ? 100 : 2));
/** Only faults whose name contains it. */
const WANTED = process.env.FAULT_NAMES ?? '';
const FAULTS = ALL_FAULTS.filter(({ name }) => name.includes(WANTED));
const FIRST = isCommand ? randomInt(FAULTS.length) : 0;
const PACE = { callers: 4, restMs: 10 };
const POLL_MS = 20;

const rounds: Round[] = [];
let stage: FaultStage;
let pool: pg.Pool;
let trial: Trial;
let blocksPool: pg.Pool;
let blocks: BlockWatch;

beforeAll(async () => {
  stage = await FaultStage.open();
  pool = await openChecks(stage);
  trial = await openTrial(stage, PACE);
  blocksPool = await openChecks(stage);
  blocks = watchBlocks(trial.customerId, blocksPool);
}, 180_000);

afterAll(async () => {
  if (isCommand) console.log(formatRounds(rounds));
  await Promise.all([trial?.end(), blocks?.end()]);
  await Promise.all([pool?.end(), blocksPool?.end()]);
  await stage?.stop();
}, 60_000);

test(
  'whatever fails, accepted is stored once, figures are right and dashboards come back',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const fault = FAULTS[(FIRST + round) % FAULTS.length];
      if (fault) rounds.push(await live(fault));
      await expectExactlyOnce(pool, trial, fault?.name ?? '');
    }
    expect(trial.calls.accepted).toBeGreaterThan(ROUNDS * 10);

    const { written, compared, differences } = await blocks.end();
    expect(differences).toEqual([]);
    expect(Math.min(written, compared)).toBeGreaterThan(ROUNDS);
  },
  120_000 + ROUNDS * 90_000,
);

/** One fault at a random moment under load. */
async function live(fault: Fault): Promise<Round> {
  const { calls, watcher } = trial;
  calls.start();
  await calls.afterNextAccepted();
  // The client is split into others than before, or not any more, while calls go on.
  await stage.splitCustomer(pool, trial.customerId, 2 ** randomInt(3));
  await sleep(randomInt(100, 900));

  const before = { accepted: calls.accepted, failed: calls.failures.length };
  await fault.run(stage, randomInt(2), randomInt(300, 3_000));

  // Recovered: every call that was accepted by the end of the fault is on the open dashboard.
  const [overAtMs, accepted] = [performance.now(), calls.acceptedOf('impression')];
  await calls.afterNextAccepted();
  const acceptedAfterMs = performance.now() - overAtMs;
  while (watcher.latest <= accepted && performance.now() - overAtMs < MAX_RECOVERY_MS)
    await sleep(POLL_MS);
  const recoveredMs = performance.now() - overAtMs;
  const isShown = watcher.latest > accepted;
  expect({ fault: fault.name, isShown }).toEqual({ fault: fault.name, isShown: true });

  return {
    fault: fault.name,
    accepted: calls.accepted - before.accepted,
    failed: calls.failures.length - before.failed,
    acceptedAfterMs,
    recoveredMs,
  };
}
