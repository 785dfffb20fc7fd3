import { parseIp, type Address } from '#server/core/http/ip-address.js';
import { clientAddress } from '#server/core/http/client-ip.js';
import type { IsTrusted } from '#server/core/http/trusted-proxies.js';
import type { CollectedCall } from './collected-call.js';

/**
 * The address of the household behind a call: a line states it, a call over HTTP has a client IP.
 * An untrusted server that names a device counts as the caller itself.
 */
export function clientIpOf(call: CollectedCall, isTrusted: IsTrusted): Address | null {
  return call.peer === '' ? parseIp(call.statedIp) : clientAddress(call, isTrusted);
}
