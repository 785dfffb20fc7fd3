import { expect, test } from '@jest/globals';
import { clientIpOf } from './client-ip.js';
import { testCall } from './test-call.js';
import { trustedProxies } from '#server/core/http/trusted-proxies.js';

const isTrusted = trustedProxies(['127.0.0.0/8', '::1', '10.0.0.0/8', '2001:db8::/32']);

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
  [
    'nothing where a hop cannot be read',
    { peer: '127.0.0.1', forwardedFor: '1.1.1.1, unknown' },
    null,
  ],
  [
    'the proxy when nobody else is named',
    { peer: '127.0.0.1', forwardedFor: '10.0.0.7' },
    '10.0.0.7',
  ],
  ['what a line states', { peer: '', statedIp: '1.1.1.1' }, '1.1.1.1'],
  ['nothing for a line without an address', { peer: '' }, null],
])('the caller is %s', (_case, said, network) => {
  expect(clientIpOf(testCall(said), isTrusted)?.network ?? null).toBe(network);
});
