import type { EntityType } from '#schema/roles.js';
import type { Pool } from 'pg';
import type { Actor } from '#server/access/identity/actor.js';
import {
  visibleBookingsSql,
  visibleCustomersSql,
  numbered,
} from '#server/access/visibility/visibility-sql.js';
import type { DateRange } from '#schema/date-ranges.js';

export interface OverviewBooking {
  customerId: number;
  campaignId: number;
  bookingId: number;
  customerName: string;
  timeZone: string;
  countryCode: string;
  campaignName: string;
  bookingName: string;
  channelName: string;
  startDate: string;
  endDate: string;
  cpm: number;
  creatorType: EntityType;
  creatorId: number | null;
  creatorName: string | null;
  createdByName: string | null;
  createdAtMs: number;
}

const BOOKINGS = `select b.customer_id as "customerId", b.campaign_id as "campaignId", b.id as "bookingId",
    coalesce(nullif(c.display_name, ''), c.cust_name) as "customerName",
    n.time_zone as "timeZone", n.code as "countryCode",
    g.campaign_name as "campaignName", b.booking_name as "bookingName",
    coalesce(nullif(h.display_name, ''), h.channel_name) as "channelName",
    b.start_date::text as "startDate", b.end_date::text as "endDate", b.cpm::float8 as cpm,
    b.created_by_entity_type as "creatorType", b.created_by_entity_id as "creatorId",
    coalesce(cb.broadcaster_name, ca.agency_name, coalesce(nullif(cc.display_name, ''), cc.cust_name), ct.adtech_name)
      as "creatorName",
    u.name as "createdByName", extract(epoch from b.created_at)::float8 * 1000 as "createdAtMs",
    b.archived_at is not null as "isArchived"
  from booking b
  join customer c on c.id = b.customer_id
  join country n on n.code = c.country_code
  join campaign g on g.customer_id = b.customer_id and g.id = b.campaign_id
  join channel h on h.id = b.channel_id
  left join broadcaster cb on b.created_by_entity_type = 'BROADCASTER' and cb.id = b.created_by_entity_id
  left join agency ca on b.created_by_entity_type = 'AGENCY' and ca.id = b.created_by_entity_id
  left join customer cc on b.created_by_entity_type = 'CUSTOMER' and cc.id = b.created_by_entity_id
  left join adtech ct on b.created_by_entity_type = 'ADTECH' and ct.id = b.created_by_entity_id
  left join app_user u on u.id = b.created_by_user_id
  where c.archived_at is null and b.start_date <= $1 and b.end_date >= $2`;

const WITH_FIGURES = `select distinct t.booking_id as "bookingId"
  from (
    select r.customer_id, r.tag_id from event_store.impression_rollup r
    where r.customer_id = any($1) and r.local_date between $3 and $4
      and (r.customer_id, r.tag_id) in (
        select t.customer_id, t.id from impression_tag t
        where t.customer_id = any($1) and t.booking_id = any($2))
    group by r.customer_id, r.tag_id
  ) lines
  join impression_tag t on t.customer_id = lines.customer_id and t.id = lines.tag_id`;

/**
 * The visible bookings whose dates overlap the range, newest start first; archived ones where they
 * have figures in it.
 */
export async function readOverviewBookings(
  pool: Pool,
  actor: Actor,
  range: DateRange,
): Promise<OverviewBooking[]> {
  const customers = numbered(visibleCustomersSql(actor, 'b.customer_id'), 3);
  const bookings = numbered(visibleBookingsSql(actor, 'b'), 3 + customers.params.length);
  const { rows } = await pool.query<OverviewBooking & { isArchived: boolean }>(
    `${BOOKINGS} and ${customers.sql} and ${bookings.sql} order by b.start_date desc, b.id desc`,
    [range.endDate, range.startDate, ...customers.params, ...bookings.params],
  );

  const archived = rows.filter(({ isArchived }) => isArchived);
  const shown = await findWithFigures(pool, archived, range);
  return rows.flatMap(({ isArchived, ...booking }) =>
    isArchived && !shown.has(booking.bookingId) ? [] : [booking],
  );
}

async function findWithFigures(
  pool: Pool,
  bookings: readonly OverviewBooking[],
  { startDate, endDate }: DateRange,
): Promise<ReadonlySet<number>> {
  if (bookings.length === 0) return new Set();

  const { rows } = await pool.query<{ bookingId: number }>(WITH_FIGURES, [
    [...new Set(bookings.map(({ customerId }) => customerId))],
    bookings.map(({ bookingId }) => bookingId),
    startDate,
    endDate,
  ]);

  return new Set(rows.map(({ bookingId }) => bookingId));
}
