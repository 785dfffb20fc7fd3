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
  /** One of `gdpr`, `gdpr_consent`, `gpp`, `gpp_sid` and `us_privacy` holds a macro. */
  unfilledPrivacy: 4,
  /** A pixel without `cb`, or with the same one as the tag's previous call. */
  constantCacheBuster: 8,
  plainHttp: 16,
  withoutViewer: 32,
  /** The address stands for no household, such as one of a private network. */
  noHousehold: 64,
  /** The id or address is one that too many callers have. */
  sharedIdentity: 128,
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

const HEALTH = `select ${TAG_FLAGS.map((flag) => `coalesce(sum(${FLAG_COLUMNS[flag]}), 0)::float8 as "${flag}"`).join(', ')}
  from event_store.tag_health where customer_id = $1 and kind = $2 and tag_id = $3 and hour >= $4`;

/** The number of counting calls received since the start of an hour that carry each flag. */
export async function readTagFlags(
  pool: Pool,
  tag: TagRef,
  sinceHour: Date,
): Promise<Record<TagFlag, number>> {
  const { rows } = await pool.query<Record<TagFlag, number>>(HEALTH, [
    tag.customerId,
    EVENT_KIND[tag.kind],
    tag.tagId,
    sinceHour,
  ]);
  const [row] = rows;
  if (!row) throw new Error('the query of the sums returned no row');
  return row;
}
