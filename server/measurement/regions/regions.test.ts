import { describe, expect, test } from '@jest/globals';
import { randomFrom } from '#server/analytics/testing/random-choices.js';
import { drawRegions, REGION_WORLDS } from '#server/measurement/testing/draw-regions.js';
import { runRegions } from '#server/measurement/testing/run-regions.js';
import { estimateContrast, smallestContrast } from './estimate-contrast.js';
import { fitIndependent, fitSeries, type Pair } from './fit-series.js';
import { planRegions } from './plan-regions.js';
import { studentQuantile } from './student-t.js';

/**
 * Daily sales of both groups of geos in the example data of google/matched_markets (Apache-2.0):
 * 42 days before the test, then its 28 days.
 */
const CONTROL_BEFORE = [
  29686.21, 32205.96, 31537.9, 29182.26, 26875.22, 14108.19, 11089.65, 27940.57, 26674.0, 28100.32,
  27272.95, 23157.8, 12119.23, 11726.96, 29434.56, 28463.7, 30082.47, 30492.39, 25661.58, 13890.05,
  12671.61, 32421.7, 29741.69, 26458.72, 22387.69, 8983.21, 10816.85, 12710.05, 32344.25, 29724.0,
  31320.82, 29368.73, 24027.3, 14392.44, 13399.34, 34306.47, 31781.41, 33183.34, 32159.12, 26448.62,
  14606.1, 14898.23,
];
const TREATED_BEFORE = [
  30141.78, 31671.03, 31503.97, 29425.68, 26968.16, 13670.65, 10037.5, 26511.06, 25596.64, 26967.59,
  26648.55, 23294.42, 11651.55, 11808.7, 29721.85, 27551.07, 29103.6, 29201.92, 25541.33, 13417.43,
  12919.54, 32405.78, 29134.77, 26635.18, 22570.35, 8546.17, 10247.85, 12530.36, 31207.04, 28911.28,
  30372.24, 30238.38, 24338.81, 13498.53, 13388.08, 34210.71, 31424.84, 32967.42, 30544.01,
  26219.41, 13443.64, 13649.92,
];
const CONTROL_TEST = [
  35543.08, 32170.46, 33707.13, 31407.16, 27659.84, 15346.15, 14647.08, 37311.55, 39391.77,
  36846.88, 37017.82, 32924.12, 16706.79, 17059.95, 40730.07, 38621.22, 39384.09, 38474.68,
  31459.72, 17680.41, 15951.33, 41919.41, 41040.58, 39842.55, 38321.75, 33651.16, 16895.0, 17293.55,
];
const TREATED_TEST = [
  40669.51, 38774.97, 39327.17, 37618.32, 31849.4, 16642.67, 17055.43, 41582.86, 45045.76, 42989.25,
  42899.77, 37035.24, 19161.73, 19140.67, 48705.11, 45288.54, 46458.09, 45428.61, 37356.42,
  20466.48, 18840.83, 46981.29, 47177.81, 44759.36, 44148.89, 38606.29, 19222.4, 21043.53,
];

const paired = (x: readonly number[], y: readonly number[]): Pair[] =>
  x.map((value, index) => ({ x: value, y: y[index] ?? 0 }));
const BEFORE = paired(CONTROL_BEFORE, TREATED_BEFORE);
const TEST = paired(CONTROL_TEST, TREATED_TEST);
const ONES = TEST.map(() => 1);

describe('time-based regression', () => {
  const fit = fitIndependent(BEFORE);
  if (!fit) throw new Error('the example has a line');

  test('finds the slope of the published example to 1e-7', () => {
    expect(Math.abs(fit.slope - 0.9997001)).toBeLessThan(1e-7);
  });

  test('finds its effect, and the lower bound of its one-sided 90 %', () => {
    const { value, standardError } = estimateContrast(fit, TEST, ONES);
    // 2.946742 and 2.826194 per unit of cost, of which 50,000 were spent.
    expect(value / 50_000).toBeCloseTo(2.946742, 5);
    const low = value - studentQuantile(0.9, BEFORE.length - 2) * standardError;
    expect(low / 50_000).toBeCloseTo(2.826194, 5);
  });

  test('has the standard error of Kerman, Wang and Vaver', () => {
    const n = BEFORE.length;
    const days = TEST.length;
    const meanX = meanOf(CONTROL_BEFORE);
    const spread = meanOf(CONTROL_BEFORE.map((x) => (x - meanX) ** 2));
    const shift = (meanOf(CONTROL_TEST) - meanX) ** 2 / spread;
    const expected = days * Math.sqrt(fit.variance) * Math.sqrt((1 + shift) / n + 1 / days);
    expect(estimateContrast(fit, TEST, ONES).standardError).toBeCloseTo(expected, 6);
  });

  test('agrees with a plain solution by matrices where errors remember', () => {
    const remembering = fitSeries(BEFORE);
    if (!remembering) throw new Error('the example has a line');
    expect(remembering.memory).toBeGreaterThan(0);
    const plain = slowContrast(BEFORE, TEST, remembering.memory);
    const { value, standardError } = estimateContrast(remembering, TEST, ONES);
    expect(value).toBeCloseTo(plain.value, 4);
    expect(standardError).toBeCloseTo(plain.standardError, 4);
  });

  test('needs four steps, and other regions that change', () => {
    expect(fitSeries(BEFORE.slice(0, 3))).toBeNull();
    expect(fitSeries(BEFORE.map(({ y }) => ({ x: 5, y })))).toBeNull();
  });
});

