import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shownColumn, type ShownCount, shownCount } from './withhold-counts.js';

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const textOf = ({ value, isBelowTen }: ShownCount) => (isBelowTen ? '< 10' : (value ?? '–'));
const column = (...counts: number[]) => shownColumn(counts, sumOf(counts)).map(textOf);

/** All columns of so many rows with a total of `most` or less. */
function* columnsOf(rows: number, most: number): Generator<number[]> {
  if (rows === 0) yield [];
  else
    for (let count = 0; count <= most; count += 1)
      for (const others of columnsOf(rows - 1, most - count)) yield [count, ...others];
}

const isSmall = (count: number) => count >= 1 && count <= 9;
const pictureOf = (counts: readonly number[]) =>
  JSON.stringify([sumOf(counts), ...shownColumn(counts, sumOf(counts)).map(textOf)]);

/** Finds which counts each row can have, for a reader who sees the column and knows the rule. */
function possibleCounts(rows: number, most: number): Map<string, Set<number>[]> {
  const pictures = new Map<string, Set<number>[]>();
  for (const counts of columnsOf(rows, most)) {
    const picture = pictureOf(counts);
    const possible = pictures.get(picture) ?? counts.map(() => new Set<number>());
    pictures.set(picture, possible);
    counts.forEach((count, at) => possible[at]?.add(count));
  }
  return pictures;
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
    expect(column(9, 9, 90, 100)).toEqual(['< 10', '< 10', '–', '–']);
    expect(column(9, 9, 90, 150)).toEqual(['< 10', '< 10', '–', 150]);
  });

  test('are all withheld where nothing protects the small ones', () => {
    expect(column(9, 9)).toEqual(['–', '–']);
    expect(column(5, 12, 0)).toEqual(['–', '–', '–']);
  });

  test('are withheld together with those of the same size, whatever their names', () => {
    expect(column(3, 14, 13, 13)).toEqual(['< 10', '–', '–', '–']);
    expect(column(5, 40, 40, 900)).toEqual(['< 10', '–', '–', 900]);
  });

  test('are all withheld with a small total', () => {
    expect(column(3, 0, 4)).toEqual(['< 10', '< 10', '< 10']);
  });

  test.each([
    [2, 120],
    [3, 60],
    [4, 45],
    [5, 30],
  ])(
    'leave every small one anything from 1 to 9 for a reader who knows the rule: all columns of %i rows',
    (rows, most) => {
      const revealed: string[] = [];
      for (const [picture, possible] of possibleCounts(rows, most)) {
        const [total, ...shown] = JSON.parse(picture) as (number | string)[]; // made by pictureOf
        if (Number(total) < 10) continue;
        possible.forEach((counts, at) => {
          const small = [...counts].filter(isSmall).length;
          const isWithheld = typeof shown[at] === 'string';
          if (isWithheld && (counts.size < 2 || ![0, 9].includes(small)))
            revealed.push(`${picture}, row ${at}: ${[...counts].join(', ')}`);
        });
      }
      expect(revealed).toEqual([]);
    },
  );

  test('have the same picture with other small ones, in columns of any size', () => {
    const largerOnes = fc.array(fc.integer({ min: 10, max: 5_000 }), {
      minLength: 1,
      maxLength: 8,
    });
    const smallOnes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

    fc.assert(
      fc.property(
        smallOnes,
        largerOnes,
        fc.integer({ min: 1, max: 9 }),
        (small, larger, wanted) => {
          const counts = [...small, ...larger];
          const shown = shownColumn(counts, sumOf(counts));
          shown.forEach(({ value }, at) => {
            if (value !== null) expect([value, isSmall(value)]).toEqual([counts[at], false]);
          });

          const others = shown.flatMap((one, at) =>
            one.value === null && !one.isBelowTen ? [at] : [],
          );
          if (!shown[0]?.isBelowTen || others.length === 0) return;

          // The first small one is `wanted`, its neighbours are 1 or 9, and the withheld ones are about equal.
          const pictures = [1, 9].map((neighbour) => {
            const changed = counts.map((count, at) => {
              if (at === 0) return wanted;
              return at < small.length ? neighbour : count;
            });
            const rest = sumOf(counts) - sumOf(changed.filter((_, at) => !others.includes(at)));
            others.forEach((at, n) => {
              changed[at] = Math.floor((rest + n) / others.length);
            });
            return pictureOf(changed);
          });
          expect(pictures).toContain(pictureOf(counts));
        },
      ),
      { numRuns: 2_000 },
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
