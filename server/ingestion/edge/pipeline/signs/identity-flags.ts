import type { Address } from '#server/core/http/ip-address.js';
import { TAG_FLAG } from '#server/event-store/tag-health.js';
import type { CollectedCall, Tag } from '#server/ingestion/edge/pipeline/collected-call.js';
import { viewerText } from '#server/ingestion/edge/pipeline/viewer.js';
import type { IsNewAddress } from './new-addresses.js';

interface Identity {
  address: Address | null;
  viewer: string | null;
}

/** Signs of what the viewer of a call is derived from, and of how many addresses its tag has. */
export function identityFlags(
  { uid, receivedAtMs }: CollectedCall,
  tag: Tag,
  { address, viewer }: Identity,
  isNewAddress: IsNewAddress,
): number {
  const isNew = address !== null && isNewAddress(tag, address, receivedAtMs);
  const seen = isNew ? TAG_FLAG.newAddress : 0;

  if (viewer === null) return seen;
  if (uid !== '' && viewerText(tag.customerId, uid, null) !== null) return seen | TAG_FLAG.byId;
  return seen | (address?.family === 6 ? TAG_FLAG.byIpv6 : TAG_FLAG.byIpv4);
}
