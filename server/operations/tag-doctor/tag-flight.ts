import { DAYPART_COLUMNS } from '#schema/dayparts.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { localDateOf } from '#schema/writing/dates.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import type { TagFlight } from './tag-doctor.type.js';

const DAYS = 30;
const DAY_MS = 86_400_000;
const IMPRESSIONS = DAYPART_COLUMNS.join(' + ');

const OUTSIDE = `select coalesce(sum(${IMPRESSIONS}), 0)::float8 as outside, max(local_date)::text as "lastOutsideDate"
  from event_store.impression_rollup
  where customer_id = ? and tag_id = ? and local_date >= ? and (local_date < ? or local_date > ?)`;

interface LineOfBooking {
  customerId: number;
  tagId: number;
  bookingId: number;
}

/** The booking's days, and the tag's impressions outside them in the last 30 days. */
export async function readFlight(
  ctx: ServiceContext,
  { customerId, tagId, bookingId }: LineOfBooking,
): Promise<TagFlight> {
  const { startDate, endDate } = await ctx.em.findOneOrFail(Booking, { id: bookingId, customerId });
  const since = localDateOf(new Date(ctx.now().getTime() - DAYS * DAY_MS), 'UTC');
  const [row] = await ctx.em.execute<Pick<TagFlight, 'outside' | 'lastOutsideDate'>[]>(OUTSIDE, [
    customerId,
    tagId,
    since,
    startDate,
    endDate,
  ]);

  return {
    startDate,
    endDate,
    outside: row?.outside ?? 0,
    lastOutsideDate: row?.lastOutsideDate ?? null,
  };
}
