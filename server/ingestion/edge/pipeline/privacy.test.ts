import { expect, test } from '@jest/globals';
import { mayIdentify } from './privacy.js';
import { testCall } from './test-call.js';

/** California, opted out of sale (bits 12 and 13 are 01): version 1, three notices given, then the choices. */
const US_CA_OPTED_OUT = 'BVQY';
const US_CA_NOT_OPTED_OUT = 'BVoY';

test.each([
  ['nothing is said', {}, true],
  ['Global Privacy Control is on', { globalPrivacyControl: true }, false],
  ['GDPR does not apply', { gdpr: '0' }, true],
  ['GDPR applies and nothing came along', { gdpr: '1' }, false],
  ['GDPR applies with a consent string', { gdpr: '1', gdprConsent: 'CPXxRfAPXxRfAAfKABENB' }, true],
  ['GDPR applies and the macro was left unfilled', { gdpr: '1', gdprConsent: '${GDPR_CONSENT_755}' }, false],
  [
    "GDPR applies and FreeWheel's macro was left unfilled",
    { gdpr: '1', gdprConsent: "#{request.keyValue('x')}" },
    false,
  ],
  ["VAST's regulations name GDPR and nothing came along", { gdpr: 'coppa,gdpr' }, false],
  ["VAST's regulations name others", { gdpr: 'coppa' }, true],
  ['whether GDPR applies was left unfilled', { gdpr: '${GDPR}' }, true],
  ["VAST's regulations were left unfilled", { gdpr: '[REGULATIONS]' }, true],
  ['GPP brings the consent of Europe', { gpp: 'DBABMA~CPXxRfAPXxRfAAfKABENB', gppSections: '2' }, true],
  ['GPP names Europe and brings nothing', { gpp: 'DBABMA~', gppSections: '2' }, false],
  ['GPP names Europe without a string', { gppSections: '2' }, false],
  ['no law of GPP applies', { gpp: 'DBABMA~', gppSections: '-1' }, true],
  ['GPP says US privacy, opted out of sale', { gpp: 'DBABTA~1YYN', gppSections: '6' }, false],
  ['GPP says US privacy, not opted out', { gpp: 'DBABTA~1YNN', gppSections: '6' }, true],
  ['GPP holds two sections and one forbids', { gpp: 'DBACNYA~CPXxRfAPXxRfAAfKABENB~1YYN' }, false],
  ['GPP holds two sections and the other applies', { gpp: 'DBACNYA~CPXxRfA~1YYN', gppSections: '2' }, true],
  ['California is opted out', { gpp: `DBABBg~${US_CA_OPTED_OUT}`, gppSections: '8' }, false],
  ['California is not opted out', { gpp: `DBABBg~${US_CA_NOT_OPTED_OUT}`, gppSections: '8' }, true],
  ['California has Global Privacy Control', { gpp: `DBABBg~${US_CA_NOT_OPTED_OUT}.YA`, gppSections: '8' }, false],
  ['GPP cannot be read', { gpp: '!!' }, false],
  ['the GPP macro was left unfilled', { gpp: '${GPP_STRING_755}', gppSections: '${GPP_SID}' }, true],
])('when %s, an event may carry a viewer: %#', (_case, said, expected) => {
  expect(mayIdentify(testCall(said))).toBe(expected);
});
