import type { ClientBase } from 'pg';
import { dayOfLocalDate, localDateOfDay } from '#server/event-store/reporting-time.js';

type Reader = Pick<ClientBase, 'query'>;

export const WEEK_DAYS = 7;
/** The region table's row for events without a place. */
const UNKNOWN_REGION = 1;

/** Whole weeks of local days from a date on. */
export interface Weeks {
  customerId: number;
  startDate: string;
  weeks: number;
}

/** The visits of every region with any, by week; regions of unknown place are left out. */
export async function readWeeklyVisits(
  client: Reader,
  { customerId, startDate, weeks }: Weeks,
): Promise<Map<number, number[]>> {
  const { rows } = await client.query<{ region: number; week: number; visits: number }>(
    `select region_id as region, (local_date - $2::date) / ${WEEK_DAYS} as week,
       sum(webhits)::float8 as visits
     from event_store.webhit_region_rollup
     where customer_id = $1 and local_date >= $2::date and local_date < $2::date + $3::integer
       and region_id <> ${UNKNOWN_REGION}
     group by 1, 2`,
    [customerId, startDate, weeks * WEEK_DAYS],
  );

  const byRegion = new Map<number, number[]>();
  for (const { region, week, visits } of rows) {
    const own = byRegion.get(region) ?? Array.from({ length: weeks }, () => 0);
    own[week] = visits;
    byRegion.set(region, own);
  }
  return byRegion;
}

/** Each day's visits, and those of unknown place. */
export async function readDailyVisits(
  client: Reader,
  { customerId, startDate, weeks }: Weeks,
): Promise<{ localDate: string; visits: number; unplaced: number }[]> {
  const { rows } = await client.query<{ day: string; visits: number; unplaced: number }>(
    `select day::date::text as day,
       coalesce(sum(webhits) filter (where region_id <> ${UNKNOWN_REGION}), 0)::float8 as visits,
       coalesce(sum(webhits) filter (where region_id = ${UNKNOWN_REGION}), 0)::float8 as unplaced
     from generate_series($2::date, $2::date + $3::integer - 1, interval '1 day') day
     left join event_store.webhit_region_rollup on customer_id = $1 and local_date = day::date
     group by 1 order by 1`,
    [customerId, startDate, weeks * WEEK_DAYS],
  );
  return rows.map(({ day, ...row }) => ({ localDate: day, ...row }));
}

export interface RegionAds {
  customerId: number;
  /** Null: of all bookings. */
  bookingId: number | null;
  startDate: string;
  /** Included. */
  endDate: string;
}

/** Counting impressions by region, those of unknown place included. */
export async function readRegionImpressions(
  client: Reader,
  { customerId, bookingId, startDate, endDate }: RegionAds,
): Promise<Map<number, number>> {
  const { rows } = await client.query<{ region: number; impressions: number }>(
    `select region_id as region, sum(daypart_1 + daypart_2 + daypart_3 + daypart_4 + daypart_5
       + daypart_6 + daypart_7 + daypart_8)::float8 as impressions
     from event_store.impression_rollup rollup
     where customer_id = $1 and local_date between $3::date and $4::date
       and ($2::integer is null or tag_id in (
         select id from impression_tag where customer_id = $1 and booking_id = $2))
     group by 1`,
    [customerId, bookingId, startDate, endDate],
  );
  return new Map(rows.map(({ region, impressions }) => [region, impressions]));
}

export const daysAfter = (localDate: string, days: number): string =>
  localDateOfDay(dayOfLocalDate(localDate) + days);
