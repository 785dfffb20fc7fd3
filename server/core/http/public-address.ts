import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The ports of HTTPS, so that nobody makes us call other services; the empty one is 443. */
export const HTTPS_PORTS = ['', '8443'];

/**
 * The only part of IPv6 that is assigned to the public internet; the rest maps or tunnels other
 * addresses or is reserved.
 */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * True for an IP address on the public internet: not this machine, a private network, a cloud's
 * metadata or a reserved block.
 */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
}

/**
 * True where the host of a URL is written as a non-public address; names are checked when they are
 * resolved.
 */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 && !isPublicIp(bare);
}

/** The same error as for a missing name, so that callers cannot probe the names of our network. */
const notFound = (hostname: string) =>
  Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
    hostname,
  });

/**
 * The `lookup` of a connection that may only reach the public internet. The connection uses the
 * address that was checked, so DNS rebinding has no effect. It does not check hosts that are
 * written as an address.
 */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '');
    const [first, ...others] = found.filter(({ address }) => isPublicIp(address));
    if (!first) return answer(notFound(hostname), '');
    if (options.all) return answer(null, [first, ...others]);
    answer(null, first.address, first.family);
  });
};
