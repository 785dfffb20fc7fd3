import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import ipaddr from 'ipaddr.js';
import { parseIp } from './ip-address.js';

test.each([
  ['203.97.5.5', '203.97.5.5'],
  [' 203.97.5.5:4711 ', '203.97.5.5'],
  ['::ffff:203.97.5.5', '203.97.5.5'],
  ['::FFFF:cb61:505', '203.97.5.5'],
  ['2404:4400:12:34:56:78:9a:bc', '2404:4400:12:34'],
  ['[2404:4400::1]:443', '2404:4400:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['64:ff9b::1.2.3.4', '64:ff9b:0:0'],
  ['', null],
  ['unknown', null],
  ['1.2.3', null],
  ['1.2.3.256', null],
  ['01.2.3.4', null],
  ['2404:::1', null],
  ['[', null],
])('the network of "%s" is %s', (text, network) => {
  expect(parseIp(text)?.network ?? null).toBe(network);
});

test('addresses of one /64 are one network, those of the next are not', () => {
  const one = parseIp('2404:4400:1:2::1');
  expect(parseIp('2404:4400:1:2:ffff::')).toEqual(one);
  expect(parseIp('2404:4400:1:3::1')).not.toEqual(one);
});

test('the bits of an address are unsigned', () => {
  expect(parseIp('255.255.255.255')).toMatchObject({ bits: 4_294_967_295 });
  expect(parseIp('ffff:ffff:ffff:fffe::')).toMatchObject({
    high: 4_294_967_295,
    low: 4_294_967_294,
  });
});

test('an IPv4 address is the same however a socket writes it', () => {
  for (let turn = 0; turn < 500; turn++) {
    const address = new ipaddr.IPv4([...randomBytes(4)]);
    const mapped = address.toIPv4MappedAddress();
    const network = address.toString();
    for (const text of [
      network,
      `::ffff:${network}`,
      mapped.toString(),
      mapped.toNormalizedString(),
    ]) {
      expect({ text, network: parseIp(text)?.network }).toEqual({ text, network });
    }
  }
});
