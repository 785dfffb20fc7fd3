import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkArms, SUSPICIOUS_Z } from './check-arms.js';
import { estimateHoldout, liftOf, MIN_HOUSEHOLDS } from './estimate-holdout.js';
import {
  addHousehold,
  emptyHouseholdSums,
  type Household,
  type HouseholdSums,
} from './household-sums.js';
import { planHoldout } from './plan-holdout.js';
import { HOLDOUT_WORLDS, type HoldoutWorld } from '#server/measurement/testing/draw-holdout.js';
import { plannedLift, runHoldouts } from '#server/measurement/testing/run-holdout.js';

const sumsOf = (households: readonly Household[]): HouseholdSums => {
  const sums = emptyHouseholdSums();
  for (const household of households) addHousehold(sums, household);
  return sums;
};

const household = fc.record({ visits: fc.nat(20), pastVisits: fc.nat(20) });
const arm = fc.array(household, { minLength: MIN_HOUSEHOLDS, maxLength: 3 * MIN_HOUSEHOLDS });

test('equals the estimate from the households themselves', () => {
  fc.assert(
    fc.property(arm, arm, (treated, control) => {
      const estimate = estimateHoldout([{ treated: sumsOf(treated), control: sumsOf(control) }]);
      const slow = slowEstimate(treated, control);
      expect(estimate?.caused.value).toBeCloseTo(slow.value, 6);
      expect(estimate?.caused.standardError).toBeCloseTo(slow.standardError, 6);
    }),
    { numRuns: 50 },
  );
});

/** Subtracts θ × past visits from each of the known households, then compares two means. */
function slowEstimate(treated: readonly Household[], control: readonly Household[]) {
  const theta = slowTheta([treated, control]);
  const adjusted = [treated, control].map((one) => {
    const past = mean([...treated, ...control].map(({ pastVisits }) => pastVisits));
    return one.map(({ visits, pastVisits }) => visits - theta * (pastVisits - past));
  });
  const [t = [], c = []] = adjusted;
  return {
    value: t.length * (mean(t) - mean(c)),
    standardError: t.length * Math.sqrt(variance(t) / t.length + variance(c) / c.length),
  };
}

function slowTheta(arms: readonly (readonly Household[])[]): number {
  let products = 0;
  let squares = 0;
  for (const one of arms) {
    const [visits, past] = [mean(one.map((h) => h.visits)), mean(one.map((h) => h.pastVisits))];
    for (const each of one) {
      products += (each.visits - visits) * (each.pastVisits - past);
      squares += (each.pastVisits - past) ** 2;
    }
  }
  return squares === 0 ? 0 : products / squares;
}

const mean = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / values.length;
const variance = (values: readonly number[]) =>
  values.reduce((total, value) => total + (value - mean(values)) ** 2, 0) / (values.length - 1);

test('says nothing with too few households in an arm', () => {
  const many = sumsOf(Array.from({ length: 500 }, () => ({ visits: 1, pastVisits: 0 })));
  const few = sumsOf(Array.from({ length: 99 }, () => ({ visits: 1, pastVisits: 0 })));
  expect(estimateHoldout([{ treated: many, control: few }])).toBeNull();
  expect(estimateHoldout([])).toBeNull();
  expect(planHoldout([few], 0.5)).toBeNull();
});

test('a lift is the caused visits over those that would have come anyway', () => {
  expect(liftOf(20, 120)).toBeCloseTo(0.2);
  expect(liftOf(120, 120)).toBeNull();
});

test('the checks compare the arms with their draw', () => {
  const of = (households: number, pastVisits: number): HouseholdSums => ({
    ...emptyHouseholdSums(),
    households,
    pastVisits,
    pastSquares: 2 * pastVisits,
  });
  const even = checkArms([{ treated: of(8_000, 800), control: of(2_000, 200) }], 0.2);
  expect(even).toEqual({ sampleRatioZ: 0, pastZ: 0 });

  // 1,800 of 10,000 where 2,000 ± 40 are expected.
  const lost = checkArms([{ treated: of(8_200, 820), control: of(1_800, 180) }], 0.2);
  expect(lost.sampleRatioZ).toBeCloseTo(-5);

  const unlike = checkArms([{ treated: of(8_000, 800), control: of(2_000, 400) }], 0.2);
  expect(unlike.pastZ).toBeLessThan(-SUSPICIOUS_Z);
});

const RUNS = 60;
const small = ({ households, ...world }: HoldoutWorld): HoldoutWorld => ({
  ...world,
  households: households / 8,
});
const worldOf = (name: string): HoldoutWorld => {
  const world = HOLDOUT_WORLDS.find((one) => one.name === name);
  if (!world) throw new Error(`no world ${name}`);
  return small(world);
};

test.each(['holdout', 'two-keys', 'no-effect'])('finds the truth of the world %s', (name) => {
  const { bias, biasError, coverage, sampleRatioAlarms, pastAlarms } = runHoldouts(
    worldOf(name),
    RUNS,
  );
  expect(Math.abs(bias)).toBeLessThan(3 * biasError);
  expect(coverage).toBeGreaterThan(0.87);
  expect(sampleRatioAlarms).toBe(0);
  expect(pastAlarms).toBe(0);
});

test('the planned lift is found in about four of five experiments', () => {
  const world = worldOf('holdout');
  const { found } = runHoldouts({ ...world, lift: plannedLift(world) }, RUNS);
  expect(found).toBeGreaterThan(0.65);
  expect(found).toBeLessThan(0.95);
});
