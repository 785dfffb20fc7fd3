import { BlockList, isIPv6 } from 'node:net';
import { ConfigError } from '../../../core/config.js';
import { bareAddress, parseAddress } from './address.js';
import { BoundedCache } from './bounded-cache.js';

/** Whether what this peer says about the caller is believed. */
export type IsTrusted = (peer: string) => boolean;

/** From addresses and CIDR blocks; throws ConfigError for anything else. */
export function trustedProxies(blocks: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const block of blocks) add(list, block);
  const known = new BoundedCache<boolean>(4_096);
  return (peer) => {
    const remembered = known.get(peer);
    if (remembered !== undefined) return remembered;
    const trusted = contains(list, peer);
    known.set(peer, trusted);
    return trusted;
  };
}

function contains(list: BlockList, peer: string): boolean {
  const address = parseAddress(peer);
  if (!address) return false;
  return address.family === 4 ? list.check(address.network, 'ipv4') : list.check(bareAddress(peer), 'ipv6');
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
