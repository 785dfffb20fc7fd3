import { expect, test } from '@jest/globals';
import { backoffAfter } from './backoff.js';

const HOUR_MS = 3_600_000;
const pauses = (id: number) =>
  Array.from({ length: 10 }, (_, index) =>
    backoffAfter({ id, attempts: index + 1, retryAfterSeconds: null }),
  );

test('a message is tried ten times, later and later, for a little more than three days', () => {
  const found = pauses(0);
  const waits = found.slice(0, 9).map(Number);
  expect(found[9]).toBeNull();
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits[0]).toBe(5_000);
  expect(waits.reduce((sum, wait) => sum + wait, 0) / HOUR_MS).toBeCloseTo(75.6, 1);
});

test('messages that failed together do not come back together', () => {
  expect(new Set(Array.from({ length: 100 }, (_, id) => pauses(id)[1])).size).toBe(100);
});

test('a receiver is left alone for as long as it asks, up to a day', () => {
  const asked = (retryAfterSeconds: number) =>
    backoffAfter({ id: 0, attempts: 1, retryAfterSeconds });
  expect(asked(1)).toBe(5_000);
  expect(asked(600)).toBe(600_000);
  expect(asked(10_000_000)).toBe(24 * HOUR_MS);
});
