import { expect, test } from '@jest/globals';
import { formatDuration, formatLatency } from './durations';

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [725, '12 min 5 s'],
  [7_260, '2 h 1 min'],
  [3 * 86_400 + 4 * 3_600 + 59, '3 d 4 h'],
  [null, '-'],
])('%p seconds last %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  [0.417, '0.42 ms'],
  [12.4, '12 ms'],
  [1_540, '1.5 s'],
  [123_000, '2 min 3 s'],
  [undefined, '-'],
])('%p ms of waiting are %s', (ms, text) => {
  expect(formatLatency(ms)).toBe(text);
});
