import { DAYPART_COLUMNS } from '#schema/dayparts.js';
import type { Pool } from 'pg';
import type { DateRange } from '#schema/date-ranges.js';

const PING_WINDOW_MS = 24 * 60 * 60 * 1000;

const IMPRESSIONS_OF_ROW = DAYPART_COLUMNS.map((column) => `r.${column}`).join(' + ');

// Summed by line before the join with the tags, because the rollup is the large side.
const IMPRESSIONS = `select t.booking_id as "bookingId", sum(lines.impressions)::float8 as impressions
  from (
    select r.customer_id, r.tag_id, sum(${IMPRESSIONS_OF_ROW}) as impressions
    from event_store.impression_rollup r
    where r.customer_id = any($1) and r.local_date between $2 and $3
    group by r.customer_id, r.tag_id
  ) lines
  join impression_tag t on t.customer_id = lines.customer_id and t.id = lines.tag_id
  where t.customer_id = any($1)
  group by t.booking_id`;

/**
 * Impressions of the range by booking, each day in its customer's zone; bookings without any are
 * left out.
 */
export async function readImpressionsByBooking(
  pool: Pool,
  customerIds: readonly number[],
  { startDate, endDate }: DateRange,
): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ bookingId: number; impressions: number }>(IMPRESSIONS, [
    customerIds,
    startDate,
    endDate,
  ]);
  return new Map(rows.map(({ bookingId, impressions }) => [bookingId, impressions]));
}

export interface Pings {
  pingCount: number;
  /** The minute of the last ping, as UTC milliseconds. */
  pingedAtMs: number;
}

const PINGS = `select p.customer_id as "customerId", sum(p.pings)::float8 as "pingCount", 
    extract(epoch from max(p.minute))::float8 * 1000 as "pingedAtMs"
  from event_store.site_ping p
  join site_tag s on s.customer_id = p.customer_id and s.id = p.site_tag_id
  where p.customer_id = any($1) and p.minute > $2 and p.pings > 0
    and (s.main_site_tag
      or not exists (select from site_tag m where m.customer_id = s.customer_id and m.main_site_tag))
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
