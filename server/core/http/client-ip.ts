import type { IncomingMessage } from 'node:http';
import { forwardedForOf } from './forwarded-for.js';
import { parseIp, type Address } from './ip-address.js';
import type { ClientIpHeader } from '#server/core/process/client-ip-headers.js';
import { log } from '#server/core/process/log.js';
import { trustedProxies, type IsTrusted } from './trusted-proxies.js';

/** The addresses in a call; a missing one is an empty text. */
interface Sender {
  /** The address of the socket. */
  peer: string;
  /** The hops of X-Forwarded-For, or of the header that CLIENT_IP_HEADER names. */
  forwardedFor: string;
  /** The address that trusted hops name by other means, such as X-Device-IP. */
  deviceIp: string;
}

const MAX_HOPS = 20;

/**
 * The client IP of a call: the socket's address, unless that is a trusted proxy. Then it is the
 * last forwarded hop that is not trusted itself, or, where every hop is trusted, the
 * address that they name. Null when a hop is unreadable.
 */
export function clientAddress(sender: Sender, isTrusted: IsTrusted): Address | null {
  const outside = findOutside(sender, isTrusted);
  if (outside === 'unreadable') return null;
  if (outside !== 'ours') return outside;

  const [first = sender.peer] = hopsOf(sender.forwardedFor);
  return parseIp(sender.deviceIp) ?? parseIp(first);
}

/** The same, but null where only trusted proxies are named: none of them is a caller. */
export function outsideAddress(sender: Sender, isTrusted: IsTrusted): Address | null {
  const outside = findOutside(sender, isTrusted);
  if (outside === 'unreadable') return null;
  if (outside !== 'ours') return outside;
  return isTrusted(sender.deviceIp) ? null : parseIp(sender.deviceIp);
}

/** 'ours': the call names trusted proxies only. */
function findOutside(
  { peer, forwardedFor }: Sender,
  isTrusted: IsTrusted,
): Address | 'ours' | 'unreadable' {
  if (!isTrusted(peer)) {
    if (forwardedFor !== '') warnOfUntrusted(peer, isTrusted);
    return parseIp(peer) ?? 'unreadable';
  }
  if (forwardedFor === '') return 'ours';

  // From the right, and without a list of the hops: nearly all calls have one.
  let end = forwardedFor.length;
  for (let hops = 0; end > 0 && hops < MAX_HOPS;) {
    const comma = forwardedFor.lastIndexOf(',', end - 1);
    const hop = forwardedFor.slice(comma + 1, end).trim();
    end = comma;
    if (hop === '') continue;

    const address = parseIp(hop);
    // No trusted hop wrote the entries to the left of an unreadable one.
    if (!address) return 'unreadable';
    if (!isTrusted(hop)) return address;
    hops += 1;
  }
  return 'ours';
}

/** A list may have empty elements (RFC 9110, 5.6.1). */
const hopsOf = (forwardedFor: string): string[] =>
  forwardedFor
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
    .slice(-MAX_HOPS);

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

/**
 * `blocks` is TRUSTED_PROXIES, `header` CLIENT_IP_HEADER. Throws ConfigError for a text that is no
 * address or block.
 */
export function clientNetworkFinder(
  blocks: readonly string[],
  header: ClientIpHeader,
): FindClientNetwork {
  const isTrusted = trustedProxies(blocks);
  return ({ headers, socket }) => {
    const peer = socket.remoteAddress ?? '';
    const forwardedFor = forwardedForOf(headers, header);
    const address = clientAddress({ peer, forwardedFor, deviceIp: '' }, isTrusted);
    // Callers behind a proxy with an unreadable header count as one network.
    return address?.network ?? parseIp(peer)?.network ?? '';
  };
}

/** The /48 prefix of a network, which one customer of a provider may have; null for IPv4. */
export function prefixOf(network: string): string | null {
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : null;
}
