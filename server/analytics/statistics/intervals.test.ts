import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gaussian } from '#server/analytics/testing/random-counts.js';
import { randomFrom } from '#server/analytics/testing/random-choices.js';
import {
  referenceCorrelationInterval,
  referenceWilson,
} from '#server/analytics/testing/reference-statistics.js';
import { correlation, dailyCorrelation } from './daily-correlation.js';
import { effectiveDays, fisherInterval } from './correlation-interval.js';
import { meanInterval } from './mean-interval.js';
import { twoSidedNormalP } from './normal.js';
import { wilsonInterval } from './wilson.js';

/** The interval for days in the format of a reading. */
function correlationInterval(xs: readonly number[], ys: readonly number[]) {
  const [impressions, responses] = [Float64Array.from(xs), Float64Array.from(ys)];
  return dailyCorrelation({ impressions, responses, sameDay: responses }).interval;
}

describe("Wilson's interval", () => {
  test.each([
    // Newcombe 1998, table I, method 3.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is the published one', (hits, trials, low, high) => {
    expect(wilsonInterval(hits, trials)).toEqual({
      low: expect.closeTo(low, 4),
      high: expect.closeTo(high, 4),
    });
  });

  test('is what trying all proportions gives', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (trials, part) => {
          const hits = Math.round(trials * part);
          const { low, high } = wilsonInterval(hits, trials) ?? { low: NaN, high: NaN };
          const expected = referenceWilson(hits, trials);
          expect(low).toBeCloseTo(expected?.low ?? NaN, 9);
          expect(high).toBeCloseTo(expected?.high ?? NaN, 9);
        },
      ),
    );
  });

  test('reaches 0 and 1 exactly and stays between', () => {
    expect(wilsonInterval(0, 1_000_000)).toMatchObject({ low: 0 });
    expect(wilsonInterval(7, 7)).toMatchObject({ high: 1 });
  });

  test('is none where hits out of trials are no proportion', () => {
    expect(wilsonInterval(0, 0)).toBeNull();
    expect(wilsonInterval(3, 0)).toBeNull();
    expect(wilsonInterval(3, 2)).toBeNull();
  });
});

describe('the interval of the correlation', () => {
  test("is Fisher's, as R's cor.test gives it for the data of Hollander and Wolfe 1973", () => {
    const xs = [44.4, 45.9, 41.9, 53.3, 44.7, 44.1, 50.7, 45.2, 60.1];
    const ys = [2.6, 3.1, 2.5, 5.0, 3.6, 4.0, 5.2, 2.8, 3.8];
    const r = correlation(xs, ys) ?? NaN;
    expect(r).toBeCloseTo(0.5711816, 6);
    expect(fisherInterval(r, xs.length)).toEqual({
      low: expect.closeTo(-0.1497426, 6),
      high: expect.closeTo(0.8955795, 6),
    });
  });

  test('is none where there is nothing to say', () => {
    expect(correlationInterval([1, 2, 4], [1, 3, 2])).toBeNull();
    expect(correlationInterval([1, 2, 3, 4, 5], [2, 2, 2, 2, 2])).toBeNull();
    expect(correlationInterval([1, 2, 3, 4, 5], [2, 4, 6, 8, 10])).toBeNull();
    expect(correlationInterval([], [])).toBeNull();
  });

  test('is what its definition says, day by day', () => {
    const points = fc.array(fc.tuple(fc.nat(1000), fc.nat(50)), { minLength: 1, maxLength: 60 });

    fc.assert(
      fc.property(points, (days) => {
        const [xs, ys] = [days.map(([x]) => x), days.map(([, y]) => y)];
        const interval = correlationInterval(xs, ys);
        const expected = referenceCorrelationInterval(days, correlation(xs, ys));
        expect(interval).toEqual(
          expected && {
            low: expect.closeTo(expected.low, 8),
            high: expect.closeTo(expected.high, 8),
          },
        );
      }),
    );
  });

  test('counts days that are like the days before for less, and never for more than they are', () => {
    const wave = (days: number, length: number) =>
      Array.from({ length: days }, (_, day) => Math.sin((2 * Math.PI * day) / length));
    expect(effectiveDays(wave(364, 7), wave(364, 7))).toBeLessThan(364 / 5);
    const alternating = Array.from({ length: 100 }, (_, day) => day % 2);
    const slow = wave(100, 100);
    expect(effectiveDays(alternating, slow)).toBe(100);
  });

  test('misses 0 for independent days that are like the days before about as often as it promises', () => {
    const random = randomFrom(20261120);
    const series = () => {
      let value = 0;
      return Array.from({ length: 90 }, () => (value = 0.7 * value + gaussian(random)));
    };

    const draws = Array.from({ length: 1000 }, () => [series(), series()] as const);
    const misses = (
      intervalOf: (xs: number[], ys: number[]) => { low: number; high: number } | null,
    ) =>
      draws.filter(([xs, ys]) => {
        const interval = intervalOf(xs, ys);
        return interval !== null && (interval.low > 0 || interval.high < 0);
      }).length / draws.length;

    expect(misses(correlationInterval)).toBeLessThan(0.09);
    // Without the correction to independent days, a large share of all intervals misses.
    expect(misses((xs, ys) => fisherInterval(correlation(xs, ys) ?? 0, xs.length))).toBeGreaterThan(
      0.15,
    );
  });
});

describe('the interval of a mean', () => {
  test('is 1.96 standard errors to either side', () => {
    // 60 ones and 40 threes: mean 1.8, variance 96/99.
    const half = 1.96 * Math.sqrt(96 / 99 / 100);

    expect(
      meanInterval(
        new Map([
          [1, 60],
          [3, 40],
        ]),
      ),
    ).toEqual({ low: expect.closeTo(1.8 - half, 4), high: expect.closeTo(1.8 + half, 4) });
  });

  test('is none for fewer than thirty observations', () => {
    expect(meanInterval(new Map([[2, 29]]))).toBeNull();
    expect(meanInterval(new Map())).toBeNull();
  });
});

describe('the tails of the normal distribution', () => {
  test.each([
    [0, 1],
    [1.959964, 0.05],
    [2.575829, 0.01],
    [-3.290527, 0.001],
    [4.891638, 1e-6],
  ])('beyond %f hold what the tables say', (z, p) => {
    expect(twoSidedNormalP(z) / p).toBeCloseTo(1, 5);
  });
});
