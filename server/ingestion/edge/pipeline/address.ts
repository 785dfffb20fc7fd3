import { isIPv4, isIPv6 } from 'node:net';

/** An IPv4 address whole (as 32 bits), or the /64 network of an IPv6 address (as twice 32 bits). */
export type Address =
  { family: 4; bits: number; network: string } | { family: 6; high: number; low: number; network: string };

/** Reads an address as sockets, proxies and logs write it (port, brackets, zone); null when it is none. */
export function parseAddress(text: string): Address | null {
  const bare = bareAddress(text);
  if (isIPv4(bare)) return fromIPv4(bare);
  if (isIPv6(bare)) return fromIPv6(bare);
  return null;
}

const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/;

/** Without brackets, port and zone. */
export function bareAddress(text: string): string {
  const trimmed = text.trim();
  if (trimmed.startsWith('[')) return withoutZone(trimmed.slice(1, trimmed.indexOf(']')));
  return WITH_PORT.exec(trimmed)?.[1] ?? withoutZone(trimmed);
}

function withoutZone(text: string): string {
  const zone = text.indexOf('%');
  return zone === -1 ? text : text.slice(0, zone);
}

function fromIPv4(text: string): Address {
  let bits = 0;
  for (const part of text.split('.')) bits = bits * 256 + Number(part);
  return { family: 4, bits, network: text };
}

function fromIPv6(text: string): Address {
  const groups = groupsOf(text);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  const isMapped = f === 0xffff && a + b + c + d + e === 0;
  if (isMapped) return fromIPv4([g >> 8, g & 255, h >> 8, h & 255].join('.'));
  return {
    family: 6,
    high: a * 65_536 + b,
    low: c * 65_536 + d,
    network: [a, b, c, d].map((group) => group.toString(16)).join(':'),
  };
}

/** The eight groups of a valid IPv6 address, `::` filled and a dotted tail turned into two groups. */
function groupsOf(text: string): number[] {
  const [head = '', tail] = text.split('::');
  const left = groupsIn(head);
  if (tail === undefined) return left;
  const right = groupsIn(tail);
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

function groupsIn(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
