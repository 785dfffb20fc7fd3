import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { solveLinear } from './solve-linear.js';

test('solves what multiplication made', () => {
  const size = 4;
  const cell = fc.integer({ min: -9, max: 9 });
  const vector = fc.array(cell, { minLength: size, maxLength: size });
  const matrices = fc.array(vector, { minLength: size, maxLength: size });
  fc.assert(
    fc.property(matrices, vector, (drawn, x) => {
      // A heavy diagonal makes sure of one solution.
      const matrix = drawn.map((row, at) =>
        row.map((value, col) => value + (at === col ? 100 : 0)),
      );
      const right = matrix.map((row) =>
        row.reduce((sum, value, col) => sum + value * (x[col] ?? 0), 0),
      );
      for (const [index, value] of solveLinear(matrix, right).entries()) {
        expect(value).toBeCloseTo(x[index] ?? NaN, 9);
      }
    }),
  );
});

test('gives zeros where no one solution exists', () => {
  expect(
    solveLinear(
      [
        [1, 2],
        [2, 4],
      ],
      [1, 2],
    ),
  ).toEqual([0, 0]);
});
