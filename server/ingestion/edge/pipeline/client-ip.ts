import { parseIp, type Address } from '#server/core/http/ip-address.js';
import { outsideAddress } from '#server/core/http/client-ip.js';
import type { IsTrusted } from '#server/core/http/trusted-proxies.js';
import type { CollectedCall } from './collected-call.js';
import { householdOf, type HouseholdPrefix } from './household/household-address.js';

/** The address of the household behind a call or line; null where none is named. */
export type FindHousehold = (call: CollectedCall) => Address | null;

/**
 * A line states the address, a call over HTTP has a client IP. An untrusted server that names a
 * device counts as the caller itself. A trusted proxy is nobody's household.
 */
export function householdFinder(isTrusted: IsTrusted, prefix: HouseholdPrefix): FindHousehold {
  return (call) => {
    const address =
      call.peer === '' ? statedAddress(call, isTrusted) : outsideAddress(call, isTrusted);
    return address && householdOf(address, prefix);
  };
}

const statedAddress = ({ statedIp }: CollectedCall, isTrusted: IsTrusted): Address | null =>
  isTrusted(statedIp) ? null : parseIp(statedIp);
