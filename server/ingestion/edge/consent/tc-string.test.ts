import { expect, test } from '@jest/globals';
import { RestrictionType, TCString } from '@iabtechlabtcf/core';
import fc from 'fast-check';
import { PURPOSES } from './purposes.js';
import { readTcString } from './tc-string.js';
import { leastMs, spoilings, spoilt } from './testing/hostile-texts.js';
import { OUR_VENDOR, tcString } from './testing/consent-strings.js';

const NOT_ALLOWED = RestrictionType.NOT_ALLOWED;
const ours = (purpose: number, type: RestrictionType) => ({ vendor: OUR_VENDOR, purpose, type });
const consentsTo = (text: string, vendorId: number) => readTcString(text, vendorId) === 'consents';
const EVERYBODY = Array.from({ length: 1_200 }, (_, index) => index + 1);

test.each([
  ['all that we do', tcString(), true],
  [
    'everything to everybody',
    tcString({ purposes: EVERYBODY.slice(0, 11), vendors: EVERYBODY }),
    true,
  ],
  ['nothing', tcString({ purposes: [], vendors: [] }), false],
  ['nothing, as the IAB writes it', 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA', false],
  ['measuring without storing', tcString({ purposes: [7] }), false],
  ['storing without measuring', tcString({ purposes: [1, 2, 3, 4, 5, 6, 8, 9, 10] }), false],
  [
    'other vendors',
    tcString({ vendors: EVERYBODY.filter((vendor) => vendor !== OUR_VENDOR) }),
    false,
  ],
  [
    'a legitimate interest of ours',
    tcString({ vendors: [1], legitimateInterests: [OUR_VENDOR] }),
    false,
  ],
  ['what its publisher forbids us', tcString({ restrictions: [ours(7, NOT_ALLOWED)] }), false],
  [
    'what its publisher turns into an interest',
    tcString({ restrictions: [ours(1, RestrictionType.REQUIRE_LI)] }),
    false,
  ],
  [
    'what its publisher wants consent for',
    tcString({ restrictions: [ours(7, RestrictionType.REQUIRE_CONSENT)] }),
    true,
  ],
  [
    'what its publisher forbids us elsewhere',
    tcString({ restrictions: [ours(3, NOT_ALLOWED)] }),
    true,
  ],
  [
    'what its publisher forbids others',
    tcString({ restrictions: [{ vendor: OUR_VENDOR + 1, purpose: 7, type: NOT_ALLOWED }] }),
    true,
  ],
  ['us, whom the person was told of', tcString({ disclosed: [3, OUR_VENDOR] }), true],
  ['us, whom the person was not told of', tcString({ disclosed: [3] }), false],
  ['us, with a list of nobody', tcString({ disclosed: [] }), true],
])('a string that consents to %s: %#', (_what, text, consents) => {
  expect(consentsTo(text, OUR_VENDOR)).toBe(consents);
});

test.each([
  ['text that is none', 'no'],
  ['a zero', '0'],
  ['nothing', ''],
  ['a string of version 1', 'BOEFEAyOEFEAyAHABDENAI4AAAB9vABAASA'],
  ['a torn string', tcString().slice(0, -6)],
  ['letters that are none of base64url', tcString().replace('A', '+')],
  ['a segment of no known kind', `${tcString()}.gAAA`],
  ['two cores', `${tcString()}.${tcString()}`],
  ['more segments than there are kinds', `${tcString()}${'.YAAA'.repeat(5)}`],
])('%s consents to nothing: %#', (_what, text) => {
  expect(consentsTo(text, OUR_VENDOR)).toBe(false);
});

test('no string consents to a company without a number in the list of vendors', () => {
  expect(consentsTo(tcString({ vendors: EVERYBODY }), 0)).toBe(false);
});

const numbers = (max: number, maxLength: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max }), { maxLength });
const vendor = fc.oneof(fc.constant(OUR_VENDOR), fc.integer({ min: 1, max: 1_200 }));
const choices = fc.record({
  purposes: fc.oneof(fc.constant([...PURPOSES]), numbers(24, 24)),
  vendors: fc.oneof(fc.array(vendor, { minLength: 1, maxLength: 300 }), fc.constant(EVERYBODY)),
  legitimateInterests: numbers(1_200, 40),
  restrictions: fc.array(
    fc.record({ vendor, purpose: fc.integer({ min: 1, max: 11 }), type: fc.constantFrom(0, 1, 2) }),
    { maxLength: 4 },
  ),
});

test("strings are read as the IAB's library reads them", () => {
  fc.assert(
    fc.property(choices, (drawn) => {
      const text = tcString(drawn);
      const model = TCString.decode(text);
      const restrictions = model.publisherRestrictions.getRestrictions(OUR_VENDOR);
      const isRestricted = restrictions.some(
        ({ purposeId, restrictionType }) =>
          PURPOSES.includes(purposeId) && restrictionType !== RestrictionType.REQUIRE_CONSENT,
      );

      const consents =
        PURPOSES.every((purpose) => model.purposeConsents.has(purpose)) &&
        model.vendorConsents.has(OUR_VENDOR) &&
        !isRestricted;

      expect(consentsTo(text, OUR_VENDOR)).toBe(consents);
    }),
    { numRuns: 300 },
  );
});

test('no string of 16 KB takes five milliseconds', () => {
  const good = tcString({
    vendors: EVERYBODY.filter((vendor) => vendor % 3 > 0),
    disclosed: [OUR_VENDOR],
  });

  fc.assert(
    fc.property(spoilings(good), (spoiling) => {
      const text = spoilt(good, spoiling);
      expect(leastMs(() => consentsTo(text, OUR_VENDOR))).toBeLessThan(5);
    }),
    { numRuns: 300 },
  );
});
