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
  /** The IPv4 address that a translator or a tunnel wrote into this one; null in most. */
  carriedBits: number | null;
}

export type Address = IPv4Address | IPv6Address;

/**
 * Parses an address as sockets, proxies and logs write it (port, brackets, zone); null when it is
 * none.
 */
export function parseIp(text: string): Address | null {
  if (text !== latestText) {
    latestAddress = readIp(text);
    latestText = text;
  }
  return latestAddress;
}

/** A caller that finds an address often asks at once whether the same one is trusted. */
let latestText = '';
let latestAddress: Address | null = null;

function readIp(text: string): Address | null {
  const bare = bareIp(text);
  // The usual case first: a socket that listens on IPv6 writes IPv4 peers this way.
  const dotted = bare.startsWith(MAPPED) ? bare.slice(MAPPED.length) : bare;
  if (isIPv4(dotted)) return fromIPv4(dotted);
  if (isIPv6(bare)) return fromIPv6(bare);
  return null;
}

const MAPPED = '::ffff:';
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/;

const QUOTES = /^["']|["']$/g;

/** The address without quotes, brackets, port and zone. */
export function bareIp(text: string): string {
  const quoted = text.trim();
  const trimmed = quoted.startsWith('"') || quoted.startsWith("'") ? unquoted(quoted) : quoted;
  if (trimmed.startsWith('[')) return withoutZone(trimmed.slice(1, trimmed.indexOf(']')));
  return WITH_PORT.exec(trimmed)?.[1] ?? withoutZone(trimmed);
}

const unquoted = (text: string): string => text.replace(QUOTES, '').trim();

function withoutZone(text: string): string {
  const zone = text.indexOf('%');
  return zone === -1 ? text : text.slice(0, zone);
}

/** The address of 32 unsigned bits. */
export function ipv4OfBits(bits: number): Address {
  const octets = [bits >>> 24, (bits >>> 16) & 0xff, (bits >>> 8) & 0xff, bits & 0xff];
  return { family: 4, bits, network: octets.join('.') };
}

const ZERO = 0x30;

/** Takes a text that `isIPv4` accepts: digits and dots, which come before the digits in ASCII. */
function fromIPv4(text: string): IPv4Address {
  let bits = 0;
  let part = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit >= 0) {
      part = part * 10 + digit;
    } else {
      bits = bits * 256 + part;
      part = 0;
    }
  }
  return { family: 4, bits: bits * 256 + part, network: text };
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
    carriedBits: carriedIPv4(address.parts),
  };
}

/**
 * NAT64 (RFC 6052, and RFC 8215 for local use), SIIT (RFC 7915), IPv4-compatible (RFC 4291), 6to4
 * (RFC 3056) and Teredo (RFC 4380, which inverts the bits).
 */
function carriedIPv4([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: number[]) {
  if (a === 0x2002) return unsigned(b, c);
  if (a === 0x2001 && b === 0) return unsigned(g ^ 0xffff, h ^ 0xffff);

  const isNat64 = a === 0x64 && b === 0xff9b && e === 0 && f === 0;
  if (isNat64 && (c === 1 || (c === 0 && d === 0))) return unsigned(g, h);

  const isZeroTo64 = a === 0 && b === 0 && c === 0 && d === 0;
  const isCompatible = isZeroTo64 && e === 0;
  const isTranslated = isZeroTo64 && e === 0xffff;
  return f === 0 && (isCompatible || isTranslated) ? unsigned(g, h) : null;
}

const unsigned = (high: number, low: number): number => high * 65_536 + low;
