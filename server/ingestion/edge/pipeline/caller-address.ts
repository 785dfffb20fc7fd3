import { parseAddress, type Address } from '../../../core/address.js';
import { clientAddress } from '../../../core/client-ip.js';
import type { IsTrusted } from '../../../core/trusted-proxies.js';
import type { CollectedCall } from './collected-call.js';

/**
 * The address of the household behind a call: a line states it, a call over HTTP has a client IP. A server outside the trust that
 * names a device is the caller itself.
 */
export function callerAddress(call: CollectedCall, isTrusted: IsTrusted): Address | null {
  return call.peer === '' ? parseAddress(call.statedAddress) : clientAddress(call, isTrusted);
}
