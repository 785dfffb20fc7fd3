import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { narrow } from '#server/event-store/figures/counters.js';
import type { DayFigures } from '#server/event-store/figures/day-figures.js';
import { EMPTY_DAY } from '#server/event-store/figures/empty-day.js';
import { packDay, unpackDay } from './day-block.js';

const count = fc.oneof(
  fc.nat(3),
  fc.nat(0xffff),
  fc.nat(2 ** 31 - 1),
  fc.constantFrom(0xff, 0x100, 0xffff, 0x1_0000, 2 ** 32 - 1, 2 ** 32, Number.MAX_SAFE_INTEGER),
);
const counters = fc.array(count, { maxLength: 40 }).map(narrow);
const int32 = fc
  .array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }))
  .map((values) => Int32Array.from(values));
const uint32 = fc.array(fc.nat(2 ** 32 - 1)).map((values) => Uint32Array.from(values));
const uint16 = fc.uint16Array();
const uint8 = fc.uint8Array();

/** The columns are of any length and content, which a block does not look at. */
const dayFigures: fc.Arbitrary<DayFigures> = fc.record({
  version: fc.nat(),
  impressions: fc.record({
    tagIds: int32,
    byLine: counters,
    starts: uint32,
    regionIds: uint16,
    counts: counters,
    regions: fc.record({ ids: uint16, counts: counters }),
  }),
  responses: fc.record({
    tagIds: int32,
    starts: uint32,
    regionIds: uint16,
    codes: uint8,
    sites: counters,
    views: counters,
    counts: counters,
    siteIds: int32,
    totals: fc.record({
      byLine: counters,
      byCode: counters,
      bySite: counters,
      regionIds: uint16,
      byRegion: counters,
      views: counters,
      byViews: counters,
    }),
  }),
  webhits: fc.record({ siteIds: int32, counts: counters }),
});

test('a day comes out of its block as it was, as views of one array of bytes', () => {
  fc.assert(
    fc.property(dayFigures, (day) => {
      const unpacked = unpackDay(packDay(day), day.version);
      expect(unpacked).toEqual(day);

      const { impressions, responses, webhits } = unpacked ?? EMPTY_DAY;
      const columns = [impressions.tagIds, responses.totals.byViews, webhits.counts];
      expect(new Set(columns.map(({ buffer }) => buffer)).size).toBe(1);
    }),
  );
});

test('a day without any figure has a block, too', () => {
  expect(unpackDay(packDay(EMPTY_DAY), 0)).toEqual(EMPTY_DAY);
});

test('a damaged block is none', () => {
  const whole = fc.record({
    day: dayFigures,
    at: fc.nat(),
    change: fc.integer({ min: 1, max: 255 }),
  });
  fc.assert(
    fc.property(whole, ({ day, at, change }) => {
      const bytes = packDay(day);
      const place = at % bytes.length;
      bytes[place] = (bytes[place] ?? 0) ^ change;
      expect(unpackDay(bytes, day.version)).toBeNull();
      expect(unpackDay(bytes.subarray(0, place), day.version)).toBeNull();
    }),
  );
});
