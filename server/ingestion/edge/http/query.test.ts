import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { leastMs } from '#server/ingestion/edge/consent/testing/hostile-texts.js';
import { readQuery } from './query.js';

const NAMES = new Set(['uid', 'cb', 'us_privacy', 'gdpr', 'gdpr_consent', 'gpp_sid', 'vast']);
const read = (query: string) => Object.fromEntries(readQuery(query, NAMES).values);

describe('a query written as we write it', () => {
  test.each([
    ['cb=1&uid=X&us_privacy=1YNN', { cb: '1', uid: 'X', us_privacy: '1YNN' }],
    ['cb=1&cb=2', { cb: '1' }],
    ['cb=&cb=2', { cb: '' }],
    ['uid=a%2Bb+c', { uid: 'a+b c' }],
    ['uid=%E4', { uid: '%E4' }],
    ['uid=a;b&other=uid', { uid: 'a;b' }],
    ['uid=a?b', { uid: 'a?b' }],
    ['uid', {}],
    ['&&=x&', {}],
    ['cb=[CACHEBUSTER]&gdpr=${GDPR}', { cb: '[CACHEBUSTER]', gdpr: '${GDPR}' }],
    ['my_uid=1&fw_gdpr=1&gdprs=1', {}],
    [
      'vast=https%3A%2F%2Fads.example%2F%3Fgdpr%3D1%26us_privacy%3D1YYN&uid=X',
      { vast: 'https://ads.example/?gdpr=1&us_privacy=1YYN', uid: 'X' },
    ],
    ['page=https%3A%2F%2Fa.example%2F%3Fuid%3D1%26gdpr%3D1&uid=X', { uid: 'X' }],
    ['page=https://a.example/?uid=1&uid=X', { uid: 'X' }],
  ])('%s is read as it stands', (query, values) => {
    expect(read(query)).toEqual(values);
    expect(readQuery(query, NAMES).isMisspelt).toBe(false);
  });
});

test.each([
  ['us_privacy=&us_privacy=1YYN', { us_privacy: '1YYN' }],
  ['us_privacy=1YNN&us_privacy=1YYN', { us_privacy: ['1YNN', '1YYN'] }],
  ['uid=&uid=X', { uid: 'X' }],
  ['uid=[UID]&uid=X', { uid: ['[UID]', 'X'] }],
])('of a repeated signal or uid all values are known: %s', (query, values) => {
  expect(read(query)).toEqual(values);
});

const SEPARATORS = [
  '&amp;',
  '&AMP;',
  '&amp',
  '&amp;amp;',
  '&#38;',
  '&#038;',
  '&#x26;',
  '%26',
  '%2526',
  '%26amp%3B',
  '%26amp%3b',
  '%2526amp%253B',
  '%26%2338%3B',
  ';',
  '%3B',
  ';amp;',
  '?',
  '%3F',
  '%253F',
  '??',
  ',',
  '|',
  '& ',
  '&+',
  '&%20',
  '&%0A',
  '+',
  '\\u0026',
  '%5Cu0026',
  '\\x26',
];

test.each(SEPARATORS)('%s before one of our parameters separates it', (separator) => {
  const query = `cb=1${separator}us_privacy=1YYN`;
  expect(read(query)).toEqual({ cb: '1', us_privacy: '1YYN' });
  expect(readQuery(query, NAMES).isMisspelt).toBe(true);
  expect(read(`foo=1${separator}gdpr=1${separator}uid=X&cb=1`)).toMatchObject({
    gdpr: '1',
    uid: 'X',
  });
});

test.each([
  ['cb=1;uid=X;foo=2', { cb: '1', uid: 'X' }],
  ['cb=1&amp;uid=X&amp;foo=2', { cb: '1', uid: 'X' }],
  ['cb=1%26uid%3DX%26foo%3D2', { cb: '1', uid: 'X' }],
  ['cb%3D1%26uid%3DX', { cb: '1', uid: 'X' }],
  ['?cb=1&uid=X', { cb: '1', uid: 'X' }],
  ['amp;cb=1&amp;uid=X', { cb: '1', uid: 'X' }],
  ['US_PRIVACY=1YYN&Gdpr=1', { us_privacy: '1YYN', gdpr: '1' }],
  ['us-privacy=1YYN', { us_privacy: '1YYN' }],
  ['usPrivacy=1YYN', { us_privacy: '1YYN' }],
  ['us%5Fprivacy=1YYN', { us_privacy: '1YYN' }],
  ['us_privacy[]=1YYN', { us_privacy: '1YYN' }],
  ['gdprConsent=C&amp;gpp-sid=7', { gdpr_consent: 'C', gpp_sid: '7' }],
  ['UID=X', {}],
])('%s is understood and called misspelt', (query, values) => {
  expect(read(query)).toEqual(values);
  expect(readQuery(query, NAMES).isMisspelt).toBe(true);
});

test('a query of 16 KB is read within five milliseconds', () => {
  const pieces = ['&', ';', '?', '%', '%25', '%26', 'amp;', '#0', '\\', '+', 'gdpr', '=', 'a', '_'];
  const hostile = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 });

  fc.assert(
    fc.property(hostile, (pattern) => {
      const query = pattern.join('').repeat(16_384).slice(0, 16_384);
      expect(leastMs(() => readQuery(query, NAMES))).toBeLessThan(5);
    }),
    { numRuns: 60 },
  );
});
