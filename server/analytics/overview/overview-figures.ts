import { DAYPART_COLUMNS } from '#schema/dayparts.js';
import type { Pool } from 'pg';
import type { DateRange } from '#schema/date-ranges.js';

const PING_WINDOW_MS = 24 * 60 * 60 * 1000;

const IMPRESSIONS_OF_ROW = DAYPART_COLUMNS.map((column) => `r.${column}`).join(' + ');

/** A customer and the last of its local days whose impressions can get no more responses. */
export interface OverviewCustomer {
  customerId: number;
  completeThrough: string;
}

export interface BookingCounts {
  impressions: number;
  responses: number;
  /** Counts of the days up to completeThrough alone. */
  complete: { impressions: number; responses: number };
}

/** The rollup's rows of these customers and days. */
const rowsOf = (rollup: string) => `from event_store.${rollup} r
  join unnest($1::integer[], $2::date[]) as c (customer_id, complete_through)
    on c.customer_id = r.customer_id
  where r.customer_id = any($1) and r.local_date between $3 and $4`;

// Summed by line before the join with the tags, because the rollups are the large side.
const COUNTS = `select t.booking_id as "bookingId",
    sum(impressions)::float8 as impressions, sum(responses)::float8 as responses,
    coalesce(sum(complete_impressions), 0)::float8 as "completeImpressions",
    coalesce(sum(complete_responses), 0)::float8 as "completeResponses"
  from (
    select r.customer_id, r.tag_id, sum(${IMPRESSIONS_OF_ROW}) as impressions, 0 as responses,
      sum(${IMPRESSIONS_OF_ROW}) filter (where r.local_date <= c.complete_through)
        as complete_impressions, 0 as complete_responses
    ${rowsOf('impression_rollup')}
    group by r.customer_id, r.tag_id
    union all
    select r.customer_id, r.tag_id, 0, sum(r.responses), 0,
      sum(r.responses) filter (where r.local_date <= c.complete_through)
    ${rowsOf('response_rollup')}
    group by r.customer_id, r.tag_id
  ) lines
  join impression_tag t on t.customer_id = lines.customer_id and t.id = lines.tag_id
  where t.customer_id = any($1)
  group by t.booking_id`;

/**
 * Impressions and responses of the range by booking, each day in its customer's zone; bookings
 * without any are left out.
 */
export async function readCountsByBooking(
  pool: Pool,
  customers: readonly OverviewCustomer[],
  { startDate, endDate }: DateRange,
): Promise<Map<number, BookingCounts>> {
  const { rows } = await pool.query<{
    bookingId: number;
    impressions: number;
    responses: number;
    completeImpressions: number;
    completeResponses: number;
  }>(COUNTS, [
    customers.map(({ customerId }) => customerId),
    customers.map(({ completeThrough }) => completeThrough),
    startDate,
    endDate,
  ]);

  return new Map(
    rows.map(({ bookingId, impressions, responses, completeImpressions, completeResponses }) => [
      bookingId,
      {
        impressions,
        responses,
        complete: { impressions: completeImpressions, responses: completeResponses },
      },
    ]),
  );
}

const LINES_OF_BOOKINGS = `where (r.customer_id, r.tag_id) in (
    select t.customer_id, t.id from impression_tag t where t.customer_id = any($1) and t.booking_id = any($2))
  and r.customer_id = any($1) and r.local_date between $3 and $4`;

const DAYS = `select d.date::date::text as date, coalesce(i.impressions, 0)::float8 as impressions,
    coalesce(v.responses, 0)::float8 as responses
  from generate_series($3::date, $4::date, interval '1 day') as d (date)
  left join (
    select r.local_date, sum(${IMPRESSIONS_OF_ROW}) as impressions
    from event_store.impression_rollup r ${LINES_OF_BOOKINGS} group by r.local_date
  ) i on i.local_date = d.date
  left join (
    select r.local_date, sum(r.responses) as responses
    from event_store.response_rollup r ${LINES_OF_BOOKINGS} group by r.local_date
  ) v on v.local_date = d.date
  order by d.date`;

export interface DayCounts {
  date: string;
  impressions: number;
  responses: number;
}

/** Impressions and responses of the bookings for each day of the range, zeros included. */
export async function readCountsByDay(
  pool: Pool,
  customerIds: readonly number[],
  bookingIds: readonly number[],
  { startDate, endDate }: DateRange,
): Promise<DayCounts[]> {
  const { rows } = await pool.query<DayCounts>(DAYS, [customerIds, bookingIds, startDate, endDate]);
  return rows;
}

export interface Pings {
  pingCount: number;
  /** The minute of the last ping, as UTC milliseconds. */
  pingedAtMs: number;
}

// The tags first: in a cluster, they and the pings are on different nodes.
const PINGS = `with tags as materialized (
    select s.customer_id, s.id from site_tag s
    where s.customer_id = any($1) and (s.main_site_tag
      or not exists (select from site_tag m where m.customer_id = s.customer_id and m.main_site_tag))
  )
  select p.customer_id as "customerId", sum(p.pings)::float8 as "pingCount",
    extract(epoch from max(p.minute))::float8 * 1000 as "pingedAtMs"
  from event_store.site_ping p
  join tags on tags.customer_id = p.customer_id and tags.id = p.site_tag_id
  where p.customer_id = any($1) and p.minute > $2 and p.pings > 0
  group by p.customer_id`;

/** Calls of the main site tags, or of all where none is main, in the 24 hours up to `now`. */
export async function readPings(
  pool: Pool,
  customerIds: readonly number[],
  now: Date,
): Promise<Map<number, Pings>> {
  const since = new Date(now.getTime() - PING_WINDOW_MS);
  const { rows } = await pool.query<Pings & { customerId: number }>(PINGS, [customerIds, since]);
  return new Map(rows.map(({ customerId, ...pings }) => [customerId, pings]));
}
