import { expect, test } from '@jest/globals';
import { parseIp, type Address } from '#server/core/http/ip-address.js';
import type { Tag } from '#server/ingestion/edge/pipeline/collected-call.js';
import { newAddresses } from './new-addresses.js';

const TAG: Tag = { kind: 'impression', id: 7, customerId: 3 };
const HOUR_MS = 3_600_000;
const NOON_MS = Date.parse('2026-11-20T12:00:00Z');

function address(text: string): Address {
  const parsed = parseIp(text);
  if (!parsed) throw new Error(`${text} is no address`);
  return parsed;
}

/** The count of addresses that the sketch takes for new. */
const countNew = (texts: readonly string[]): number => {
  const isNew = newAddresses();
  return texts.filter((text) => isNew(TAG, address(text), NOON_MS)).length;
};

test('one address is new once an hour at each tag', () => {
  const isNew = newAddresses();
  const home = address('203.97.1.1');
  const site: Tag = { ...TAG, kind: 'webhit' };

  expect(isNew(TAG, home, NOON_MS)).toBe(true);
  expect(isNew(TAG, home, NOON_MS + HOUR_MS - 1)).toBe(false);
  expect(isNew(site, home, NOON_MS)).toBe(true);
  expect(isNew({ ...TAG, id: 8 }, home, NOON_MS)).toBe(true);
  expect(isNew(TAG, home, NOON_MS + HOUR_MS)).toBe(true);
});

test('tags that share a place take old addresses for new, and never new ones for old', () => {
  const isNew = newAddresses();
  const home = address('203.97.1.1');
  const far: Tag = { ...TAG, id: TAG.id + 32_768 };
  expect([TAG, far, TAG].map((tag) => isNew(tag, home, NOON_MS))).toEqual([true, true, true]);
});

test.each([
  ['IPv4 addresses', (at: number) => `203.97.${at >> 8}.${at & 255}`],
  ['IPv6 networks of one provider', (at: number) => `2406:e000:0:${at.toString(16)}::1`],
  ['IPv6 networks of several', (at: number) => `2406:${(at * 7).toString(16)}:1:2::1`],
])('few %s are told apart, and of many at least 60 and at most 64', (_what, nth) => {
  const list = (length: number) => Array.from({ length }, (_, at) => nth(at + 1));

  expect(countNew(list(1))).toBe(1);
  expect(countNew(list(8))).toBeGreaterThanOrEqual(6);
  expect(countNew(list(1_000))).toBeGreaterThanOrEqual(60);
  expect(countNew([...list(1_000), ...list(1_000)])).toBeLessThanOrEqual(64);
});
