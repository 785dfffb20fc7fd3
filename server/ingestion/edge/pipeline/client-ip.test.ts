import { expect, test } from '@jest/globals';
import { householdFinder } from './client-ip.js';
import { testCall } from './test-call.js';
import { trustedProxies } from '#server/core/http/trusted-proxies.js';

const isTrusted = trustedProxies([
  '127.0.0.0/8',
  '::1',
  '10.0.0.0/8',
  '2001:db8::/32',
  '203.97.9.9',
]);
const findHousehold = householdFinder(isTrusted, 64);

const networkOf = (said: Parameters<typeof testCall>[0], find = findHousehold) =>
  find(testCall(said))?.network ?? null;

test.each([
  ['the socket', { peer: '203.97.5.5' }, '203.97.5.5'],
  ['an IPv4 socket written as IPv6', { peer: '::ffff:203.97.5.5' }, '203.97.5.5'],
  [
    'not what a stranger claims',
    { peer: '203.97.5.5', forwardedFor: '1.1.1.1', deviceIp: '1.1.1.2' },
    '203.97.5.5',
  ],
  ['the hop before a trusted proxy', { peer: '127.0.0.1', forwardedFor: '1.1.1.1' }, '1.1.1.1'],
  [
    'the hop before a trusted IPv6 proxy',
    { peer: '2001:db8::5', forwardedFor: '1.1.1.1' },
    '1.1.1.1',
  ],
  [
    'the last hop outside the trust',
    { peer: '10.0.0.1', forwardedFor: '9.9.9.9, 1.1.1.1, 10.0.0.2' },
    '1.1.1.1',
  ],
  [
    'the hop beside empty ones',
    { peer: '127.0.0.1', forwardedFor: '203.97.8.22, ' },
    '203.97.8.22',
  ],
  [
    'the hop before empty and trusted ones',
    { peer: '127.0.0.1', forwardedFor: ',203.97.8.22,, 10.0.0.2 ,' },
    '203.97.8.22',
  ],
  [
    'a quoted hop',
    { peer: '127.0.0.1', forwardedFor: '1.1.1.1, "203.97.8.22:4711"' },
    '203.97.8.22',
  ],
  [
    'a quoted hop of IPv6',
    { peer: '127.0.0.1', forwardedFor: '"[2404:4400:1:2::9]:4711"' },
    '2404:4400:1:2',
  ],
  [
    'a device named by a trusted inserter',
    { peer: '10.0.0.1', deviceIp: '2404:4400:1:2::9' },
    '2404:4400:1:2',
  ],
  [
    'a device named over trusted hops only',
    { peer: '127.0.0.1', forwardedFor: '10.0.0.7', deviceIp: '1.1.1.2' },
    '1.1.1.2',
  ],
  [
    'the inserter itself when it is outside the trust',
    { peer: '127.0.0.1', forwardedFor: '8.8.8.8', deviceIp: '1.1.1.2' },
    '8.8.8.8',
  ],
  ['what a line states', { peer: '', statedIp: '1.1.1.1' }, '1.1.1.1'],
])('the household is %s', (_case, said, network) => {
  expect(networkOf(said)).toBe(network);
});

test.each([
  ['a hop cannot be read', { peer: '127.0.0.1', forwardedFor: '1.1.1.1, unknown' }],
  ['only proxies are named', { peer: '127.0.0.1', forwardedFor: '10.0.0.7' }],
  ['a trusted proxy calls for itself', { peer: '203.97.9.9' }],
  ['a trusted proxy names a proxy', { peer: '203.97.9.9', forwardedFor: '203.97.9.9' }],
  ['the device is a proxy', { peer: '127.0.0.1', deviceIp: '203.97.9.9' }],
  ['the caller is this machine', { peer: '127.0.0.1' }],
  ['a line states no address', { peer: '' }],
  ['a line states the proxy', { peer: '', statedIp: '203.97.9.9' }],
  ['an inner hop is not trusted', { peer: '127.0.0.1', forwardedFor: '1.1.1.1, 192.168.1.10' }],
  ['a line comes from behind a proxy', { peer: '', statedIp: '10.1.1.1' }],
])('there is no household where %s', (_case, said) => {
  expect(networkOf(said)).toBeNull();
});

test('a setting makes the /56 of IPv6 one household', () => {
  const of56 = householdFinder(isTrusted, 56);
  const network = networkOf({ peer: '2404:4400:1:2ff::9' }, of56);

  expect(networkOf({ peer: '2404:4400:1:201::1' }, of56)).toBe(network);
  expect(networkOf({ peer: '2404:4400:1:300::1' }, of56)).not.toBe(network);
  expect(networkOf({ peer: '2404:4400:1:200::1' })).not.toBe(network);
  expect(networkOf({ peer: '203.97.5.5' }, of56)).toBe('203.97.5.5');
});
