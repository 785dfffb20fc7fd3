import type { Pool } from 'pg';
import { EVENT_KIND, type EventKind } from './codes.js';

/**
 * Signs of how a call's tag was installed, as bits; the queue carries them. Never renumber; add at
 * the end.
 */
export const TAG_FLAG = {
  /** `cb` holds the ad server's macro itself. */
  unfilledCacheBuster: 1,
  /** `uid` holds a macro. */
  unfilledUid: 2,
  /** A privacy signal holds a macro. */
  unfilledPrivacy: 4,
  /** A pixel without `cb`, or with the same one as the tag's previous call. */
  constantCacheBuster: 8,
  plainHttp: 16,
  withoutViewer: 32,
  /** The address stands for no household, such as one of a private network. */
  noHousehold: 64,
  /** The id or address is one that too many callers have. */
  sharedIdentity: 128,
  /** The call itself says that it may carry no viewer. */
  objected: 256,
  /** A privacy signal is unreadable, or a parameter is spelt in another way than ours. */
  unreadSignal: 512,
  /** The viewer is derived from the user id of the call. */
  byId: 1024,
  /** The viewer is derived from an IPv4 address. */
  byIpv4: 2048,
  /** The user agent names no device that we know. */
  unknownDevice: 4096,
  /** The viewer is derived from an IPv6 address. */
  byIpv6: 8192,
  /** The edge that took the call had not seen its address at this tag in the same hour. */
  newAddress: 16384,
} as const;
export type TagFlag = keyof typeof TAG_FLAG;
export const TAG_FLAGS = Object.keys(TAG_FLAG) as TagFlag[]; // Object.keys forgets that these are the keys.

/** The column of event_store.tag_health that counts each flag. */
export const FLAG_COLUMNS: Readonly<Record<TagFlag, string>> = {
  unfilledCacheBuster: 'unfilled_cache_buster',
  unfilledUid: 'unfilled_uid',
  unfilledPrivacy: 'unfilled_privacy',
  constantCacheBuster: 'constant_cache_buster',
  plainHttp: 'plain_http',
  withoutViewer: 'without_viewer',
  noHousehold: 'no_household',
  sharedIdentity: 'shared_identity',
  objected: 'objected',
  unreadSignal: 'unread_signal',
  byId: 'by_id',
  byIpv4: 'by_ipv4',
  unknownDevice: 'unknown_device',
  byIpv6: 'by_ipv6',
  newAddress: 'new_address',
};

/** The six times ten minutes of an hour. */
export const CALL_COLUMNS = [
  'calls_1',
  'calls_2',
  'calls_3',
  'calls_4',
  'calls_5',
  'calls_6',
] as const;

/**
 * Calls received this long after their event come from an imported log, so they do not show when a
 * tag is busy.
 */
export const LATE_AFTER_MS = 24 * 3_600_000;
/** Four weeks for comparison, and a few days more. */
export const TAG_HEALTH_RETENTION_MS = 35 * 24 * 3_600_000;

export interface TagRef {
  customerId: number;
  kind: EventKind;
  tagId: number;
}

/** Counting calls by flag, and the addresses of the hour that had most. */
export type TagSignSums = Record<TagFlag, number> & { addressesAnHour: number };

const sumOf = (flag: TagFlag) => `coalesce(sum(${FLAG_COLUMNS[flag]}), 0)::float8 as "${flag}"`;

const HEALTH = `select ${TAG_FLAGS.map(sumOf).join(', ')},
    coalesce(max(${FLAG_COLUMNS.newAddress}), 0)::float8 as "addressesAnHour"
  from event_store.tag_health where customer_id = $1 and kind = $2 and tag_id = $3 and hour >= $4`;

/** The number of counting calls received since the start of an hour that carry each flag. */
export async function readTagFlags(pool: Pool, tag: TagRef, sinceHour: Date): Promise<TagSignSums> {
  const { rows } = await pool.query<TagSignSums>(HEALTH, [
    tag.customerId,
    EVENT_KIND[tag.kind],
    tag.tagId,
    sinceHour,
  ]);
  const [row] = rows;
  if (!row) throw new Error('the query of the sums returned no row');
  return row;
}

/** Calls with a viewer, by what the viewer is derived from. */
export type IdentitySums = Pick<Record<TagFlag, number>, 'byId' | 'byIpv4' | 'byIpv6'>;

const IDENTITIES = `select ${(['byId', 'byIpv4', 'byIpv6'] as const).map(sumOf).join(', ')}
  from event_store.tag_health where customer_id = $1 and kind = $2 and tag_id = any($3) and hour >= $4`;

/** Reads like `readTagFlags`, for several tags of a customer together. */
export async function readIdentities(
  pool: Pool,
  tags: Pick<TagRef, 'customerId' | 'kind'> & { tagIds: readonly number[] },
  sinceHour: Date,
): Promise<IdentitySums> {
  const { rows } = await pool.query<IdentitySums>(IDENTITIES, [
    tags.customerId,
    EVENT_KIND[tags.kind],
    tags.tagIds,
    sinceHour,
  ]);
  const [row] = rows;
  if (!row) throw new Error('the query of the sums returned no row');
  return row;
}
