import { parseAddress, type Address } from './address.js';
import type { CollectedCall } from './collected-call.js';
import type { IsTrusted } from './trusted-proxies.js';

/**
 * The address of the household behind a call. A line states it. Otherwise it is the socket's, unless that is a trusted
 * proxy: then the last hop of X-Forwarded-For that is not itself trusted, and X-Device-IP when every hop is (a server
 * outside the trust that names a device is the caller itself).
 */
export function callerAddress(call: CollectedCall, isTrusted: IsTrusted): Address | null {
  if (call.peer === '') return parseAddress(call.statedAddress);
  if ((call.forwardedFor === '' && call.deviceAddress === '') || !isTrusted(call.peer)) return parseAddress(call.peer);
  const hops = call.forwardedFor === '' ? [] : call.forwardedFor.split(',').slice(-MAX_HOPS);
  for (const hop of hops.reverse()) {
    const address = parseAddress(hop);
    // What stands left of something unreadable was written by nobody we trust.
    if (!address) return null;
    if (!isTrusted(hop)) return address;
  }
  return parseAddress(call.deviceAddress) ?? parseAddress(hops.at(-1) ?? call.peer);
}

const MAX_HOPS = 20;
