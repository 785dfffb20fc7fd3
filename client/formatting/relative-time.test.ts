import { expect, test } from '@jest/globals';
import { formatRelativeTime } from './relative-time';

const NOW = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:00Z', 'just now'],
  ['2026-11-20T11:59:56Z', 'just now'],
  ['2026-11-20T11:59:55Z', '5 seconds ago'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T11:30:01Z', '29 minutes ago'],
  ['2026-11-20T10:00:00Z', '2 hours ago'],
  ['2026-11-18T11:00:00Z', '2 days ago'],
])('%s was %s', (instant, text) => {
  expect(formatRelativeTime(instant, NOW)).toBe(text);
});

test('a clock that is ahead does not put the past into the future', () => {
  expect(formatRelativeTime('2026-11-20T12:00:30Z', NOW)).toBe('just now');
});

test('no time is not available', () => {
  expect(formatRelativeTime(null, NOW)).toBe('N/A');
  expect(formatRelativeTime('soon', NOW)).toBe('N/A');
});
