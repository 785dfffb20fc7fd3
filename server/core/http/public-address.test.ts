import { describe, expect, test } from '@jest/globals';
import { isPrivateHost, isPublicIp, publicLookup } from './public-address.js';

describe('an address', () => {
  test.each([
    '8.8.8.8',
    '203.97.1.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001::1',
    '::ffff:8.8.8.8',
  ])('%s is public', (address) => expect(isPublicIp(address)).toBe(true));

  test.each([
    '127.0.0.1',
    '127.255.0.9',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '240.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001:db8::1',
    'fec0::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '',
    'localhost',
    'example.com',
  ])('%j is not', (address) => expect(isPublicIp(address)).toBe(false));
});

test.each([
  ['http://2130706433/', true],
  ['http://0x7f.1/', true],
  ['http://0177.0.0.1/', true],
  ['http://[::ffff:127.0.0.1]/', true],
  ['http://8.8.8.8/', false],
  ['http://example.com/', false],
])('the host of %s is written as a private address: %s', (url, isPrivate) => {
  expect(isPrivateHost(new URL(url).hostname)).toBe(isPrivate);
});

test.each([true, false])(
  'a name that leads to this machine fails like one that is not known (all: %s)',
  async (all) => {
    const failure = await new Promise((resolve) =>
      publicLookup('localhost', { all }, (error) => resolve(error)),
    );
    expect(failure).toMatchObject({
      code: 'ENOTFOUND',
      syscall: 'getaddrinfo',
      message: 'getaddrinfo ENOTFOUND localhost',
    });
  },
);
