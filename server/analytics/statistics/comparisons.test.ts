import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { poisson } from '#server/analytics/testing/random-counts.js';
import { randomFrom } from '#server/analytics/testing/random-choices.js';
import {
  referenceHolm,
  referencePairP,
  referenceTies,
} from '#server/analytics/testing/reference-statistics.js';
import { isPlainlyChance, rateDifferenceP } from './exact-rate-test.js';
import { incompleteBeta } from './incomplete-beta.js';
import { COMPARISON_LEVEL } from './levels.js';
import { holmBound, tiesWithFirst } from './ranked-rates.js';
import { isSmallCount, isSmallSample } from './small-sample.js';
import { widestDifference } from './widest-difference.js';

const row = (responses: number, impressions: number, isCompared = true) => ({
  responses,
  impressions,
  isCompared,
});
const rows = fc.array(
  fc.record({ responses: fc.nat(60), impressions: fc.nat(500), isCompared: fc.boolean() }),
  {
    maxLength: 12,
  },
);

describe('the incomplete beta function', () => {
  test('has the closed forms that it has', () => {
    expect(incompleteBeta(0.3, 1, 1)).toBeCloseTo(0.3, 14);
    expect(incompleteBeta(0.3, 1, 5)).toBeCloseTo(1 - 0.7 ** 5, 14);
    expect(incompleteBeta(0.3, 4, 1)).toBeCloseTo(0.3 ** 4, 14);
    expect(incompleteBeta(0.5, 1e6, 1e6)).toBeCloseTo(0.5, 8);
    expect([incompleteBeta(0, 2, 3), incompleteBeta(1, 2, 3)]).toEqual([0, 1]);
  });
});

describe('the exact test of two rates', () => {
  test.each([
    // Tails of the binomial distribution with an even chance: whole numbers over powers of two.
    [15, 5, (2 * 21_700) / 2 ** 20],
    [8, 2, (2 * 56) / 2 ** 10],
    [6, 0, 2 / 2 ** 6],
    [4, 4, 1],
  ])('of %i and %i from as many impressions has the p-value of the tables', (a, b, p) => {
    expect(rateDifferenceP(row(a, 100), row(b, 100))).toBeCloseTo(p, 12);
    expect(rateDifferenceP(row(b, 100), row(a, 100))).toBeCloseTo(p, 12);
  });

  test('is what adding up every outcome gives', () => {
    const group = fc.record({ responses: fc.nat(800), impressions: fc.nat(10_000) });
    fc.assert(
      fc.property(group, group, (a, b) => {
        expect(rateDifferenceP(a, b)).toBeCloseTo(referencePairP(a, b), 9);
      }),
    );
  });

  test('holds for millions of events, in next to no time', () => {
    const p = rateDifferenceP(row(500_000, 10_000_000), row(503_000, 10_000_000));
    expect(p).toBeCloseTo(referencePairP(row(500_000, 10_000_000), row(503_000, 10_000_000)), 8);
    // The value of the normal distribution, which is almost exact here: 2 P(Z > 2.9955…).
    expect(p).toBeCloseTo(0.00275, 4);
  });

  test('knows rates above 1, and says nothing where nothing was served', () => {
    expect(rateDifferenceP(row(30, 10), row(5, 10))).toBeLessThan(0.001);
    expect(rateDifferenceP(row(3, 0), row(5, 10))).toBe(1);
    expect(rateDifferenceP(row(0, 10), row(0, 20))).toBe(1);
  });
});

describe("Holm's correction", () => {
  test('rejects three of the fifteen hypotheses of Neuhaus 1992, as Benjamini and Hochberg 1995 report of stepwise tests', () => {
    const ps = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719,
      0.6528, 0.759, 1,
    ];
    expect(holmBound(ps, 15, 0.05)).toBe(0.0019);
  });

  test('goes step by step', () => {
    expect(holmBound([0.04, 0.01, 0.03, 0.005], 4, 0.05)).toBe(0.01);
    expect(holmBound([0.01, 0.02], 2, 0.05)).toBe(0.02);
    expect(holmBound([0.03, 0.026], 2, 0.05)).toBe(-1);
    expect(holmBound([0.03, 0.02], 2, 0.05)).toBe(0.03);
    expect(holmBound([], 0)).toBe(-1);
  });

  test('is what going through the whole list gives', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 0.1, noNaN: true }), { minLength: 1, maxLength: 20 }),
        (ps) => {
          const bound = holmBound(ps, ps.length, 0.05);
          expect(ps.map((p) => p <= bound)).toEqual(referenceHolm(ps, 0.05));
        },
      ),
    );
  });
});

