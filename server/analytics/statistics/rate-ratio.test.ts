import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomFrom } from '#server/analytics/testing/random-choices.js';
import { poisson } from '#server/analytics/testing/random-counts.js';
import { rateDifferenceP } from './exact-rate-test.js';
import { neededTimes, POWER } from './needed-exposure.js';
import { rateRatio, rateRatioInterval } from './rate-ratio.js';

const rated = (responses: number, impressions: number) => ({ responses, impressions });

describe('the interval of a ratio of rates', () => {
  test('is the one of the published share', () => {
    // Clopper and Pearson's interval of 4 in 20 is 0.0573 to 0.4366 (Newcombe 1998 tabulates it).
    const interval = rateRatioInterval(rated(4, 100), rated(16, 100));
    expect(interval?.low).toBeCloseTo(0.0573 / (1 - 0.0573), 3);
    expect(interval?.high).toBeCloseTo(0.4366 / (1 - 0.4366), 3);
  });

  test('leaves 1 out exactly where the test of the rates finds a difference', () => {
    const group = fc.record({
      responses: fc.integer({ min: 1, max: 400 }),
      impressions: fc.integer({ min: 1, max: 20_000 }),
    });

    fc.assert(
      fc.property(group, group, (a, b) => {
        const p = rateDifferenceP(a, b);
        const interval = rateRatioInterval(a, b);
        if (!interval) throw new Error('there is none');
        const leavesOut = interval.low > 1 || interval.high < 1;
        // Within rounding of 5 % either is right.
        if (Math.abs(p - 0.05) > 1e-9) expect(leavesOut).toBe(p < 0.05);
      }),
      { numRuns: 500 },
    );
  });

  test('holds the ratio, and starts at zero without a response', () => {
    expect(rateRatio(rated(30, 1000), rated(20, 1000))).toBeCloseTo(1.5, 12);
    expect(rateRatioInterval(rated(0, 1000), rated(20, 1000))?.low).toBe(0);
  });

  test('is none where there is nothing to divide by', () => {
    for (const [a, b] of [
      [rated(5, 100), rated(0, 100)],
      [rated(5, 0), rated(5, 100)],
      [rated(5, 100), rated(5, 0)],
    ] as const) {
      expect([rateRatio(a, b), rateRatioInterval(a, b)]).toEqual([null, null]);
    }
  });
});

describe('the impressions that a comparison needs', () => {
  const PLAN = { rate: 0.02, difference: 0.2, level: 0.001 };

  test('show the difference four times out of five', () => {
    const [a, b] = [{ impressions: 8_000 }, { impressions: 20_000 }];
    const times = neededTimes(a, b, PLAN) ?? 0;
    const random = randomFrom(41);
    const drawn = (impressions: number, rate: number) => {
      // A Poisson count of a large mean as a sum of small ones.
      const mean = impressions * rate;
      const parts = Math.ceil(mean / 100);
      let sum = 0;
      for (let part = 0; part < parts; part += 1) sum += poisson(mean / parts, random);
      return rated(sum, impressions);
    };
    const runs = 1_000;
    let shown = 0;
    for (let run = 0; run < runs; run += 1) {
      const higher = drawn(a.impressions * times, PLAN.rate * (1 + PLAN.difference));
      const p = rateDifferenceP(higher, drawn(b.impressions * times, PLAN.rate));
      if (p <= PLAN.level) shown += 1;
    }

    expect(times).toBeGreaterThan(1);
    expect(Math.abs(shown / runs - POWER)).toBeLessThan(0.04);
  });

  test('are none without a rate or without impressions', () => {
    expect(neededTimes({ impressions: 0 }, { impressions: 9 }, PLAN)).toBeNull();
    expect(neededTimes({ impressions: 9 }, { impressions: 9 }, { ...PLAN, rate: 0 })).toBeNull();
  });
});
