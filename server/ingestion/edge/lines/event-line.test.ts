import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { readEventLine } from './event-line.js';
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
    objects: true,
    gdpr: '1',
    gdprConsent: 'C',
    gpp: 'D',
    gppSections: '2',
    usPrivacy: '1YNN',
  });
});

test.each([
  [{ gpc: 1 }, true],
  [{ dnt: '1' }, true],
  [{ gpc: 0, dnt: true }, true],
  [{ gpc: false, dnt: 0 }, false],
  [{}, false],
])('a device objects by either signal: %j', (said, objects) => {
  expect(readEventLine({ ...GOOD, ...said }, NOW).objects).toBe(objects);
});

test.each([
  [{ gdpr: true }, '1'],
  [{ gdpr: '0' }, '0'],
  [{ gdpr: null }, ''],
  [{}, ''],
])('that GDPR does not apply is another thing than nothing: %j', (said, gdpr) => {
  expect(readEventLine({ ...GOOD, ...said }, NOW).gdpr).toBe(gdpr);
});

test('null counts as not stated', () => {
  expect(readEventLine({ ...GOOD, uid: null, gpc: null, id: null }, NOW)).toMatchObject({
    uid: '',
    callerId: '',
    objects: false,
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
    { ...GOOD, occurred_at: 1_767_225_600_000 },
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
  [{ ...GOOD, uid: 5 }, 'FIELD_INVALID', 'uid must be text'],
  [{ ...GOOD, uid: 'u'.repeat(513) }, 'FIELD_TOO_LONG', 'uid is longer than 512 characters'],
  [{ ...GOOD, ip: '1.2.3' }, 'FIELD_INVALID', 'ip is not an IPv4 or IPv6 address'],
  [{ ...GOOD, region: 'Auckland' }, 'FIELD_INVALID', 'region must be an ISO 3166-2 code'],
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
  [{ ...GOOD, id: 'i'.repeat(256) }, 'FIELD_TOO_LONG', 'id is longer than 255 characters'],
  [{ ...GOOD, gpc: 'yes' }, 'FIELD_INVALID', 'gpc must be 0 or 1'],
  [{ ...GOOD, dnt: 'yes' }, 'FIELD_INVALID', 'dnt must be 0 or 1'],
  [
    { ...GOOD, us_privacy: 'y'.repeat(256) },
    'FIELD_TOO_LONG',
    'us_privacy is longer than 255 characters',
  ],
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
