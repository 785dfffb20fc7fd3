import {
  FILTER_REASON,
  type FilterReason,
  DEVICE,
  type DeviceCode,
} from '#server/event-store/codes.js';
import { TAG_FLAG } from '#server/event-store/tag-health.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import type { Address } from '#server/core/http/ip-address.js';
import type { FindObjection, Objection } from '#server/ingestion/edge/consent/find-objection.js';
import type { Holdouts } from '#server/ingestion/edge/holdouts/holdouts.js';
import { type FindHousehold } from './client-ip.js';
import type { ReadUserAgent } from '#server/ingestion/edge/user-agents/read-user-agent.js';
import type { CollectedCall, Tag } from './collected-call.js';
import { derivedEventId, newEventId } from './event-id.js';
import { householdFlags } from './household/household-flags.js';
import type { SharedIdentities } from './household/shared-identities.js';
import { flagsOf, objectionFlags } from './flags.js';
import type { FindRegion } from './region/region.js';
import type { FindRepeatKey } from './repeat-keys.js';
import type { IsRepeated } from './repeated-texts.js';
import type { IsTrusted } from '#server/core/http/trusted-proxies.js';
import { identityFlags } from './signs/identity-flags.js';
import type { IsNewAddress } from './signs/new-addresses.js';
import { viewerText, type ViewerFinder } from './viewer.js';
import type { FindBucket } from './viewer-bucket.js';

export interface Lookups extends ViewerFinder {
  findBucket: FindBucket;
  isSplit: (customerId: number) => boolean;
  isTrusted: IsTrusted;
  findHousehold: FindHousehold;
  findObjection: FindObjection;
  findRegion: FindRegion;
  readUserAgent: ReadUserAgent;
  /** True where the text is that of the tag's previous call. */
  isRepeated: IsRepeated;
  findRepeatKey: FindRepeatKey;
  /** True for a tag that counts an ad as often as it is reported. */
  countsRepeats: (tagId: number) => boolean;
  isNewAddress: IsNewAddress;
  holdouts: Holdouts;
  identities: SharedIdentities;
}

/** The results of the steps so far. */
interface Draft {
  address: Address | null;
  /** The reason why the event may carry no viewer; null where it may. */
  objection: Objection | null;
  viewer: string | null;
  formerViewer: string | null;
  regionId: number;
  device: DeviceCode;
  filterReason: FilterReason;
  flags: number;
}

interface Step {
  name: string;
  run(draft: Draft, call: CollectedCall, tag: Tag, lookups: Lookups): void;
}

/** The user agent of the device, which a trusted proxy passes on in a header of its own. */
const userAgentOf = (call: CollectedCall, isTrusted: IsTrusted): string =>
  call.deviceUserAgent !== '' && isTrusted(call.peer) ? call.deviceUserAgent : call.userAgent;

const isUnknownSender = ({ device }: Draft, call: CollectedCall, { isTrusted }: Lookups) =>
  device === DEVICE.unknown && userAgentOf(call, isTrusted) !== '';

const PREFETCH = /\b(prefetch|prerender|preview)\b/i;

/**
 * Steps from a call to an event, in this order. A new rule is a row: it reads the call and the
 * draft and sets one field.
 */
