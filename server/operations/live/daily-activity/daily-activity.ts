import { DAYPART_COLUMNS } from '#schema/dayparts.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DailyActivity, DailyActivityItem } from './daily-activity.type.js';

const LISTED = 10;

/** Today is a date in each customer's reporting zone, as the rollups use it. */
const TODAY = `
  with customer_today as (
    select c.id, coalesce(c.display_name, c.cust_name) as name, (?::timestamptz at time zone country.time_zone)::date as today
    from customer c join country on country.code = c.country_code
    where c.sandbox_id is null
  )`;
const IMPRESSIONS = DAYPART_COLUMNS.map((column) => `r.${column}`).join(' + ');

const BY_TAG = `${TODAY}, by_tag as (
    select customer.id as customer_id, customer.name as customer_name, r.tag_id, sum(${IMPRESSIONS}) as count
    from customer_today customer
    join event_store.impression_rollup r on r.customer_id = customer.id and r.local_date = customer.today
    group by 1, 2, 3
  )`;
const CUSTOMERS = `${BY_TAG}
  select customer_id as id, customer_name as name, customer_name as "customerName", sum(count)::float8 as count,
    sum(sum(count)) over ()::float8 as total
  from by_tag group by 1, 2 order by count desc, 1 limit ?`;
const BOOKINGS = `${BY_TAG}
  select booking.id, booking.booking_name as name, by_tag.customer_name as "customerName", sum(count)::float8 as count
  from by_tag
  join impression_tag tag on tag.id = by_tag.tag_id and tag.customer_id = by_tag.customer_id
  join booking on booking.id = tag.booking_id and booking.customer_id = tag.customer_id
  group by 1, 2, 3 order by count desc, 1 limit ?`;
const SITES = `${TODAY}
  select tag.id, tag.tag_description as name, customer.name as "customerName", sum(r.webhits)::float8 as count,
    sum(sum(r.webhits)) over ()::float8 as total
  from customer_today customer
  join event_store.webhit_rollup r on r.customer_id = customer.id and r.local_date = customer.today
  join site_tag tag on tag.id = r.site_tag_id and tag.customer_id = r.customer_id
  group by 1, 2, 3 order by count desc, 1 limit ?`;

type Row = DailyActivityItem & { total: number };
const itemOf = ({ id, name, customerName, count }: DailyActivityItem): DailyActivityItem => ({
  id,
  name,
  customerName,
  count,
});

/**
 * Today's events of all customers but those of sandboxes; archived ones are included, because their
 * tags still count.
 */
export async function readDailyActivity(em: EntityManager, now: Date): Promise<DailyActivity> {
  const values = [now, LISTED];
  const [customers, bookings, sites] = await Promise.all([
    em.execute<Row[]>(CUSTOMERS, values),
    em.execute<DailyActivityItem[]>(BOOKINGS, values),
    em.execute<Row[]>(SITES, values),
  ]);

  return {
    sampledAt: now,
    totalImpressions: customers[0]?.total ?? 0,
    totalWebhits: sites[0]?.total ?? 0,
    customers: customers.map(itemOf),
    bookings: bookings.map(itemOf),
    sites: sites.map(itemOf),
  };
}
