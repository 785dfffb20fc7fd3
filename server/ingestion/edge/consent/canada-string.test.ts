import { expect, test } from '@jest/globals';
import { RangeEntry } from '@iabgpp/cmpapi';
import fc from 'fast-check';
import { canadaStringConsents } from './canada-string.js';
import { canadaString, OUR_VENDOR } from './testing/consent-strings.js';
import { leastMs, spoilings, spoilt } from './testing/hostile-texts.js';

const purposes = (...numbers: number[]) =>
  Array.from({ length: 24 }, (_, index) => numbers.includes(index + 1));
const EXPRESS = { PurposesExpressConsent: purposes(7), VendorExpressConsent: [3, OUR_VENDOR] };
const IMPLIED = { PurposesImpliedConsent: purposes(7), VendorImpliedConsent: [OUR_VENDOR, 900] };
const MANY = Array.from({ length: 900 }, (_, index) => index + 1);
/** A string from the tests of iabgpp-es: fixed ranges instead of Fibonacci codes. */
const OLD_CODING = 'BPXuQIAPXuQIAAfKABENB-CgAAAAAAAAAAAAAAAA';
const restricted = (purpose: number, type: number) => ({
  PubRestrictions: [new RangeEntry(purpose, type, [OUR_VENDOR])],
});

test.each([
  ['express consent', canadaString(EXPRESS), true],
  ['implied consent', canadaString(IMPLIED), true],
  ['consent to many in a row', canadaString({ ...EXPRESS, VendorExpressConsent: MANY }), true],
  [
    'a purpose implied and a vendor expressed',
    canadaString({
      ...EXPRESS,
      PurposesExpressConsent: purposes(),
      PurposesImpliedConsent: purposes(7),
    }),
    false,
  ],
  ['no purposes', canadaString({ VendorExpressConsent: [OUR_VENDOR] }), false],
  ['other vendors', canadaString({ ...EXPRESS, VendorExpressConsent: [3] }), false],
  ['a publisher who forbids it', canadaString({ ...EXPRESS, ...restricted(7, 0) }), false],
  [
    'a publisher who wants it expressly, and it is',
    canadaString({ ...EXPRESS, ...restricted(7, 1) }),
    true,
  ],
  [
    'a publisher who wants it expressly, and it is implied',
    canadaString({ ...IMPLIED, ...restricted(7, 1) }),
    false,
  ],
  [
    'a publisher who forbids something else',
    canadaString({ ...IMPLIED, ...restricted(3, 0) }),
    true,
  ],
  ['ranges as they were written before', OLD_CODING, false],
  ['text that is none', 'BP!', false],
  ['a torn string', canadaString(EXPRESS).slice(0, 30), false],
  ['a European string', 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA', false],
])('with %s, Canada agrees: %#', (_what, text, consents) => {
  expect(canadaStringConsents(text, OUR_VENDOR)).toBe(consents);
  expect(canadaStringConsents(text, 0)).toBe(false);
});

test('no string of 16 KB takes five milliseconds', () => {
  const good = canadaString(EXPRESS);
  fc.assert(
    fc.property(spoilings(good), (spoiling) => {
      const text = spoilt(good, spoiling);
      expect(leastMs(() => canadaStringConsents(text, OUR_VENDOR))).toBeLessThan(5);
    }),
    { numRuns: 300 },
  );
});
