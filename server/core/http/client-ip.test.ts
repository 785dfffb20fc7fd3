import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { capturedLog } from '#server/testing/captured-log.js';
import { clientNetworkFinder, prefixOf, type FindClientNetwork } from './client-ip.js';
import { trustedProxies } from './trusted-proxies.js';

const log = capturedLog();
const findNetwork = clientNetworkFinder(['127.0.0.0/8', '::1', '10.0.0.0/8'], 'x-forwarded-for');

function networkOf(
  peer: string,
  forwardedFor?: string,
  find: FindClientNetwork = findNetwork,
): string {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return find({ headers, socket: { remoteAddress: peer } } as IncomingMessage); // the only parts that are read
}

describe('the network of a call', () => {
  test.each([
    ['an IPv4 peer of a socket that listens on IPv6', '::ffff:203.97.5.5', undefined, '203.97.5.5'],
    ['the next IPv4 peer', '::ffff:203.97.5.6', undefined, '203.97.5.6'],
    ['an IPv6 peer', '2404:4400:1:2:aaaa::1', undefined, '2404:4400:1:2'],
    ['another of the same /64', '2404:4400:1:2:bbbb::1', undefined, '2404:4400:1:2'],
    ['what a trusted proxy names', '::ffff:127.0.0.1', '203.97.5.5', '203.97.5.5'],
    ['what it names, written as IPv6', '::1', '::ffff:203.97.5.5', '203.97.5.5'],
    [
      'the last hop that is no proxy of ours',
      '10.0.0.1',
      '1.1.1.1, 203.97.5.5, 10.0.0.2',
      '203.97.5.5',
    ],
    ['the peer that is not trusted', '203.97.5.5', '1.1.1.1', '203.97.5.5'],
    ['the proxy whose hop cannot be read', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['a socket that is gone', '', undefined, ''],
  ])('is that of %s', (_what, peer, forwardedFor, network) => {
    expect(networkOf(peer, forwardedFor)).toBe(network);
  });
});

test('a proxy that is not trusted is logged once', () => {
  for (let call = 0; call < 3; call++) networkOf('172.18.0.5', '203.97.5.5');
  const lines = log.lines().filter(({ msg }) => msg.includes('X-Forwarded-For'));
  expect(lines).toEqual([
    expect.objectContaining({ peer: expect.any(String), hint: expect.stringMatching(/PROXIES/) }),
  ]);
});

test('a /48 holds many networks of IPv6, and IPv4 has none', () => {
  expect(prefixOf('2404:4400:1:2')).toBe(prefixOf('2404:4400:1:3'));
  expect(prefixOf('2404:4400:1:2')).not.toBe(prefixOf('2404:4400:2:2'));
  expect(prefixOf('203.97.5.5')).toBeNull();
});

test.each(['10.0.0.0/33', 'proxy.example', '10.0.0.0/', '10.0.0.0/x'])(
  '"%s" is refused as a trusted proxy',
  (block) => {
    expect(() => trustedProxies([block])).toThrow(`TRUSTED_PROXIES holds "${block}"`);
  },
);
