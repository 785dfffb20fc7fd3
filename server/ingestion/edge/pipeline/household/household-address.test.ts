import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { parseIp } from '#server/core/http/ip-address.js';
import { householdOf } from './household-address.js';

function networkOf(text: string): string | null {
  const address = parseIp(text);
  return address && (householdOf(address, 64)?.network ?? null);
}

test.each([
  ['this network', '0.0.0.0', '0.1.2.3'],
  ['private', '10.0.0.8', '192.168.1.10', '172.16.4.4', '172.31.255.255', 'fd00::5', 'fc00::1'],
  ['shared by a carrier', '100.64.0.1', '100.127.255.254'],
  ['this machine', '127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'],
  ['of one link', '169.254.1.1', 'fe80::1', 'fe80::1%eth0'],
  ['of one site', 'fec0::1'],
  ['unspecified', '::', '::ffff:0.0.0.0'],
  ['of protocols', '192.0.0.8', '192.88.99.1', '2001:1::1', '2001:20::1'],
  ['of documentation', '192.0.2.1', '198.51.100.7', '203.0.113.7', '2001:db8::1', '3fff::1'],
  ['of benchmarks', '198.18.0.1', '198.19.255.255', '2001:2::1'],
  ['of groups', '224.0.0.1', '239.255.255.250', 'ff02::1'],
  ['reserved', '240.0.0.1', '255.255.255.255', '4000::1', '100::1', '5f00::1'],
  ['a translated private one', '64:ff9b::10.0.0.8', '64:ff9b::c0a8:101', '2002:c0a8:101::1'],
  ['a tunnelled private one', '2001:0:4136:e378:8000:63bf:3f57:fef5'],
])('an address that is %s is no household', (_kind, ...addresses) => {
  expect(addresses.map(networkOf)).toEqual(addresses.map(() => null));
});

test.each([
  ['203.97.8.1', '203.97.8.1'],
  ['2404:4400:1:2::1', '2404:4400:1:2'],
  ['172.32.0.1', '172.32.0.1'],
  ['100.128.0.1', '100.128.0.1'],
  ['64:ff9b::203.97.8.1', '203.97.8.1'],
  ['64:ff9b::cb61:802', '203.97.8.2'],
  ['64:ff9b:1:fffe::203.97.8.1', '203.97.8.1'],
  ['::ffff:0:203.97.8.1', '203.97.8.1'],
  ['::203.97.8.1', '203.97.8.1'],
  ['::ffff:203.97.8.1', '203.97.8.1'],
  ['2002:cb61:801:1::5', '203.97.8.1'],
  ['2001:0:4136:e378:8000:63bf:349e:f7fe', '203.97.8.1'],
  ['2001:200::1', '2001:200:0:0'],
  ['2a02:1210:5207:1a00::1', '2a02:1210:5207:1a00'],
])('the household of %s is %s', (text, network) => {
  expect(networkOf(text)).toBe(network);
});

const EDGES = [0, 1, 9, 10, 11, 100, 127, 128, 169, 172, 192, 198, 203, 223, 224, 255];
const octet = fc.oneof(fc.nat(255), fc.constantFrom(...EDGES));
const octets = fc.tuple(octet, octet, octet, octet);

test('an IPv4 address is a household exactly where the library calls it unicast', () => {
  fc.assert(
    fc.property(octets, (bytes) => {
      const address = new ipaddr.IPv4(bytes);
      expect(networkOf(address.toString()) !== null).toBe(address.range() === 'unicast');
    }),
    { numRuns: 10_000 },
  );
});

test('every form that carries an IPv4 address is the household of that address', () => {
  const hex = (high: number, low: number) => ((high << 8) | low).toString(16);
  fc.assert(
    fc.property(octets, ([a, b, c, d]) => {
      const dotted = `${a}.${b}.${c}.${d}`;
      const forms = [
        `::ffff:${dotted}`,
        `::FFFF:${hex(a, b)}:${hex(c, d)}`,
        `[64:ff9b::${dotted}]:443`,
        `64:FF9B::${hex(a, b)}:${hex(c, d)}`,
        `2002:${hex(a, b)}:${hex(c, d)}:${hex(d, a)}::1`,
        `2001::${hex(d, c)}:${hex(b, a)}:${hex(a ^ 255, b ^ 255)}:${hex(c ^ 255, d ^ 255)}`,
        `"${dotted}"`,
        ` ${dotted}:80 `,
      ];
      expect(forms.map(networkOf)).toEqual(forms.map(() => networkOf(dotted)));
    }),
    { numRuns: 3_000 },
  );
});
