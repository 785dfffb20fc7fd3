import { expect, test } from '@jest/globals';
import { compareRuns } from './compare-runs.js';

test('each number is the median of its runs, line by line', () => {
  const against = [
    ['filled', 'cold 1,100.5 (2.00)', 'cold 90.0 (0.50)'],
    ['filled', 'cold 900.5 (1.80)', 'cold 80.0 (0.40)'],
    ['filled', 'cold 1,000.5 (2.10)', 'cold 70.0 (0.60)'],
  ];
  const here = [
    ['filled', 'cold 85.0 (0.20)', 'cold   100.0 (0.55)', 'new 3'],
    ['filled', 'cold 95.0 (0.10)', 'cold 60.0 (0.45)', 'new 5'],
    ['filled', 'cold 90.0 (0.30)', 'cold 50.0 (0.35)', 'new 4'],
  ];

  expect(compareRuns(against, here)).toEqual([
    'filled',
    '  against  cold 1,000.5 (2.00)',
    '  here     cold 90.0 (0.20)',
    '  against  cold 80.0 (0.50)',
    '  here     cold   60.0 (0.45)',
    '  against  (no such line)',
    '  here     new 4',
  ]);
});
