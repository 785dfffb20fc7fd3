import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseIp } from '#server/core/http/ip-address.js';
import type { CollectedCall } from '#server/ingestion/edge/pipeline/collected-call.js';
import { testCall } from '#server/ingestion/edge/pipeline/test-call.js';
import { consentRules } from './may-identify.js';
import { gppString, OUR_VENDOR, tcString } from './testing/consent-strings.js';
import { leastMs, spoilings, spoilt } from './testing/hostile-texts.js';

const EUROPEAN = parseIp('203.0.113.7');
const OTHER = parseIp('203.97.5.5');
const isUnderGdpr = (address: unknown) => address === EUROPEAN;
const rules = (vendorId = OUR_VENDOR) => consentRules({ vendorId, isUnderGdpr });
const mayIdentify = (said: Partial<CollectedCall>, address = OTHER) =>
  rules()(testCall(said), address);

const CONSENT = tcString();
const REFUSAL = tcString({ purposes: [], vendors: [] });
/** Headers of a GPP string with section 2, with 2 and 6, and with 6. */
const [OF_EUROPE, OF_BOTH, OF_US] = ['DBABMA', 'DBACNYA', 'DBABTA'];
const canada = (vendor: number) =>
  gppString({
    tcfcav1: {
      PurposesImpliedConsent: Array.from({ length: 24 }, () => true),
      VendorImpliedConsent: [vendor],
    },
  });
const california = (sale: number) => gppString({ usca: { SaleOptOutNotice: 1, SaleOptOut: sale } });

test.each([
  ['nothing is said', {}, true],
  ['the device objects', { objects: true }, false],
  ['GDPR does not apply', { gdpr: '0' }, true],
  ['GDPR applies and nothing came along', { gdpr: '1' }, false],
  ['GDPR applies and we are consented to', { gdpr: '1', gdprConsent: CONSENT }, true],
  ['GDPR applies and everything is refused', { gdpr: '1', gdprConsent: REFUSAL }, false],
  ['GDPR applies and the string says no in words', { gdpr: '1', gdprConsent: 'no' }, false],
  ['GDPR applies and the string is a zero', { gdpr: '1', gdprConsent: '0' }, false],
  ['GDPR applies and the string is torn', { gdpr: '1', gdprConsent: CONSENT.slice(0, 40) }, false],
  [
    'GDPR applies and the consent came in GPP',
    { gdpr: '1', gpp: `${OF_EUROPE}~${CONSENT}`, gppSections: '2' },
    true,
  ],
  [
    'one string consents and the other refuses',
    { gdpr: '1', gdprConsent: CONSENT, gpp: `${OF_EUROPE}~${REFUSAL}` },
    false,
  ],
  ['GDPR does not apply, whatever was refused', { gdpr: '0', gdprConsent: REFUSAL }, true],
  ['a refusal comes without a word on GDPR', { gdprConsent: REFUSAL }, false],
  ['a consent comes without a word on GDPR', { gdprConsent: CONSENT }, true],
  [
    'GDPR applies and the macro was left unfilled',
    { gdpr: '1', gdprConsent: '${GDPR_CONSENT_755}' },
    false,
  ],
  [
    "GDPR applies and FreeWheel's macro was left unfilled",
    { gdpr: '1', gdprConsent: "#{request.keyValue('x')}" },
    false,
  ],
  ["VAST's regulations name GDPR and nothing came along", { gdpr: 'coppa,gdpr' }, false],
  ["VAST's regulations name others", { gdpr: 'coppa' }, true],
  ['whether GDPR applies was left unfilled', { gdpr: '${GDPR}' }, true],
  ["VAST's regulations were left unfilled", { gdpr: '[REGULATIONS]' }, true],
  ['GPP brings the consent of Europe', { gpp: `${OF_EUROPE}~${CONSENT}`, gppSections: '2' }, true],
  ['GPP brings the refusal of Europe', { gpp: `${OF_EUROPE}~${REFUSAL}`, gppSections: '2' }, false],
  ['GPP brings the refusal of Europe without naming it', { gpp: `${OF_EUROPE}~${REFUSAL}` }, false],
  ['GPP names Europe and brings nothing', { gpp: `${OF_EUROPE}~`, gppSections: '2' }, false],
  ['GPP names Europe without a string', { gppSections: '2' }, false],
  [
    'GPP names the withdrawn version of Europe',
    { gpp: `DBABEA~${CONSENT}`, gppSections: '1' },
    false,
  ],
  ['GPP brings the consent of Canada', { gpp: canada(OUR_VENDOR), gppSections: '5' }, true],
  [
    'GPP brings the consent of Canada to somebody else',
    { gpp: canada(3), gppSections: '5' },
    false,
  ],
  ['no law of GPP applies', { gpp: `${OF_EUROPE}~`, gppSections: '-1' }, true],
  ['what applies by GPP is no number', { gpp: `${OF_EUROPE}~${CONSENT}`, gppSections: 'x' }, false],
  ['GPP says US privacy, opted out of sale', { gpp: `${OF_US}~1YYN`, gppSections: '6' }, false],
  ['GPP says US privacy, not opted out', { gpp: `${OF_US}~1YNN`, gppSections: '6' }, true],
  ['GPP holds two sections and one forbids', { gpp: `${OF_BOTH}~${CONSENT}~1YYN` }, false],
  [
    'GPP holds two sections and the other applies',
    { gpp: `${OF_BOTH}~${CONSENT}~1YYN`, gppSections: '2' },
    true,
  ],
  ['California is opted out', { gpp: california(1), gppSections: '8' }, false],
  ['California is not opted out', { gpp: california(2), gppSections: '8' }, true],
  ['a state of no known number applies', { gpp: california(2), gppSections: '8,99' }, true],
  ['GPP cannot be read', { gpp: '!!' }, false],
  ['GPP cannot be read and no law applies', { gpp: '!!', gppSections: '0' }, true],
  ['US privacy says opted out of sale', { usPrivacy: '1YYN' }, false],
  ['US privacy says so in small letters', { usPrivacy: '1yyn' }, false],
  ['US privacy says not opted out', { usPrivacy: '1YNN' }, true],
  ['US privacy does not apply', { usPrivacy: '1---' }, true],
  ['US privacy cannot be read', { usPrivacy: 'yes' }, false],
  ['the macro of US privacy was left unfilled', { usPrivacy: '${US_PRIVACY}' }, true],
  [
    'the GPP macro was left unfilled',
    { gpp: '${GPP_STRING_755}', gppSections: '${GPP_SID}' },
    true,
  ],
])('when %s, an event may carry a viewer: %#', (_case, said, expected) => {
  expect(mayIdentify(said)).toBe(expected);
});

