import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { countedChange, pointChange, reciprocalChange, relativeChange } from './change';
import { countEstimate } from './visit-changes';

/** A linear congruential generator: the same worlds on every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

function poisson(mean: number, random: () => number): number {
  let count = 0;
  for (let left = mean + Math.log(random()); left > 0; left += Math.log(random())) count += 1;
  return count;
}

const estimate = fc
  .record({
    value: fc.double({ min: 0.001, max: 1, noNaN: true }),
    below: fc.double({ min: 0.01, max: 1, noNaN: true }),
    above: fc.double({ min: 0.01, max: 1, noNaN: true }),
  })
  .map(({ value, below, above }) => ({
    value,
    low: value * (1 - below),
    high: value * (1 + above),
  }));

describe('the change of an estimate', () => {
  it('is inside its interval, in shares and in points', () => {
    fc.assert(
      fc.property(estimate, estimate, (now, then) => {
        for (const change of [relativeChange(now, then), pointChange(now, then)]) {
          if (!change?.interval) throw new Error('it has one');
          expect(change.interval.low).toBeLessThanOrEqual(change.size);
          expect(change.interval.high).toBeGreaterThanOrEqual(change.size);
        }
      }),
    );
  });

  it('is beyond chance in shares exactly where it is in points', () => {
    fc.assert(
      fc.property(estimate, estimate, (now, then) => {
        const points = pointChange(now, then);
        fc.pre(Math.min(...Object.values(points.interval ?? {}).map(Math.abs)) > 1e-9);
        expect(relativeChange(now, then)?.isBeyondChance).toBe(points.isBeyondChance);
      }),
    );
  });

  it('has an interval that widens with the number of tests', () => {
    fc.assert(
      fc.property(estimate, estimate, fc.integer({ min: 2, max: 100 }), (now, then, tests) => {
        const [one, many] = [pointChange(now, then), pointChange(now, then, { tests })];
        expect(many.interval?.low).toBeLessThan(one.interval?.low ?? 0);
        expect(many.interval?.high).toBeGreaterThan(one.interval?.high ?? 0);
      }),
    );
  });

  it('of costs is the reciprocal of the change of what a dollar buys', () => {
    const [now, then] = [
      { value: 2, low: 1.6, high: 2.5 },
      { value: 1, low: 0.8, high: 1.25 },
    ];
    const cost = reciprocalChange(relativeChange(now, then));
    const visits = relativeChange(now, then);
    expect(cost?.size).toBeCloseTo(-0.5, 12);
    expect(1 / (1 + (cost?.interval?.low ?? 0)) - 1).toBeCloseTo(visits?.interval?.high ?? 0, 12);
    expect(cost?.isBeyondChance).toBe(true);
  });

  it('from zero is endless, and chance can be ruled out', () => {
    expect(relativeChange(countEstimate(400), countEstimate(0))).toMatchObject({
      size: Infinity,
      isBeyondChance: true,
    });
    expect(relativeChange(countEstimate(1), countEstimate(0))).toMatchObject({
      isBeyondChance: false,
    });
    expect(relativeChange(countEstimate(0), countEstimate(0))).toBeNull();
  });

  it('of few visits is not tested', () => {
    const change = relativeChange(countEstimate(4), countEstimate(40), { isSmallSample: true });
    expect(change?.isBeyondChance).toBeNull();
  });
});

describe('the change of a counted figure', () => {
  it.each([
    [112, 100, 0.12],
    [5, 0, Infinity],
    [5, undefined, Infinity],
    [-50, -100, 0.5],
  ])('from %p, before %p, is %p without an interval', (now, then, size) => {
    const change = countedChange(now, then);
    expect(change?.size).toBeCloseTo(size, 12);
    expect(change?.interval).toBeNull();
  });

  it.each([
    [0, 0],
    [null, 3],
  ])('from %p, before %p, is none', (now, then) => {
    expect(countedChange(now, then)).toBeNull();
  });
});

describe('the interval of the change of visits', () => {
  test.each([
    ['many visits', 400, 400],
    ['half as many', 60, 120],
    ['few visits', 12, 15],
  ])('covers the truth in 94 % of 4,000 pairs of periods: %s', (_, now, then) => {
    const random = randomFrom(7);
    let covered = 0;
    for (let run = 0; run < 4000; run += 1) {
      const [a, b] = [poisson(now, random), poisson(then, random)];
      const interval = relativeChange(countEstimate(a), countEstimate(b))?.interval;
      const truth = now / then - 1;
      if (interval && interval.low <= truth && truth <= interval.high) covered += 1;
    }
    expect(covered / 4000).toBeGreaterThanOrEqual(0.94);
  });

  it('claims a change in at most 5 % of tables without any', () => {
    const random = randomFrom(3);
    const rows = [8, 12, 20, 30, 50, 80, 120, 200, 300, 500];
    let claims = 0;
    for (let run = 0; run < 2000; run += 1) {
      const hasClaim = rows.some((mean) => {
        const [a, b] = [poisson(mean, random), poisson(mean, random)];
        const change = relativeChange(countEstimate(a), countEstimate(b), { tests: rows.length });
        return change?.isBeyondChance;
      });
      if (hasClaim) claims += 1;
    }
    expect(claims / 2000).toBeLessThanOrEqual(0.05);
    expect(claims).toBeGreaterThan(0);
  });
});
