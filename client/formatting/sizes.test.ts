import { expect, test } from '@jest/globals';
import { formatBytes } from './sizes';

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [1024 * 1024, '1.0 MB'],
  [3.25 * 1024 ** 3, '3,328.0 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test('an unknown size is a dash', () => {
  expect(formatBytes(null)).toBe('-');
  expect(formatBytes(Number.NaN)).toBe('-');
});