export const STEPS: readonly Step[] = [
  {
    name: 'address',
    run: (draft, call, _tag, { findHousehold }) => (draft.address = findHousehold(call)),
  },
  {
    name: 'privacy',
    run: (draft, call, _tag, { findObjection }) =>
      (draft.objection = findObjection(call.signals, draft.address)),
  },
  {
    name: 'viewer',
    run: (draft, call, tag, { findViewer, findFormerViewer }) => {
      if (draft.objection !== null) return;
      const { uid, kind, occurredAtMs } = call;
      draft.viewer = findViewer(tag.customerId, uid, draft.address, occurredAtMs);
      if (kind === 'webhit')
        draft.formerViewer = findFormerViewer(tag.customerId, uid, draft.address, occurredAtMs);
    },
  },
  {
    name: 'region',
    run: (draft, call, _tag, { findRegion }) =>
      (draft.regionId = findRegion(call.region, draft.address)),
  },
  {
    name: 'device',
    run: (draft, call, _tag, { readUserAgent, isTrusted }) => {
      const { isRobot, device } = readUserAgent(userAgentOf(call, isTrusted));
      draft.device = DEVICE[device];
      if (isRobot) draft.filterReason = FILTER_REASON.bot;
    },
  },
  {
    name: 'prefetch',
    run: (draft, call) => {
      if (
        draft.filterReason === FILTER_REASON.none &&
        call.purpose !== '' &&
        PREFETCH.test(call.purpose)
      ) {
        draft.filterReason = FILTER_REASON.prefetch;
      }
    },
  },
  {
    name: 'holdout',
    run: (draft, call, tag, { holdouts }) => {
      if (draft.filterReason === FILTER_REASON.none && holdouts.isControl(call, tag)) {
        draft.filterReason = FILTER_REASON.control;
      }
    },
  },
  {
    name: 'flags',
    run: (draft, call, tag, lookups) => {
      if (draft.filterReason === FILTER_REASON.none && !call.isTest) {
        draft.flags =
          flagsOf(call, tag, draft.viewer, lookups) |
          objectionFlags(call, draft.objection) |
          householdFlags(call, tag, draft, lookups.identities) |
          identityFlags(call, tag, draft, lookups.isNewAddress);
        if (isUnknownSender(draft, call, lookups)) draft.flags |= TAG_FLAG.unknownDevice;
      }
    },
  },
  {
    name: 'test',
    run: (draft, call) => {
      if (!call.isTest) return;
      draft.filterReason = FILTER_REASON.test;
      draft.viewer = null;
      draft.formerViewer = null;
    },
  },
];

/** Null when the call names no tag of its kind. */
export function eventOf(call: CollectedCall, lookups: Lookups): QueuedEvent | null {
  const tag = call.tag;
  if (!tag || tag.kind !== call.kind) return null;

  const draft: Draft = {
    address: null,
    objection: null,
    viewer: null,
    formerViewer: null,
    regionId: 0,
    device: DEVICE.unknown,
    filterReason: FILTER_REASON.none,
    flags: 0,
  };
  for (const step of STEPS) step.run(draft, call, tag, lookups);

  const ids = createIds(call, tag, repeatKeyOfCall(draft, call, tag, lookups));

  return {
    ...ids,
    kind: tag.kind,
    customerId: tag.customerId,
    tagId: tag.id,
    occurredAtMs: call.occurredAtMs,
    receivedAtMs: call.receivedAtMs,
    viewer: draft.viewer,
    formerViewer: draft.formerViewer,
    bucket: lookups.isSplit(tag.customerId)
      ? lookups.findBucket(identityOf(draft, call, tag) ?? ids.id)
      : null,
    regionId: draft.regionId,
    device: draft.device,
    filterReason: draft.filterReason,
    flags: draft.flags,
  };
}

/** Text that the viewer's key is made of. */
const identityOf = (draft: Draft, { uid, isTest }: CollectedCall, { customerId }: Tag) =>
  draft.objection === null && !isTest ? viewerText(customerId, uid, draft.address) : null;

/** Lets the worker find reports of the same ad; only for an impression that counts. */
function repeatKeyOfCall(
  { filterReason, viewer, flags }: Draft,
  { kind, cacheBuster }: CollectedCall,
  { id }: Tag,
  { findRepeatKey, countsRepeats }: Lookups,
): string | null {
  if (kind !== 'impression' || filterReason !== FILTER_REASON.none) return null;
  if (viewer === null || cacheBuster === null || cacheBuster === '') return null;
  if ((flags & TAG_FLAG.unfilledCacheBuster) !== 0 || countsRepeats(id)) return null;
  return findRepeatKey(id, viewer, cacheBuster);
}

function createIds(
  { sender, callerId, suppliedEventId, receivedAtMs }: CollectedCall,
  { customerId, kind }: Tag,
  repeatKey: string | null,
): Pick<QueuedEvent, 'id' | 'hasCallerId'> {
  if (suppliedEventId !== '') return { id: suppliedEventId, hasCallerId: true };
  if (callerId === '') return { id: newEventId(receivedAtMs, repeatKey), hasCallerId: false };
  return { id: derivedEventId({ sender, customerId, kind, callerId }), hasCallerId: true };
}
