import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomFrom } from '#server/analytics/testing/random-choices.js';
import { poisson } from '#server/analytics/testing/random-counts.js';
import { referenceDifferences } from '#server/analytics/testing/reference-statistics.js';
import { differFromRest } from './differences-from-rest.js';
import { COMPARISON_LEVEL } from './levels.js';
import type { RankedRate } from './ranked-rates.js';

const CELLS = 56;

const wholeOf = (parts: readonly RankedRate[]) => ({
  responses: parts.reduce((sum, { responses }) => sum + responses, 0),
  impressions: parts.reduce((sum, { impressions }) => sum + impressions, 0),
});

describe('differences of parts from the rest', () => {
  test('are what the plain reference finds', () => {
    const part = fc.record({
      responses: fc.nat(60),
      impressions: fc.nat(500),
      isCompared: fc.boolean(),
    });

    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        expect(differFromRest(parts, wholeOf(parts))).toEqual(
          referenceDifferences(
            parts.map(({ isCompared, ...rates }) => ({ ...rates, takesPart: isCompared })),
          ),
        );
      }),
    );
  });

  test('are found by chance in no more tables than the level of a comparison allows', () => {
    const random = randomFrom(23);
    const tables = Array.from({ length: 3000 }, () =>
      Array.from({ length: CELLS }, (_, at) => {
        const mean = 6 + (at % 8) * 9;
        return { responses: poisson(mean, random), impressions: mean * 40, isCompared: true };
      }),
    );

    const misled = tables.filter((parts) => differFromRest(parts, wholeOf(parts)).includes(true));

    // Three standard deviations of a random count above the promised error rate.
    const promised = tables.length * COMPARISON_LEVEL;
    expect(misled.length).toBeLessThan(promised + 3 * Math.sqrt(promised));
  });

  test('are found where they were planted', () => {
    const random = randomFrom(29);
    const parts = Array.from({ length: CELLS }, (_, at) => ({
      responses: poisson(at === 9 ? 240 : 120, random),
      impressions: 6000,
      isCompared: true,
    }));
    const found = differFromRest(parts, wholeOf(parts));

    expect(found.indexOf(true)).toBe(9);
    expect(found.filter(Boolean)).toHaveLength(1);
  });

  test('do not exist for a part that is the whole', () => {
    const only = { responses: 50, impressions: 100, isCompared: true };
    expect(differFromRest([only], only)).toEqual([false]);
  });
});
