import { describe, expect, test } from '@jest/globals';
import { CLIENT_IP_HEADERS } from '#server/core/process/client-ip-headers.js';
import { readConfig } from '#server/core/process/config.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { outsideAddress } from './client-ip.js';
import { forwardedForOf } from './forwarded-for.js';
import { trustedProxies } from './trusted-proxies.js';

const isTrusted = trustedProxies(['10.0.0.0/8']);

function callerOf(forwarded: string): string | null {
  const forwardedFor = forwardedForOf({ forwarded }, 'forwarded');
  const call = { peer: '10.0.0.1', forwardedFor, deviceIp: '' };
  return outsideAddress(call, isTrusted)?.network ?? null;
}

describe('the header Forwarded (RFC 7239)', () => {
  test.each([
    ['for=203.97.8.22', '203.97.8.22'],
    ['For="203.97.8.22:4711";proto=https;by=10.0.0.2', '203.97.8.22'],
    ['proto=https; for="[2404:4400:1:2::9]:4711"', '2404:4400:1:2'],
    ['for=1.1.1.1, for=203.97.8.22, for=10.0.0.7', '203.97.8.22'],
    ['for=1.1.1.1,for="203.97.8.22", ', '203.97.8.22'],
    ['for=203.97.8.22;host="a,b;for=1.1.1.1"', '203.97.8.22'],
    ['for=203.97.8.22;host="a\\";for=1.1.1.1"', '203.97.8.22'],
  ])('%s names %s', (text, network) => {
    expect(callerOf(text)).toBe(network);
  });

  test.each([
    'for=unknown',
    'for=_hidden',
    'for=1.1.1.1, proto=https',
    'for=1.1.1.1;for=203.97.8.22',
    'host="a;for=1.1.1.1',
    'for=1.1.1.1;host=a", for=203.97.8.22',
    '203.97.8.22',
  ])('%s names nobody', (text) => {
    expect(callerOf(text)).toBeNull();
  });
});

test('another header than the named one is not read', () => {
  const headers = { 'x-forwarded-for': '1.1.1.1', 'cf-connecting-ip': '203.97.8.22' };

  expect(forwardedForOf(headers, 'cf-connecting-ip')).toBe('203.97.8.22');
  expect(forwardedForOf(headers, 'true-client-ip')).toBe('');
  expect(forwardedForOf(headers, 'x-forwarded-for')).toBe('1.1.1.1');
});

describe('CLIENT_IP_HEADER', () => {
  const settings = { DATABASE_URL: 'postgres://db', REDIS_URL: 'redis://redis', ...TEST_SECRETS };
  const headerOf = (name: string) =>
    readConfig({ ...settings, CLIENT_IP_HEADER: name }).clientIpHeader;

  test('names one of the headers, in any case', () => {
    expect(CLIENT_IP_HEADERS.map((name) => headerOf(name.toUpperCase()))).toEqual([
      ...CLIENT_IP_HEADERS,
    ]);
    expect(headerOf('')).toBe('x-forwarded-for');
  });

  test('is refused where it names another', () => {
    expect(() => headerOf('X-Client')).toThrow('CLIENT_IP_HEADER');
  });
});

test('HOUSEHOLD_IPV6_PREFIX is 64 or 56', () => {
  const settings = { DATABASE_URL: 'postgres://db', REDIS_URL: 'redis://redis', ...TEST_SECRETS };
  const prefixOf = (bits: string) =>
    readConfig({ ...settings, HOUSEHOLD_IPV6_PREFIX: bits }).householdPrefix;

  expect(['', '64', '56'].map(prefixOf)).toEqual([64, 64, 56]);
  expect(() => prefixOf('48')).toThrow('HOUSEHOLD_IPV6_PREFIX');
});
