import type { DateRange } from '#schema/date-ranges.js';
import { byUrgency, type Pacing } from '#schema/pacing.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { visibleBookingsSql } from '#server/access/visibility/visibility-sql.js';
import { localDateOf } from '#schema/writing/dates.js';
import { bookingPacing, type PacingReader } from './booking-pacing.js';

export interface PacedBooking {
  bookingId: number;
  bookingName: string;
  campaignName: string;
  channelName: string;
  startDate: string;
  endDate: string;
  /** Amount in the customer's currency; null where it has a goal of impressions alone. */
  budget: number | null;
  pacing: Pacing;
}

const PACED = `select b.id as "bookingId", b.booking_name as "bookingName",
    g.campaign_name as "campaignName",
    coalesce(nullif(h.display_name, ''), h.channel_name) as "channelName",
    b.start_date::text as "startDate", b.end_date::text as "endDate", b.budget::float8 as budget
  from booking b
  join campaign g on g.customer_id = b.customer_id and g.id = b.campaign_id
  join channel h on h.id = b.channel_id
  where b.customer_id = ? and b.archived_at is null
    and (b.goal_impressions is not null or b.budget is not null)
    and b.start_date <= ? and b.end_date >= ?`;

interface Choice extends DateRange {
  customerId: number;
  /** Null for all. */
  bookingIds: readonly number[] | null;
}

/**
 * The visible bookings of a visible customer that have a goal or budget and whose days overlap the
 * range, as they stand now: those that somebody has to act on first.
 */
export async function readPacedBookings(
  ctx: PacingReader & Pick<ServiceContext, 'actor'>,
  { customerId, startDate, endDate, bookingIds }: Choice,
): Promise<PacedBooking[]> {
  const { sql, params } = visibleBookingsSql(requireActor(ctx), 'b');
  const chosen = bookingIds === null ? 'true' : 'b.id = any(?)';
  const rows = await ctx.em.execute<Omit<PacedBooking, 'pacing'>[]>(
    `${PACED} and ${sql} and ${chosen}`,
    [
      customerId,
      endDate,
      startDate,
      ...params,
      ...(bookingIds === null ? [] : [`{${bookingIds.join(',')}}`]),
    ],
  );

  const paced = await Promise.all(
    rows.map(async (row) => ({ ...row, pacing: await bookingPacing(ctx, row.bookingId) })),
  );

  return paced
    .flatMap(({ pacing, ...row }) => (pacing ? [{ ...row, pacing }] : []))
    .sort(
      (left, right) => byUrgency(left.pacing, right.pacing) || left.bookingId - right.bookingId,
    );
}

/**
 * The ids of a customer's bookings that the caller sees, that have a goal or budget and run today,
 * those that somebody has to act on first. Throws NOT_FOUND for a customer that the caller may not
 * see.
 */
export async function listPacedBookingIds(
  ctx: ServiceContext,
  customerId: number,
): Promise<number[]> {
  const { timeZone } = await requireVisibleCustomer(ctx, customerId);
  const today = localDateOf(ctx.now(), timeZone);
  const range = { startDate: today, endDate: today };
  const paced = await readPacedBookings(ctx, { customerId, ...range, bookingIds: null });

  return paced.map(({ bookingId }) => bookingId);
}
