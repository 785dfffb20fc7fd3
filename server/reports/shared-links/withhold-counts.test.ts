import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shownColumn, type ShownCount, shownCount } from './withhold-counts.js';

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const column = (...counts: number[]) =>
  shownColumn(counts, sumOf(counts)).map(({ value, isBelowTen }) =>
    isBelowTen ? '< 10' : (value ?? '–'),
  );

const upTo = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** The counts that a reader who knows the rules holds for possible, before subtracting. */
function possibleCounts(one: ShownCount, isWhollyWithheld: boolean, total: number): number[] {
  if (one.value !== null) return [one.value];
  if (one.isBelowTen) return upTo(1, 9);
  return upTo(isWhollyWithheld ? 0 : 10, total);
}

/** Which counts of a row fit to the total, with any possible counts of the other rows. */
function fittingCounts(shown: readonly ShownCount[], row: number, total: number): number[] {
  const isWhollyWithheld = !shown.some(({ isBelowTen }) => isBelowTen);
  const possible = shown.map((one) => possibleCounts(one, isWhollyWithheld, total));
  const others = possible.filter((_, at) => at !== row);
  const sums = others.reduce(
    (reached, counts) => new Set([...reached].flatMap((sum) => counts.map((count) => sum + count))),
    new Set([0]),
  );
  return (possible[row] ?? []).filter((count) => sums.has(total - count));
}

describe('the counts of a column', () => {
  test('are shown when none is small, zeros too', () => {
    expect(column(0, 10, 250)).toEqual([0, 10, 250]);
    expect(column()).toEqual([]);
  });

  test('withhold the next smallest one with a single small one', () => {
    expect(column(5, 400, 40, 0)).toEqual(['< 10', 400, '–', 0]);
  });

  test('withhold only small ones where those protect each other', () => {
    expect(column(4, 6, 90)).toEqual(['< 10', '< 10', 90]);
    expect(column(3, 5, 7, 90)).toEqual(['< 10', '< 10', '< 10', 90]);
  });

  test('withhold more where the sum of the small ones gives them away', () => {
    expect(column(1, 1, 90, 100)).toEqual(['< 10', '< 10', '–', 100]);
    expect(column(9, 9, 90, 100)).toEqual(['< 10', '< 10', '–', 100]);
  });

  test('are all withheld where nothing protects the small ones', () => {
    expect(column(9, 9)).toEqual(['–', '–']);
    expect(column(5, 12, 0)).toEqual(['–', '–', '–']);
  });

  test('are all withheld with a small total', () => {
    expect(column(3, 0, 4)).toEqual(['< 10', '< 10', '< 10']);
  });

  test('show no small one, and every small one may be anything from 1 to 9 for who subtracts', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 5 });

    fc.assert(
      fc.property(counts, (sample) => {
        const total = sumOf(sample);
        const shown = shownColumn(sample, total);

        shown.forEach(({ value }, at) => {
          if (value === null) return;
          expect(value).toBe(sample[at]);
          expect(value === 0 || value >= 10).toBe(true);
        });
        if (total < 10) return;

        shown.forEach(({ value, isBelowTen }, at) => {
          if (value !== null) return;
          const fitting = fittingCounts(shown, at, total);
          expect(fitting.length).toBeGreaterThanOrEqual(isBelowTen ? 9 : 2);
        });
      }),
      { numRuns: 150 },
    );
  });
});

test.each([
  [0, { value: 0, isBelowTen: false }],
  [1, { value: null, isBelowTen: true }],
  [9, { value: null, isBelowTen: true }],
  [10, { value: 10, isBelowTen: false }],
])('a count of %i alone', (count, shown) => {
  expect(shownCount(count)).toEqual(shown);
});
