import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseIp } from '#server/core/http/ip-address.js';
import { objectionFinder } from './find-objection.js';
import { NO_SIGNALS, type Signals } from './signals.js';
import { gppString, OUR_VENDOR, tcString } from './testing/consent-strings.js';
import { leastMs, spoilings, spoilt } from './testing/hostile-texts.js';

const EUROPEAN = parseIp('203.0.113.7');
const OTHER = parseIp('203.97.5.5');
const isUnderGdpr = (address: unknown) => address === EUROPEAN;
const rules = (vendorId = OUR_VENDOR) => objectionFinder({ vendorId, isUnderGdpr });
const signals = (said: Partial<Signals>): Signals => ({ ...NO_SIGNALS, ...said });
const objectionTo = (said: Partial<Signals>, address = OTHER) => rules()(signals(said), address);
const mayIdentify = (said: Partial<Signals>, address = OTHER) =>
  objectionTo(said, address) === null;

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
  ['the device objects', { gpc: '1' }, false],
  ['GDPR does not apply', { gdpr: '0' }, true],
  ['GDPR applies and nothing came along', { gdpr: '1' }, false],
  ['GDPR applies and we are consented to', { gdpr: '1', gdpr_consent: CONSENT }, true],
  ['GDPR applies and everything is refused', { gdpr: '1', gdpr_consent: REFUSAL }, false],
  ['GDPR applies and the string says no in words', { gdpr: '1', gdpr_consent: 'no' }, false],
  ['GDPR applies and the string is a zero', { gdpr: '1', gdpr_consent: '0' }, false],
  ['GDPR applies and the string is torn', { gdpr: '1', gdpr_consent: CONSENT.slice(0, 40) }, false],
  [
    'GDPR applies and the consent came in GPP',
    { gdpr: '1', gpp: `${OF_EUROPE}~${CONSENT}`, gpp_sid: '2' },
    true,
  ],
  [
    'one string consents and the other refuses',
    { gdpr: '1', gdpr_consent: CONSENT, gpp: `${OF_EUROPE}~${REFUSAL}` },
    false,
  ],
  ['GDPR does not apply and everything is refused', { gdpr: '0', gdpr_consent: REFUSAL }, false],
  ['a refusal comes without a word on GDPR', { gdpr_consent: REFUSAL }, false],
  ['a consent comes without a word on GDPR', { gdpr_consent: CONSENT }, true],
  [
    'GDPR applies and the macro was left unfilled',
    { gdpr: '1', gdpr_consent: '${GDPR_CONSENT_755}' },
    false,
  ],
  [
    "GDPR applies and FreeWheel's macro was left unfilled",
    { gdpr: '1', gdpr_consent: "#{request.keyValue('x')}" },
    false,
  ],
  ["VAST's regulations name GDPR and nothing came along", { gdpr: 'coppa,gdpr' }, false],
  ["VAST's regulations name the children's law", { gdpr: 'coppa' }, false],
  ['whether GDPR applies was left unfilled', { gdpr: '${GDPR}' }, true],
  ["VAST's regulations were left unfilled", { gdpr: '[REGULATIONS]' }, true],
  ['GPP brings the consent of Europe', { gpp: `${OF_EUROPE}~${CONSENT}`, gpp_sid: '2' }, true],
  ['GPP brings the refusal of Europe', { gpp: `${OF_EUROPE}~${REFUSAL}`, gpp_sid: '2' }, false],
  ['GPP brings the refusal of Europe without naming it', { gpp: `${OF_EUROPE}~${REFUSAL}` }, false],
  ['GPP names Europe and brings nothing', { gpp: `${OF_EUROPE}~`, gpp_sid: '2' }, false],
  ['GPP names Europe without a string', { gpp_sid: '2' }, false],
  ['GPP names the withdrawn version of Europe', { gpp: `DBABEA~${CONSENT}`, gpp_sid: '1' }, false],
  ['GPP brings the consent of Canada', { gpp: canada(OUR_VENDOR), gpp_sid: '5' }, true],
  ['GPP brings the consent of Canada to somebody else', { gpp: canada(3), gpp_sid: '5' }, false],
  ['no law of GPP applies', { gpp: `${OF_EUROPE}~`, gpp_sid: '-1' }, true],
  ['what applies by GPP is no number', { gpp: `${OF_EUROPE}~${CONSENT}`, gpp_sid: 'x' }, false],
  ['GPP says US privacy, opted out of sale', { gpp: `${OF_US}~1YYN`, gpp_sid: '6' }, false],
  ['GPP says US privacy, not opted out', { gpp: `${OF_US}~1YNN`, gpp_sid: '6' }, true],
  ['GPP holds two sections and one forbids', { gpp: `${OF_BOTH}~${CONSENT}~1YYN` }, false],
  [
    'GPP holds two sections and the other applies',
    { gpp: `${OF_BOTH}~${CONSENT}~1YYN`, gpp_sid: '2' },
    true,
  ],
  ['California is opted out', { gpp: california(1), gpp_sid: '8' }, false],
  ['California is not opted out', { gpp: california(2), gpp_sid: '8' }, true],
  ['a state of no known number applies', { gpp: california(2), gpp_sid: '8,99' }, true],
  ['GPP cannot be read', { gpp: '!!' }, false],
  ['GPP cannot be read and no law applies', { gpp: '!!', gpp_sid: '0' }, true],
  ['US privacy says opted out of sale', { us_privacy: '1YYN' }, false],
  ['US privacy says so in small letters', { us_privacy: '1yyn' }, false],
  ['US privacy says not opted out', { us_privacy: '1YNN' }, true],
  ['US privacy does not apply', { us_privacy: '1---' }, true],
  ['US privacy cannot be read', { us_privacy: 'yes' }, false],
  ['the macro of US privacy was left unfilled', { us_privacy: '${US_PRIVACY}' }, true],
  ['the GPP macro was left unfilled', { gpp: '${GPP_STRING_755}', gpp_sid: '${GPP_SID}' }, true],
])('when %s, an event may carry a viewer: %#', (_case, said, expected) => {
  expect(mayIdentify(said)).toBe(expected);
});

