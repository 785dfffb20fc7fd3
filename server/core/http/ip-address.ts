import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

interface IPv4Address {
  family: 4;
  bits: number;
  /** The whole address. */
  network: string;
}

interface IPv6Address {
  family: 6;
  /** The /64, as twice 32 bits. */
  high: number;
  low: number;
  /** The /64, which one household or machine has for itself. */
  network: string;
}

export type Address = IPv4Address | IPv6Address;

/**
 * Parses an address as sockets, proxies and logs write it (port, brackets, zone); null when it is
 * none.
 */
export function parseIp(text: string): Address | null {
  const bare = bareIp(text);
  // The usual case first: a socket that listens on IPv6 writes IPv4 peers this way.
  const dotted = bare.startsWith(MAPPED) ? bare.slice(MAPPED.length) : bare;
  if (isIPv4(dotted)) return fromIPv4(dotted);
  if (isIPv6(bare)) return fromIPv6(bare);
  return null;
}

const MAPPED = '::ffff:';
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/;

/** The address without brackets, port and zone. */
export function bareIp(text: string): string {
  const trimmed = text.trim();
  if (trimmed.startsWith('[')) return withoutZone(trimmed.slice(1, trimmed.indexOf(']')));
  return WITH_PORT.exec(trimmed)?.[1] ?? withoutZone(trimmed);
}

function withoutZone(text: string): string {
  const zone = text.indexOf('%');
  return zone === -1 ? text : text.slice(0, zone);
}

function fromIPv4(text: string): IPv4Address {
  let bits = 0;
  for (const part of text.split('.')) bits = bits * 256 + Number(part);
  return { family: 4, bits, network: text };
}

function fromIPv6(text: string): Address {
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return fromIPv4(address.toString());
  const [a = 0, b = 0, c = 0, d = 0] = address.parts;
  return {
    family: 6,
    high: a * 65_536 + b,
    low: c * 65_536 + d,
    network: [a, b, c, d].map((group) => group.toString(16)).join(':'),
  };
}
