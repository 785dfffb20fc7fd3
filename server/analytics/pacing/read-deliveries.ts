import { DAYPART_COLUMNS } from '#schema/dayparts.js';
import type { BookingDelivery } from '#schema/pacing.js';
import type { ServiceContext } from '#server/access/identity/context.js';

/** The days of a booking whose impressions count, all included. */
export interface DeliveryDays {
  bookingId: number;
  startDate: string;
  endDate: string;
  /** The day before the start, where none is complete. */
  lastComplete: string;
  recentFrom: string;
}

const IMPRESSIONS = DAYPART_COLUMNS.map((column) => `r.${column}`).join(' + ');

// The rollup is read by customer and day, which its key begins with.
const DELIVERIES = `select d.booking_id as "bookingId",
    sum(${IMPRESSIONS})::float8 as delivered,
    coalesce(sum(${IMPRESSIONS}) filter (where r.local_date <= d.last_complete), 0)::float8 as complete,
    coalesce(sum(${IMPRESSIONS}) filter
      (where r.local_date between d.recent_from and d.last_complete), 0)::float8 as recent
  from unnest(?::integer[], ?::date[], ?::date[], ?::date[], ?::date[])
    as d (booking_id, start_date, end_date, last_complete, recent_from)
  join impression_tag t on t.booking_id = d.booking_id
  join event_store.impression_rollup r on r.customer_id = t.customer_id and r.tag_id = t.id
    and r.local_date between d.start_date and d.end_date
  where t.customer_id in (select b.customer_id from booking b where b.id = any(?::integer[]))
  group by d.booking_id`;

const literal = (values: readonly (number | string)[]) => `{${values.join(',')}}`;

/** The impressions of each booking on its own days; bookings without any are left out. */
export async function readDeliveries(
  ctx: Pick<ServiceContext, 'em'>,
  bookings: readonly DeliveryDays[],
): Promise<Map<number, BookingDelivery>> {
  const ids = literal(bookings.map(({ bookingId }) => bookingId));
  const rows = await ctx.em.execute<({ bookingId: number } & BookingDelivery)[]>(DELIVERIES, [
    ids,
    literal(bookings.map(({ startDate }) => startDate)),
    literal(bookings.map(({ endDate }) => endDate)),
    literal(bookings.map(({ lastComplete }) => lastComplete)),
    literal(bookings.map(({ recentFrom }) => recentFrom)),
    ids,
  ]);

  return new Map(rows.map(({ bookingId, ...delivery }) => [bookingId, delivery]));
}