describe('a call from a European address', () => {
  test.each([
    ['says nothing', {}, false],
    ['leaves the macros unfilled', { gdpr: '${GDPR}', gdprConsent: '${GDPR_CONSENT_755}' }, false],
    ['says that the ad server does not know', { gdpr: '-1' }, false],
    ['consents', { gdprConsent: CONSENT }, true],
    ['says that GDPR does not apply', { gdpr: '0' }, true],
    ['names other laws by GPP', { gpp: california(2), gppSections: '8' }, true],
    ['says that no law of GPP applies', { gppSections: '-1' }, true],
  ])('that %s: %#', (_case, said, expected) => {
    expect(mayIdentify(said, EUROPEAN)).toBe(expected);
  });
});

test('without our number in the list of vendors, calls under GDPR have no viewer, and others keep theirs', () => {
  const withoutNumber = rules(0);
  expect(
    withoutNumber(
      testCall({ gdpr: '1', gdprConsent: tcString({ vendors: [1, 2, OUR_VENDOR] }) }),
      OTHER,
    ),
  ).toBe(false);
  expect(withoutNumber(testCall(), OTHER)).toBe(true);
});

test('a section is read once, however often it is named', () => {
  const restrictions = Array.from({ length: 400 }, (_, index) => ({
    vendor: index + 1,
    purpose: 2 + (index % 9),
    type: 0,
  }));

  const call = testCall({
    gpp: `${OF_EUROPE}~${tcString({ restrictions })}`,
    gppSections: '2,'.repeat(127),
  });

  const check = rules();

  expect(check(call, OTHER)).toBe(true);
  expect(leastMs(() => check(call, OTHER))).toBeLessThan(5);
});

test('no strings of 16 KB take five milliseconds', () => {
  const good = gppString({
    usnat: { SaleOptOut: 2 },
    usca: { SaleOptOut: 2 },
    usva: { SaleOptOut: 2 },
  });

  const check = rules();

  fc.assert(
    fc.property(spoilings(good), (spoiling) => {
      const text = spoilt(good, spoiling);
      expect(leastMs(() => check(testCall({ gpp: text }), OTHER))).toBeLessThan(5);
      expect(leastMs(() => check(testCall({ gpp: good, gppSections: text }), OTHER))).toBeLessThan(
        5,
      );
      expect(leastMs(() => check(testCall({ usPrivacy: text }), OTHER))).toBeLessThan(5);
    }),
    { numRuns: 100 },
  );
});
