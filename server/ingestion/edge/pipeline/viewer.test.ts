import { expect, test } from '@jest/globals';
import { parseIp } from '#server/core/http/ip-address.js';
import { viewerKeys } from './viewer.js';

const find = viewerKeys('a secret of at least thirty-two letters');
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('the viewer is the same for the same customer and uid, and a lower-case uuid', () => {
  expect(find(1, 'abc', null)).toMatch(UUID);
  expect(find(1, 'abc', parseIp('1.1.1.1'))).toBe(find(1, 'abc', null));
});

test('customers, uids, addresses and secrets part viewers', () => {
  const other = viewerKeys('another secret of thirty-two letters');
  const viewers = [
    find(1, 'abc', null),
    find(2, 'abc', null),
    find(1, 'abd', null),
    find(1, '', parseIp('1.1.1.1')),
    find(1, '1.1.1.1', null),
    find(1, '', parseIp('2404:4400:1:2::1')),
    other(1, 'abc', null),
  ];

  expect(new Set(viewers).size).toBe(viewers.length);
});

test('all addresses of an IPv6 network are one household', () => {
  expect(find(1, '', parseIp('2404:4400:1:2::1'))).toBe(
    find(1, '', parseIp('2404:4400:1:2:3:4:5:6')),
  );
});

test('nothing known is no viewer', () => {
  expect(find(1, '', null)).toBeNull();
});

test.each([
  '[UID]',
  '${USER_ID}',
  '{{uid}}',
  '%%UID%%',
  '%7Buid%7D',
  'null',
  'undefined',
  '0',
  ' ',
  '00000000-0000-0000-0000-000000000000',
])('the uid "%s" stands for nobody, so the address counts', (uid) => {
  expect(find(1, uid, parseIp('1.1.1.1'))).toBe(find(1, '', parseIp('1.1.1.1')));
});

test('a uid too long for an id gives no viewer, and never another person or a household', () => {
  expect(find(1, null, parseIp('1.1.1.1'))).toBeNull();
});

test('long uids that begin alike are different viewers', () => {
  const long = 'u'.repeat(511);
  expect(find(1, `${long}a`, null)).not.toBe(find(1, `${long}b`, null));
  expect(find(1, `${long}a`, null)).toBe(find(1, `${long}a`, null));
});