describe('ties with the first row', () => {
  test('are what the plain reference finds', () => {
    fc.assert(
      fc.property(rows, (table) => {
        const referenceRows = table.map(({ isCompared, ...rates }) => ({
          ...rates,
          takesPart: isCompared,
        }));
        expect(tiesWithFirst(table)).toEqual(referenceTies(referenceRows));
      }),
    );
  });

  test('are relative to the first row that takes part', () => {
    expect(
      tiesWithFirst([
        row(3, 3, false),
        row(200, 1000),
        row(190, 1000),
        row(20, 1000),
        row(1, 90, false),
      ]),
    ).toEqual([null, null, true, false, null]);
  });

  test('ask more of a row among many', () => {
    const pair = [row(134, 1000), row(86, 1000)];
    const crowd = Array.from({ length: 12 }, () => row(110, 1000));
    expect(tiesWithFirst(pair)[1]).toBe(false);
    expect(tiesWithFirst([...pair, ...crowd])[1]).toBe(true);
  });

  test('are broken by chance no more often than the level of a comparison', () => {
    const random = randomFrom(7);
    const tables = Array.from({ length: 3000 }, () =>
      [40, 40, 80, 80, 160, 160, 20, 20].map((mean) => row(poisson(mean, random), mean * 50)),
    );
    const broken = tables.filter((table) => {
      const ranked = table.toSorted(
        (a, b) => b.responses / b.impressions - a.responses / a.impressions,
      );
      return tiesWithFirst(ranked).includes(false) || widestDifference(ranked) !== null;
    });

    // Three standard deviations of a random count above the promised error rate.
    const promised = tables.length * COMPARISON_LEVEL;

    expect(broken.length).toBeLessThan(promised + 3 * Math.sqrt(promised));
  });
});

describe('the widest difference', () => {
  test('is between the highest rate that differs and the lowest that it differs from', () => {
    const [small, high, middle, low] = [
      row(8, 250),
      row(2100, 100_000),
      row(2050, 100_000),
      row(1500, 100_000),
    ];

    expect(widestDifference([low, middle, high, small])).toEqual({ higher: high, lower: low });
    expect(widestDifference([high, middle])).toBeNull();
    expect(widestDifference([high, { ...low, isCompared: false }])).toBeNull();
    expect(widestDifference([])).toBeNull();
  });

  test('misses no pair', () => {
    const group = fc.record({
      responses: fc.nat(40),
      impressions: fc.integer({ min: 1, max: 400 }),
    });

    fc.assert(
      fc.property(group, group, (a, b) => {
        const found = widestDifference([
          { ...a, isCompared: true },
          { ...b, isCompared: true },
        ]);
        expect(found !== null).toBe(referencePairP(a, b) <= COMPARISON_LEVEL);
      }),
      { numRuns: 2000 },
    );
  });

  test('finds what was planted', () => {
    const random = randomFrom(11);
    const table = Array.from({ length: 20 }, (_, index) =>
      row(poisson(index === 4 ? 240 : 120, random), 6000),
    );
    expect(widestDifference(table)?.higher).toBe(table[4]);
  });
});

describe('a small sample', () => {
  test('is one of which fewer than five responses were to be expected, whatever came', () => {
    const whole = { responses: 200, impressions: 10_000 };
    expect([249, 250].map((impressions) => isSmallSample(impressions, whole))).toEqual([
      true,
      false,
    ]);
    expect(isSmallSample(100, { responses: 0, impressions: 0 })).toBe(true);
    expect([4, 5].map(isSmallCount)).toEqual([true, false]);
  });
});

describe('plain chance', () => {
  test('is never said of a difference that the exact test finds', () => {
    const group = fc.record({
      responses: fc.nat(60),
      impressions: fc.integer({ min: 1, max: 2000 }),
    });

    const level = fc.constantFrom(0.01, COMPARISON_LEVEL, 1e-4, 1e-6);

    fc.assert(
      fc.property(group, group, level, (a, b, bound) => {
        if (isPlainlyChance(a, b, bound)) expect(referencePairP(a, b)).toBeGreaterThan(bound);
      }),
      { numRuns: 5000 },
    );
  });
});
