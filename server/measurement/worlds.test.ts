import { describe, expect, test } from '@jest/globals';
import { runWorld, summariseRuns } from './testing/run-world.js';
import { WORLDS } from './testing/worlds.js';

/** Small versions of `npm run simulate`, whose seeds never change. */
const RUNS = 12;
const SMALL = { viewers: 6000, reachedShare: 0.3, visitsPerWeek: 0.3 };

function summaryOf(name: string, keyDays: number) {
  const world = WORLDS.find((one) => one.name === name);
  if (!world) throw new Error(`no world ${name}`);
  const size = { ...SMALL, keyDays };
  return summariseRuns(Array.from({ length: RUNS }, (_, seed) => runWorld(world, size, seed)));
}

describe.each([
  ['15', 'the site tag was silent'],
  ['17', 'all tags were dark'],
  ['20', 'addresses change'],
])('in world %s, where %s', (name) => {
  test('what is shown is true', () => {
    const { trueShown, liftClaimed } = summaryOf(name, 30);
    expect(trueShown).toBeGreaterThanOrEqual(1 - 2 / RUNS);
    expect(liftClaimed).toBeGreaterThanOrEqual(0.5);
  });
});

describe.each([30, Infinity])('with keys of %d days', (keyDays) => {
  test('nothing is claimed where ads do nothing', () => {
    const { liftClaimed, shown } = summaryOf('0', keyDays);
    expect(liftClaimed).toBeLessThanOrEqual(2 / RUNS);
    expect(Math.abs(shown?.bias ?? 0)).toBeLessThan(0.05);
  });

  test('days at home are not taken for an effect of ads', () => {
    const { liftClaimed, placebo } = summaryOf('9', keyDays);
    expect(placebo.bias).toBeGreaterThan(0.05);
    expect(liftClaimed).toBeLessThanOrEqual(2 / RUNS);
  });

  test('ads that follow visits give no figure', () => {
    expect(summaryOf('7', keyDays).undetermined).toBeGreaterThanOrEqual(11 / RUNS);
  });
});

test('a true effect is found where one key lives through the flight', () => {
  const { placebo, leadLag, liftClaimed, trueShown } = summaryOf('1', Infinity);
  for (const { bias, biasError } of [placebo, leadLag]) {
    expect(Math.abs(bias)).toBeLessThan(0.05 + 3 * biasError);
  }
  expect(liftClaimed).toBeGreaterThan(0.2);
  expect(trueShown).toBeGreaterThan(0.9);
});
