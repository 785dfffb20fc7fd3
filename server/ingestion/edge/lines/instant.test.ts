import { expect, test } from '@jest/globals';
import { parseInstant } from './instant.js';

test.each([
  ['2026-03-01T19:30:00+13:00', '2026-03-01T06:30:00.000Z'],
  ['2026-03-01T19:30:00.123456Z', '2026-03-01T19:30:00.123Z'],
  ['2026-03-01T19:30Z', '2026-03-01T19:30:00.000Z'],
  ['2026-03-01 19:30:00 -0330', '2026-03-01T23:00:00.000Z'],
  ['2026-03-01T00:00:00+1245', '2026-02-28T11:15:00.000Z'],
  ['2024-02-29T00:00:00z', '2024-02-29T00:00:00.000Z'],
])('%s is %s', (text, expected) => {
  expect(new Date(parseInstant(text) ?? Number.NaN).toISOString()).toBe(expected);
});

test.each([
  '2026-03-01T19:30:00',
  '2026-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-00-01T00:00:00Z',
  '2026-03-01T24:00:00Z',
  '2026-03-01T19:60:00Z',
  '2026-03-01',
  '1767225600000',
  'yesterday',
  '',
])('"%s" is no moment', (text) => {
  expect(parseInstant(text)).toBeNull();
});
