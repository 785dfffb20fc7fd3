import type { IncomingMessage } from 'node:http';
import { parseIp, type Address } from './ip-address.js';
import { log } from '#server/core/process/log.js';
import { trustedProxies, type IsTrusted } from './trusted-proxies.js';

/** The addresses in a call; a missing one is an empty text. */
interface Sender {
  /** The address of the socket. */
  peer: string;
  /** The header X-Forwarded-For. */
  forwardedFor: string;
  /** The address that trusted hops name by other means, such as X-Device-IP. */
  deviceIp: string;
}

const MAX_HOPS = 20;

/**
 * The client IP of a call: the socket's address, unless that is a trusted proxy. Then it is the
 * last hop of X-Forwarded-For that is not trusted itself, or, where every hop is trusted, the
 * address that they name. Null when a hop is unreadable.
 */
export function clientAddress(
  { peer, forwardedFor, deviceIp }: Sender,
  isTrusted: IsTrusted,
): Address | null {
  if (forwardedFor === '' && deviceIp === '') return parseIp(peer);

  if (!isTrusted(peer)) {
    if (forwardedFor !== '') warnOfUntrusted(peer, isTrusted);
    return parseIp(peer);
  }

  const hops = forwardedFor === '' ? [] : forwardedFor.split(',').slice(-MAX_HOPS).reverse();
  for (const hop of hops) {
    const address = parseIp(hop);
    // No trusted hop wrote the entries to the left of an unreadable one.
    if (!address) return null;
    if (!isTrusted(hop.trim())) return address;
  }

  return parseIp(deviceIp) ?? parseIp(hops.at(-1) ?? peer);
}

const warned = new WeakSet<IsTrusted>();

/** Logged once for each reading of TRUSTED_PROXIES, because anybody may send the header often. */
function warnOfUntrusted(peer: string, isTrusted: IsTrusted): void {
  if (warned.has(isTrusted)) return;
  warned.add(isTrusted);
  const hint =
    'if it is your proxy, name it in TRUSTED_PROXIES: until then all its callers count as one';
  log.warn(
    { peer: parseIp(peer)?.network ?? peer, hint },
    'X-Forwarded-For of an untrusted peer is not believed',
  );
}

type Call = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * The network of a call's or upgrade's client IP: for IPv4 the address, for IPv6 the /64. Rate
 * limits count by it.
 */
export type FindClientNetwork = (call: Call) => string;

/** `blocks` is TRUSTED_PROXIES. Throws ConfigError for a text that is no address or block. */
export function clientNetworkFinder(blocks: readonly string[]): FindClientNetwork {
  const isTrusted = trustedProxies(blocks);
  return ({ headers, socket }) => {
    const peer = socket.remoteAddress ?? '';
    const forwarded = headers['x-forwarded-for'] ?? '';
    const forwardedFor = typeof forwarded === 'string' ? forwarded : forwarded.join(',');
    const address = clientAddress({ peer, forwardedFor, deviceIp: '' }, isTrusted);
    // Callers behind a proxy with an unreadable header count as one network.
    return address?.network ?? parseIp(peer)?.network ?? '';
  };
}

/** The /48 prefix of a network, which one customer of a provider may have; null for IPv4. */
export function prefixOf(network: string): string | null {
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : null;
}
