import type { IncomingMessage } from 'node:http';
import { parseIp, type Address } from './ip-address.js';
import { log } from '#server/core/process/log.js';
import { trustedProxies, type IsTrusted } from './trusted-proxies.js';

/** What a call says of where it comes from; texts that are not there are empty. */
interface Sender {
  /** Of the socket. */
  peer: string;
  /** The header X-Forwarded-For. */
  forwardedFor: string;
  /** Whom trusted hops name as the caller by other means. */
  deviceIp: string;
}

const MAX_HOPS = 20;

/**
 * The client IP of a call: the socket's, unless that is a trusted proxy. Then it is the last hop of
 * X-Forwarded-For that is not trusted itself, and where every hop is trusted, the address that they
 * name. Null when a hop cannot be read.
 */
export function clientAddress(
  { peer, forwardedFor, deviceIp }: Sender,
  isTrusted: IsTrusted,
): Address | null {
  if (forwardedFor === '' && deviceIp === '') return parseIp(peer);

  if (!isTrusted(peer)) {
    if (forwardedFor !== '') warnOfUntrusted(peer);
    return parseIp(peer);
  }

  const hops = forwardedFor === '' ? [] : forwardedFor.split(',').slice(-MAX_HOPS).reverse();
  for (const hop of hops) {
    const address = parseIp(hop);
    // What stands left of something unreadable was written by nobody we trust.
    if (!address) return null;
    if (!isTrusted(hop.trim())) return address;
  }

  return parseIp(deviceIp) ?? parseIp(hops.at(-1) ?? peer);
}

let hasWarned = false;

/** Once in a process: strangers may send the header as often as they like. */
function warnOfUntrusted(peer: string): void {
  if (hasWarned) return;
  hasWarned = true;
  const hint =
    'if it is your proxy, name it in TRUSTED_PROXIES: until then all its callers count as one';
  log.warn(
    { peer: parseIp(peer)?.network ?? peer, hint },
    'X-Forwarded-For of an untrusted peer is not believed',
  );
}

type Call = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * The network of an HTTP call's or upgrade's client IP: of IPv4 the address, of IPv6 the /64.
 * Limits count by it.
 */
export type FindClientNetwork = (call: Call) => string;

/** By the blocks of TRUSTED_PROXIES; throws ConfigError when one is none. */
export function clientNetworkFinder(blocks: readonly string[]): FindClientNetwork {
  const isTrusted = trustedProxies(blocks);
  return ({ headers, socket }) => {
    const peer = socket.remoteAddress ?? '';
    const forwarded = headers['x-forwarded-for'] ?? '';
    const forwardedFor = typeof forwarded === 'string' ? forwarded : forwarded.join(',');
    const address = clientAddress({ peer, forwardedFor, deviceIp: '' }, isTrusted);
    // Callers of a proxy that writes what nobody can read count as one.
    return address?.network ?? parseIp(peer)?.network ?? '';
  };
}

/** The /48 prefix of a network, which one customer of a provider may have; null for IPv4. */
export function prefixOf(network: string): string | null {
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : null;
}