test.each([
  [0.975, 1, 12.7062],
  [0.975, 2, 4.30265],
  [0.975, 5, 2.57058],
  [0.9, 40, 1.30308],
  [0.8, 10, 0.879058],
])('Student’s quantile of %s with %s degrees of freedom is %s', (share, freedom, expected) => {
  expect(studentQuantile(share, freedom)).toBeCloseTo(expected, 4);
});

const meanOf = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / values.length;

/**
 * The best linear prediction of the summed test by the covariance of all steps, memory^|i − j|,
 * written out with the inverse of the whole matrix.
 */
function slowContrast(before: readonly Pair[], after: readonly Pair[], memory: number) {
  const n = before.length;
  const covariance = before.map((_, i) => before.map((_, j) => memory ** Math.abs(i - j)));
  const toTest = before.map((_, i) =>
    after.reduce((total, _, j) => total + memory ** (n + j - i), 0),
  );
  const design = before.map(({ x }) => [1, x]);
  const inverse = inverseOf(covariance);
  const weighted =
    design[0]?.map((_, a) =>
      before.map((_, j) =>
        before.reduce((t, _, i) => t + (design[i]?.[a] ?? 0) * (inverse[i]?.[j] ?? 0), 0),
      ),
    ) ?? [];
  const normal = inverseOf(
    weighted.map((row) =>
      [0, 1].map((b) =>
        dot(
          row,
          design.map((d) => d[b] ?? 0),
        ),
      ),
    ),
  );
  const right = weighted.map((row) =>
    dot(
      row,
      before.map(({ y }) => y),
    ),
  );
  const line = normal.map((row) => dot(row, right));
  const errors = before.map(({ x, y }) => y - (line[0] ?? 0) - (line[1] ?? 0) * x);
  const whitened = inverse.map((row) => dot(row, errors));
  // The covariance is in units of the series' variance; that of what is new is smaller.
  const variance = dot(whitened, errors) / (n - 2);
  const sums = [after.length, after.reduce((t, { x }) => t + x, 0)];
  const expected = dot(line, sums) + dot(toTest, whitened);
  const left = sums.map((sum, a) => sum - dot(weighted[a] ?? [], toTest));
  const own = after.reduce(
    (t, _, i) => t + after.reduce((u, _, j) => u + memory ** Math.abs(i - j), 0),
    0,
  );
  const explained = dot(
    toTest,
    inverse.map((row) => dot(row, toTest)),
  );
  const ofLine = dot(
    left,
    normal.map((row) => dot(row, left)),
  );
  return {
    value: after.reduce((t, { y }) => t + y, 0) - expected,
    standardError: Math.sqrt(variance * (own - explained + ofLine)),
  };
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((total, value, index) => total + value * (b[index] ?? 0), 0);

function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => Number(i === j))]);
  for (let column = 0; column < size; column += 1) {
    const pivot = rows[column]?.[column] ?? 1;
    rows[column] = (rows[column] ?? []).map((value) => value / pivot);
    for (const [index, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      if (index === column) continue;
      rows[index] = row.map((value, at) => value - factor * (rows[column]?.[at] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
}

describe('a plan', () => {
  const [world] = REGION_WORLDS;
  if (!world) throw new Error('there is a world');
  const { past } = drawRegions(world, randomFrom(3));
  const { design } = world;

  test('ranks splits by what they find, within the cost, the same each time', () => {
    const splits = planRegions({ regions: past, design, maxShare: 0.3 });
    expect(splits.length).toBeGreaterThan(2);
    const effects = splits.map(({ smallestShare }) => smallestShare);
    expect(effects).toEqual(effects.toSorted((a, b) => a - b));
    for (const { deliveryShare, past: checks } of splits) {
      expect(deliveryShare).toBeLessThanOrEqual(0.3);
      expect(checks).toMatchObject({ isAlike: true, isStable: true, isQuiet: true });
    }
    expect(planRegions({ regions: past, design, maxShare: 0.3 })).toEqual(splits);
  });

  test('finds more when more may be held out or weeks are added', () => {
    const smallest = (maxShare: number, weeks = design.weeks) =>
      planRegions({ regions: past, design: { ...design, weeks }, maxShare })[0]?.smallestShare ?? 1;
    expect(smallest(0.3)).toBeLessThan(smallest(0.1));
    expect(smallest(0.3, 8)).toBeLessThan(smallest(0.3, 2));
  });

  test('has nothing to propose where regions do not move together', () => {
    const random = randomFrom(9);
    const unlike = past.map((region) => ({
      ...region,
      visits: region.visits.map((visits) => visits * random() * 3),
    }));
    expect(planRegions({ regions: unlike, design, maxShare: 0.3 })).toEqual([]);
  });
});

test('the smallest effect is that of 80 % power', () => {
  const fit = fitIndependent(BEFORE);
  if (!fit) throw new Error('the example has a line');
  const { standardError } = estimateContrast(fit, TEST, ONES);
  expect(smallestContrast(fit, TEST, ONES) / standardError).toBeCloseTo(2.021075 + 0.8507, 4);
});

const TRIED = REGION_WORLDS.filter(({ name }) => ['dark', 'few', 'switchback'].includes(name));

test.each(TRIED.map((world) => [world.name, world] as const))(
  'in the world %s few claims are false, and the planned effect is found',
  (_name, world) => {
    const { planned, falseClaims, coverage, power } = runRegions(world, 24);
    expect(planned).toBeGreaterThan(0.9);
    expect(falseClaims).toBeLessThanOrEqual(0.21);
    expect(coverage).toBeGreaterThanOrEqual(0.79);
    expect(power).toBeGreaterThan(0.5);
  },
);
