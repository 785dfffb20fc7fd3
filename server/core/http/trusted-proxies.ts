import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { bareIp, parseIp } from './ip-address.js';
import { ConfigError } from '#server/core/process/config.js';

/** Returns whether the headers of this peer are trusted. */
export type IsTrusted = (peer: string) => boolean;

/** Takes addresses and CIDR blocks; throws ConfigError for anything else. */
export function trustedProxies(blocks: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const block of blocks) add(list, block);
  const mayBe = firstOctetsOf(blocks);
  // Untrusted peers are not cached: a header can name any number of them.
  const trusted = new Set<string>();

  return (peer) => {
    if (trusted.has(peer)) return true;
    const isTrusted = contains(list, mayBe, peer);
    if (isTrusted && trusted.size < MAX_REMEMBERED) trusted.add(peer);
    return isTrusted;
  };
}

const MAX_REMEMBERED = 4_096;

/**
 * The first octets of IPv4 addresses that are in a block, since a look into the list costs more than
 * all else of an address. A block of IPv6 that begins with zeros may hold mapped ones.
 */
function firstOctetsOf(blocks: readonly string[]): ReadonlySet<number> {
  const octets = blocks.flatMap((block) => {
    const [network = '', prefix = '32'] = block.split('/');
    if (network.startsWith('::') && network !== '::1') return range(0, 256);
    const length = 2 ** Math.max(0, 8 - Number(prefix));
    return isIPv4(network) ? range(Number(network.split('.')[0]), length) : [];
  });
  return new Set(octets);
}

const range = (first: number, length: number): number[] =>
  Array.from({ length }, (_, at) => first + at);

function contains(list: BlockList, mayBe: ReadonlySet<number>, peer: string): boolean {
  const address = parseIp(peer);
  if (!address) return false;
  if (address.family === 4 && !mayBe.has(address.bits >>> 24)) return false;
  return address.family === 4
    ? list.check(address.network, 'ipv4')
    : list.check(bareIp(peer), 'ipv6');
}

function add(list: BlockList, block: string): void {
  const [network = '', prefixText] = block.split('/');
  const family = isIPv6(network) ? 'ipv6' : 'ipv4';
  const prefix = prefixText === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefixText);

  try {
    if (prefixText === '' || !Number.isInteger(prefix)) throw new Error('no prefix');
    list.addSubnet(network, prefix, family);
  } catch {
    throw new ConfigError(
      `TRUSTED_PROXIES holds "${block}": give addresses or CIDR blocks such as 10.0.0.0/8, with commas between them.`,
    );
  }
}
