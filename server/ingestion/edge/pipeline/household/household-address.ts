import ipaddr from 'ipaddr.js';
import { ipv4OfBits, type Address } from '#server/core/http/ip-address.js';

/** Bits of an IPv6 address that one household has for itself. */
export type HouseholdPrefix = 56 | 64;

/**
 * Blocks of the IANA's special-purpose registries within which no home has an address: this
 * network, private, shared (RFC 6598), loopback, link-local, protocol assignments, documentation,
 * 6to4 relays, AS112 and AMT, benchmarking, multicast, and reserved.
 */
const NO_HOME_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
].map(rangeOf);

/**
 * Global unicast (2000::/3) without the blocks of protocols and tunnels (2001::/23, 2002::/16) and
 * of documentation. No prefix is longer than 32 bits.
 */
const GLOBAL_IPV6 = [rangeOf('2000::/3')];
const NO_HOME_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map(rangeOf);

/** The first and the last of a block, by their leading 32 bits. */
interface Range {
  first: number;
  last: number;
}

function rangeOf(block: string): Range {
  const [address, prefix] = ipaddr.parseCIDR(block);
  const [a = 0, b = 0, c = 0, d = 0] = address.toByteArray();
  const first = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
  return { first, last: first + 2 ** (32 - prefix) - 1 };
}

/**
 * The address by which a household is known: the IPv4 address where a translator or a tunnel
 * carries one. Null for an address that no household has on the public internet, such as that of
 * a private network, which thousands have.
 */
export function householdOf(address: Address, prefix: HouseholdPrefix): Address | null {
  if (address.family === 4) return isWithin(address.bits, NO_HOME_IPV4) ? null : address;
  if (address.carriedBits !== null) {
    const isHome = !isWithin(address.carriedBits, NO_HOME_IPV4);
    return isHome ? ipv4OfBits(address.carriedBits) : null;
  }

  const isGlobal = isWithin(address.high, GLOBAL_IPV6) && !isWithin(address.high, NO_HOME_IPV6);
  if (!isGlobal) return null;
  return prefix === 64 ? address : to56(address);
}

function isWithin(bits: number, ranges: readonly Range[]): boolean {
  for (let at = 0; at < ranges.length; at++) {
    const range = ranges[at];
    if (range && bits >= range.first && bits <= range.last) return true;
  }
  return false;
}

/** The network says its length, so that it is never taken for the first /64 of it. */
function to56(address: Address & { family: 6 }): Address {
  const groups = address.network.split(':');
  const low = address.low - (address.low % 256);
  return {
    ...address,
    low,
    network: `${groups.slice(0, 3).join(':')}:${(low % 65_536).toString(16)}/56`,
  };
}
