import { TAG_FLAG } from '#server/event-store/tag-health.js';
import type { CollectedCall, Tag } from './collected-call.js';
import { isUnfilledMacro } from '#schema/ad-servers.js';
import { holdsMacro } from './household/macros-in-ids.js';
import { statedUid } from './household/stated-uid.js';
import type { Objection } from '#server/ingestion/edge/consent/find-objection.js';
import {
  NO_SIGNALS,
  SIGNAL_NAMES,
  textsOf,
  type Signals,
} from '#server/ingestion/edge/consent/signals.js';
import { isUnfilled } from './macros.js';
import type { IsRepeated } from './repeated-texts.js';
import type { IsTrusted } from '#server/core/http/trusted-proxies.js';

interface FlagLookups {
  isTrusted: IsTrusted;
  isRepeated: IsRepeated;
}

/** Nearly every id stands for somebody, which the steps before found out. */
const isMacro = (uid: string | null): boolean =>
  uid !== null && uid !== '' && statedUid(uid) === '' && holdsMacro(uid);

/** Signs of how the tag was installed, as bits of `TAG_FLAG`; only for a call that counts. */
export function flagsOf(
  call: CollectedCall,
  tag: Tag,
  viewer: string | null,
  lookups: FlagLookups,
): number {
  let flags = cacheBusterFlag(call.cacheBuster, tag, lookups);
  if (isMacro(call.uid)) flags |= TAG_FLAG.unfilledUid;
  if (hasUnfilled(call.signals)) flags |= TAG_FLAG.unfilledPrivacy;
  if (isPlainHttp(call, lookups)) flags |= TAG_FLAG.plainHttp;
  return viewer === null ? flags | TAG_FLAG.withoutViewer : flags;
}

/**
 * Signs of an objection and of a signal that cannot be relied on. That GDPR applies where the call
 * comes from is no statement of the call.
 */
export function objectionFlags({ isMisspelt }: CollectedCall, objection: Objection | null): number {
  const isUnreadable = objection === 'unreadable';
  const isObjected = objection !== null && objection !== 'location' && !isUnreadable;
  return (
    (isObjected ? TAG_FLAG.objected : 0) | (isUnreadable || isMisspelt ? TAG_FLAG.unreadSignal : 0)
  );
}

const hasUnfilled = (signals: Signals): boolean =>
  signals !== NO_SIGNALS &&
  SIGNAL_NAMES.some((name) => signals[name] !== '' && textsOf(signals[name]).some(isUnfilled));

function cacheBusterFlag(text: string | null, { id }: Tag, { isRepeated }: FlagLookups): number {
  if (text === null) return 0;
  if (isUnfilledMacro(text)) return TAG_FLAG.unfilledCacheBuster;
  return text === '' || isRepeated(id, text) ? TAG_FLAG.constantCacheBuster : 0;
}

/**
 * The edge itself receives plain HTTP; the proxy in front names the caller's protocol. Unknown when
 * it does not.
 */
function isPlainHttp(
  { peer, forwardedProtocol, forwardedFor }: CollectedCall,
  { isTrusted }: FlagLookups,
): boolean {
  if (peer === '') return false;
  if (forwardedProtocol !== '' && isTrusted(peer)) return !forwardedProtocol.startsWith('https');
  return forwardedFor === '' || !isTrusted(peer);
}
