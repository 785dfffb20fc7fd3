import { expect, test } from '@jest/globals';
import { withRepeatedSignals } from './repeated-fields.js';

const read = (text: string) => withRepeatedSignals(JSON.parse(text), text);

test.each([
  ['{"us_privacy":"1YYN","us_privacy":"1YNN"}', { us_privacy: ['1YYN', '1YNN'] }],
  ['{"gdpr": 1, "uid": "u", "gdpr" : 0}', { gdpr: [1, 0], uid: 'u' }],
  ['{"gpp_sid":[7],"gpp_sid":[8,9]}', { gpp_sid: [[7], [8, 9]] }],
  ['{"lmt":{"a":1},"lmt":0}', { lmt: [{}, 0] }],
  ['{"lmt":null,"lmt":true}', { lmt: [null, true] }],
  ['{"lmt":1,"uid":"say \\"lmt\\":0"}', { lmt: 1, uid: 'say "lmt":0' }],
  ['{"lmt":1,"uid":"lmt"}', { lmt: 1, uid: 'lmt' }],
  ['{"us_privacy":"a\\"b","us_privacy":"1YNN"}', { us_privacy: ['a"b', '1YNN'] }],
  ['[1]', [1]],
  ['7', 7],
])('all values of a signal that a line names repeatedly are known: %s', (text, line) => {
  expect(read(text)).toEqual(line);
});
