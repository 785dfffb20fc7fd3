import type { Pool } from 'pg';
import type { TagKind } from '#server/analytics/tag-kind.js';
import type { FoundTag } from './finding.js';

export interface WatchedTag extends FoundTag {
  name: string;
  customerName: string;
  /** The customer's reporting zone. */
  timeZone: string;
  /** First and last day of the booking in that zone; null for a site tag. */
  startDate: string | null;
  endDate: string | null;
  /** Removed from its booking, or archived, with its booking or alone. */
  isRemoved: boolean;
}

const CUSTOMER = `coalesce(c.display_name, c.cust_name) as "customerName", country.time_zone as "timeZone"
  from $ join customer c on c.id = t.customer_id join country on country.code = c.country_code`;

const TAGS: Record<TagKind, string> = {
  IMPRESSION: `select t.id as "tagId", t.customer_id as "customerId", 'IMPRESSION' as "tagKind", b.id as "bookingId",
      b.booking_name || ', ' || creative.description as name, b.start_date::text as "startDate",
      b.end_date::text as "endDate", (t.removed_at is not null or b.archived_at is not null) as "isRemoved",
      ${CUSTOMER.replace('$', 'impression_tag t')}
      join booking b on b.customer_id = t.customer_id and b.id = t.booking_id
      join creative on creative.customer_id = t.customer_id and creative.id = t.creative_id
    where t.id = any($1::integer[]) and c.archived_at is null and c.sandbox_id is null`,
  SITE: `select t.id as "tagId", t.customer_id as "customerId", 'SITE' as "tagKind", null::integer as "bookingId",
      t.tag_description as name, null as "startDate", null as "endDate", t.archived_at is not null as "isRemoved",
      ${CUSTOMER.replace('$', 'site_tag t')}
    where t.id = any($1::integer[]) and c.archived_at is null and c.sandbox_id is null`,
};

/** Only tags of customers that are neither archived nor of a sandbox. */
export async function readTags(
  pool: Pool,
  kind: TagKind,
  tagIds: readonly number[],
): Promise<WatchedTag[]> {
  if (tagIds.length === 0) return [];
  const { rows } = await pool.query<WatchedTag>(TAGS[kind], [tagIds]);
  return rows;
}

/** An impression tag outside its booking's days, and a removed or archived tag, need no calls. */
export const expectsCalls = (
  { startDate, endDate, isRemoved }: WatchedTag,
  localDate: string,
): boolean =>
  !isRemoved &&
  (startDate === null || startDate <= localDate) &&
  (endDate === null || endDate >= localDate);