describe('a call from a European address', () => {
  test.each([
    ['says nothing', {}, false],
    ['leaves the macros unfilled', { gdpr: '${GDPR}', gdpr_consent: '${GDPR_CONSENT_755}' }, false],
    ['says that the ad server does not know', { gdpr: '-1' }, false],
    ['consents', { gdpr_consent: CONSENT }, true],
    ['says that GDPR does not apply', { gdpr: '0' }, true],
    ['names other laws by GPP', { gpp: california(2), gpp_sid: '8' }, true],
    ['says that no law of GPP applies', { gpp_sid: '-1' }, true],
  ])('that %s: %#', (_case, said, expected) => {
    expect(mayIdentify(said, EUROPEAN)).toBe(expected);
  });
});

test('without our number in the list of vendors, calls under GDPR have no viewer, and others keep theirs', () => {
  const withoutNumber = rules(0);
  const consent = tcString({ vendors: [1, 2, OUR_VENDOR] });
  expect(withoutNumber(signals({ gdpr: '1', gdpr_consent: consent }), OTHER)).toBe('gdpr');
  expect(withoutNumber(signals({ gdpr: '0', gdpr_consent: consent }), OTHER)).toBeNull();
  expect(withoutNumber(NO_SIGNALS, OTHER)).toBeNull();
});

test('a section is read once, however often it is named', () => {
  const restrictions = Array.from({ length: 400 }, (_, index) => ({
    vendor: index + 1,
    purpose: 2 + (index % 9),
    type: 0,
  }));

  const call = signals({
    gpp: `${OF_EUROPE}~${tcString({ restrictions })}`,
    gpp_sid: '2,'.repeat(127),
  });

  const check = rules();

  expect(check(call, OTHER)).toBeNull();
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
      expect(leastMs(() => check(signals({ gpp: text }), OTHER))).toBeLessThan(5);
      expect(leastMs(() => check(signals({ gpp: good, gpp_sid: text }), OTHER))).toBeLessThan(5);
      expect(leastMs(() => check(signals({ us_privacy: text }), OTHER))).toBeLessThan(5);
    }),
    { numRuns: 100 },
  );
});
