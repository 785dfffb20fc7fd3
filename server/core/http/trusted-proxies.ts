import { BlockList, isIPv6 } from 'node:net';
import { bareIp, parseIp } from './ip-address.js';
import { ConfigError } from '#server/core/process/config.js';

/** Returns whether the headers of this peer are trusted. */
export type IsTrusted = (peer: string) => boolean;

/** Takes addresses and CIDR blocks; throws ConfigError for anything else. */
export function trustedProxies(blocks: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const block of blocks) add(list, block);
  // Untrusted peers are not cached: a header can name any number of them.
  const trusted = new Set<string>();

  return (peer) => {
    if (trusted.has(peer)) return true;
    const isTrusted = contains(list, peer);
    if (isTrusted && trusted.size < MAX_REMEMBERED) trusted.add(peer);
    return isTrusted;
  };
}

const MAX_REMEMBERED = 4_096;

function contains(list: BlockList, peer: string): boolean {
  const address = parseIp(peer);
  if (!address) return false;
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
