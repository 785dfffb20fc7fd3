import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { NO_SIGNALS } from '#server/ingestion/edge/consent/signals.js';
import { readEventLine, unknownFields } from './event-line.js';
import { REJECTION_CODES } from './rejection-code.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const GOOD = { type: 'impression', tag: 'key', occurred_at: '2026-03-01T11:59:00Z' };

test('a line with everything is read', () => {
  const line = {
    ...GOOD,
    uid: 'u',
    ip: '1.1.1.1',
    user_agent: 'Roku',
    region: 'nz-auk',
    id: 17,
    gpc: 1,
    gdpr: true,
    gdpr_consent: 'C',
    gpp: 'D',
    gpp_sid: '2',
    us_privacy: '1YNN',
    extra: 'ignored',
  };

  expect(readEventLine(line, NOW)).toEqual({
    kind: 'impression',
    key: 'key',
    occurredAtMs: NOW - 60_000,
    uid: 'u',
    ip: '1.1.1.1',
    userAgent: 'Roku',
    region: 'NZ-AUK',
    callerId: '17',
    signals: {
      ...NO_SIGNALS,
      gpc: '1',
      gdpr: 'true',
      gdpr_consent: 'C',
      gpp: 'D',
      gpp_sid: '2',
      us_privacy: '1YNN',
    },
    isMisspelt: false,
  });
});

test.each([
  ['a number', { gdpr: 1 }, { gdpr: '1' }],
  ['a truth value', { lmt: false, coppa: true }, { lmt: 'false', coppa: 'true' }],
  ['null', { gdpr: null }, {}],
  ['a list of numbers', { gpp_sid: [7, 8] }, { gpp_sid: ['7', '8'] }],
  ['a list of one', { gpp_sid: [7] }, { gpp_sid: '7' }],
  ['a list of lists', { gpp_sid: [[7], [8]] }, { gpp_sid: ['7', '8'] }],
  ['no list at all', { gpp_sid: [] }, {}],
  ['an object', { us_privacy: { sale: 'Y' } }, { us_privacy: '!' }],
  ['a text that is too long', { us_privacy: '1'.repeat(256) }, { us_privacy: '!' }],
])('a signal may be %s', (_what, said, signals) => {
  expect(readEventLine({ ...GOOD, ...said }, NOW)).toMatchObject({
    signals: { ...NO_SIGNALS, ...signals },
    isMisspelt: false,
  });
});

test('a signal may be spelt in another way, and is then no unknown field', () => {
  const line = { ...GOOD, usPrivacy: '1YYN', GDPR: 1, userid: 'u' };
  expect(readEventLine(line, NOW)).toMatchObject({
    signals: { ...NO_SIGNALS, us_privacy: '1YYN', gdpr: '1' },
    isMisspelt: true,
  });
  expect(unknownFields(line)).toEqual(['userid']);
});

test.each([
  ['uid', 1234567, '1234567'],
  ['uid', ['', 'u'], 'u'],
  ['uid', 'u'.repeat(513), null],
  ['uid', 2 ** 60, null],
  ['uid', { id: 'u' }, null],
  ['ip', '-', ''],
  ['ip', 'unknown', ''],
  ['ip', '[DEVICEIP]', ''],
  ['ip', '1.2.3', ''],
  ['ip', 3_405_803_781, ''],
  ['ip', '203.97.7.1, 10.0.0.1', ''],
  ['region', 'Auckland', ''],
  ['region', '${REGION}', ''],
  ['region', 'R'.repeat(300), ''],
  ['user_agent', null, ''],
  ['user_agent', 7, '7'],
])('%s does not reject a line: %j', (field, value, read) => {
  const line = readEventLine({ ...GOOD, [field]: value }, NOW);
  expect(field === 'user_agent' ? line.userAgent : line[field as 'uid' | 'ip' | 'region']).toBe(
    read,
  );
});

test('null counts as not stated', () => {
  expect(readEventLine({ ...GOOD, uid: null, gpc: null, id: null }, NOW)).toMatchObject({
    uid: '',
    callerId: '',
    signals: NO_SIGNALS,
  });
});

test.each([
  [[], 'NOT_JSON', 'the line is not a JSON object'],
  ['text', 'NOT_JSON', 'the line is not a JSON object'],
  [null, 'NOT_JSON', 'the line is not a JSON object'],
  [{ ...GOOD, type: 'click' }, 'FIELD_INVALID', 'type must be "impression" or "webhit"'],
  [{ ...GOOD, tag: '' }, 'FIELD_INVALID', "tag must be a tag's key"],
  [{ ...GOOD, tag: { a: 1 } }, 'FIELD_INVALID', "tag must be a tag's key"],
  [{ ...GOOD, tag: 'a\u0000b' }, 'FIELD_INVALID', "tag must be a tag's key"],
  [{ ...GOOD, tag: 'k'.repeat(65) }, 'FIELD_INVALID', "tag must be a tag's key"],
  [{ ...GOOD, occurred_at: undefined }, 'FIELD_MISSING', 'occurred_at is missing'],
  [
    { ...GOOD, occurred_at: '2026-03-01T12:00:00' },
    'FIELD_INVALID',
    'occurred_at must be an ISO 8601 date and time with a zone',
  ],
  [
    { ...GOOD, occurred_at: 0 },
    'FIELD_INVALID',
    'occurred_at must be an ISO 8601 date and time with a zone',
  ],
  [
    { ...GOOD, occurred_at: '2026-03-01T12:05:01Z' },
    'TIME_AHEAD',
    'occurred_at is more than 5 minutes ahead',
  ],
  [
    { ...GOOD, occurred_at: '2015-01-01T00:00:00Z' },
    'TIME_TOO_OLD',
    'occurred_at is more than 3653 days ago',
  ],
  [
    { ...GOOD, id: 2 ** 53 },
    'FIELD_INVALID',
    'id must be text where it is a number greater than 9007199254740991',
  ],
  [
    { ...GOOD, id: JSON.parse('1e999') as number }, // Infinity
    'FIELD_INVALID',
    'id must be text where it is a number greater than 9007199254740991',
  ],
  [{ ...GOOD, id: { a: 1 } }, 'FIELD_INVALID', 'id must be text'],
  [{ ...GOOD, id: 'i'.repeat(256) }, 'FIELD_TOO_LONG', 'id is longer than 255 characters'],
])('%j is rejected: %s, %s', (line, code, reason) => {
  const field = reason.startsWith('the line') ? undefined : reason.split(' ')[0];
  expect(() => readEventLine(line, NOW)).toThrow(
    expect.objectContaining({ code, field, message: expect.stringContaining(reason) }),
  );
});

test('a missing field has a code of its own', () => {
  const { type: _type, ...line } = GOOD;
  expect(() => readEventLine(line, NOW)).toThrow(
    expect.objectContaining({ code: 'FIELD_MISSING', field: 'type' }),
  );
});

test('five minutes ahead is still taken', () => {
  expect(readEventLine({ ...GOOD, occurred_at: '2026-03-01T12:05:00Z' }, NOW).occurredAtMs).toBe(
    NOW + 300_000,
  );
});

test('the guide explains every code of a rejected line', () => {
  const guide = readFileSync('docs/collection.md', 'utf8');
  expect(REJECTION_CODES.filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});
