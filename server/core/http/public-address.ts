import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What of IPv6 is given to the outside world at all; the rest maps, tunnels to or belongs to
 * something else.
 */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: not this machine, a private net, a cloud's
 * metadata or a reserved block.
 */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
}

/**
 * Whether the host of a URL is written as an address that is not public; names are looked at when
 * they are resolved.
 */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 && !isPublicIp(bare);
}

/** As if there were no such name: nobody learns which names of the own network there are. */
const notFound = (hostname: string) =>
  Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
    hostname,
  });

/**
 * `lookup` of a connection that may only leave for the public internet: the address that is connected to is the one that was
 * checked, so a name that resolves to another one the next time gets nowhere. Does not see hosts written as an address.
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
