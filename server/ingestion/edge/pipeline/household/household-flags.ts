import type { Address } from '#server/core/http/ip-address.js';
import { TAG_FLAG } from '#server/event-store/tag-health.js';
import type { CollectedCall, Tag } from '#server/ingestion/edge/pipeline/collected-call.js';
import { hashOf, seedOf, type SharedIdentities } from './shared-identities.js';
import { statedUid } from './stated-uid.js';

interface Identity {
  address: Address | null;
  viewer: string | null;
}

const DAY_MS = 86_400_000;
const OF_TAG = { impression: 0x10000000, webhit: 0x20000000 } as const;

/** Signs of a call that is of no household, and of an id or an address that too many have. */
export function householdFlags(
  call: CollectedCall,
  tag: Tag,
  { address, viewer }: Identity,
  identities: SharedIdentities,
): number {
  const id = call.uid === null ? null : statedUid(call.uid);
  if (viewer === null) {
    const namesAddress = call.peer !== '' || call.statedIp !== '';
    return id === '' && address === null && namesAddress ? TAG_FLAG.noHousehold : 0;
  }

  return id !== null && isShared(call, tag, { id, address }, identities)
    ? TAG_FLAG.sharedIdentity
    : 0;
}

/**
 * An id is shared that comes from the networks of many households; an address where many people or
 * devices are; and either at more tags than a household sees in a day.
 */
function isShared(
  { kind, occurredAtMs, userAgent }: CollectedCall,
  { customerId, id: tagId }: Tag,
  { id, address }: { id: string; address: Address | null },
  identities: SharedIdentities,
): boolean {
  const seed = seedOf(customerId, Math.floor(occurredAtMs / DAY_MS));
  const ofTag = tagId ^ OF_TAG[kind];
  const network = address?.network ?? '';
  if (id === '') return identities.note(seed, network, hashOf(userAgent), ofTag);

  const ofNetwork = network === '' ? ofTag : hashOf(network);
  if (network !== '') identities.note(seed, network, hashOf(id), ofTag);
  return identities.note(seed, id, ofNetwork, ofTag);
}
