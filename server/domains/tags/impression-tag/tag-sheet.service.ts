import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { ServiceError } from '#server/core/errors.js';
import { allOf, type RowCondition } from '#server/core/orm/find-row.js';
import { ofListedBookings, ofVisibleBookings } from './impression-tag.service.js';
import { IMPRESSION_TAG_JOINS, IMPRESSION_TAG_ORDER } from './impression-tag.sort.js';

/** More than the trafficker of one channel handles, and few enough to read at once. */
export const MAX_SHEET_TAGS = 20_000;

/** Null or left out: no limit by that record. */
export interface TagSheetChoice {
  campaignIds?: readonly number[] | null;
  bookingIds?: readonly number[] | null;
  channelIds?: readonly number[] | null;
  tagIds?: readonly number[] | null;
}

export interface TagSheetRow {
  id: number;
  key: string;
  campaignName: string;
  bookingName: string;
  channelName: string;
  creativeName: string;
  creativeFormat: string;
  /** Local dates of the booking. */
  startDate: string;
  endDate: string;
}

const COLUMNS = `t.id, t.key, c.campaign_name as "campaignName", b.booking_name as "bookingName",
  coalesce(h.display_name, h.channel_name) as "channelName", v.description as "creativeName",
  v.creative_format as "creativeFormat", b.start_date::text as "startDate", b.end_date::text as "endDate"`;

const among = (column: string, ids: readonly number[] | null | undefined): RowCondition[] =>
  ids ? [{ sql: `${column} = any(?)`, params: [`{${ids.join(',')}}`] }] : [];

/**
 * The listed tags of a customer that the choice names, by campaign, booking and creative, as far as
 * the caller sees their bookings. Throws NOT_FOUND, TOO_LARGE.
 */
export async function listTagSheetRows(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
  customerId: number,
  { campaignIds, bookingIds, channelIds, tagIds }: TagSheetChoice,
): Promise<TagSheetRow[]> {
  await requireVisibleCustomer(ctx, customerId);

  const { sql, params } = allOf([
    { sql: 't.customer_id = ? and t.removed_at is null', params: [customerId] },
    ...among('b.campaign_id', campaignIds),
    ...among('t.booking_id', bookingIds),
    ...among('b.channel_id', channelIds),
    ...among('t.id', tagIds),
    ...ofListedBookings('EXCLUDE', customerId),
    ...ofVisibleBookings(requireActor(ctx), customerId),
  ]);
  const order = [IMPRESSION_TAG_ORDER.CAMPAIGN, ...IMPRESSION_TAG_ORDER.BOOKING, 't.id'];
  const rows = await ctx.em.execute<TagSheetRow[]>(
    `select ${COLUMNS} from impression_tag t ${IMPRESSION_TAG_JOINS}
      where ${sql} order by ${order.join(', ')} limit ${MAX_SHEET_TAGS + 1}`,
    params,
  );

  if (rows.length > MAX_SHEET_TAGS)
    throw new ServiceError(
      'TOO_LARGE',
      `A tag sheet has at most ${MAX_SHEET_TAGS} tags. Choose a campaign, booking or channel.`,
    );

  return rows;
}
