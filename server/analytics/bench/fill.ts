import type { Pool } from 'pg';

/** One customer of the bench; its other ids derive from its own. */
export interface BenchCustomer {
  id: number;
  impressions: number;
  responses: number;
}

export const DAYS = 365;
export const LAST_DATE = '2026-10-31';
export const FIRST_DATE = '2025-11-01';
const BOOKINGS = 40;
const LINES = 120;
const CHANNELS = 12;
const REGIONS = 16;
const SITES = 3;
const CELLS = DAYS * LINES * REGIONS * 8;

export const bookingIds = (customer: BenchCustomer) => ids(customer, BOOKINGS);
export const channelIds = () => Array.from({ length: CHANNELS }, (_, index) => index + 1);
export const REGION_IDS = Array.from({ length: REGIONS }, (_, index) => index + 2);

const ids = ({ id }: BenchCustomer, count: number) =>
  Array.from({ length: count }, (_, index) => id * 1000 + index);

/** Twelve channels, once. */
export async function fillChannels(pool: Pool): Promise<void> {
  await pool.query(`
    insert into broadcaster (id, broadcaster_name, country_code, country_list, created_at,
      created_by_entity_type)
    values (1, 'Bench TV', 'NZ', '{NZ}', now(), 'SYSTEM');
    insert into channel (id, channel_name, owner_type, owner_id, created_at, created_by_entity_type)
    select id, 'Channel ' || id, 'BROADCASTER', 1, now(), 'SYSTEM' from generate_series(1, ${CHANNELS}) id`);
}

/** 40 bookings with three lines each, and a year of figures straight into the rollups. */
export async function fillCustomer(
  pool: Pool,
  { id, impressions, responses }: BenchCustomer,
): Promise<void> {
  const base = id * 1000;
  const meta = `now(), 'SYSTEM'`;

  await pool.query(`
    insert into customer (id, cust_name, taxonomy_id, country_code, country_list, billing_entity,
      created_at, created_by_entity_type)
    values (${id}, 'Customer ${id}', 0, 'NZ', '{NZ}', 2, ${meta});
    insert into campaign (id, customer_id, campaign_name, start_date, end_date, created_at,
      created_by_entity_type)
    select ${base} + i, ${id}, 'Campaign ' || i, '${FIRST_DATE}', '${LAST_DATE}', ${meta}
      from generate_series(0, 9) i;
    insert into booking (id, customer_id, campaign_id, channel_id, booking_name, booking_type, cpm,
      start_date, end_date, country_codes, created_at, created_by_entity_type)
    select ${base} + i, ${id}, ${base} + i % 10, i % ${CHANNELS} + 1, 'Booking ' || i, 1, 18.5,
      '${FIRST_DATE}', '${LAST_DATE}', '{NZ}', ${meta}
    from generate_series(0, ${BOOKINGS - 1}) i;
    insert into creative (id, customer_id, description, creative_type, creative_format, created_at,
      created_by_entity_type)
    select ${base} + i, ${id}, 'Creative ' || i, 1, '30s', ${meta}
      from generate_series(0, ${LINES - 1}) i;
    insert into impression_tag (id, customer_id, booking_id, creative_id, key, created_at,
      created_by_entity_type)
    select ${base} + i, ${id}, ${base} + i % ${BOOKINGS}, ${base} + i, 'bench-' || ${base} + i,
      ${meta}
    from generate_series(0, ${LINES - 1}) i;
    insert into site_tag (id, customer_id, tag_description, key, main_site_tag, created_at,
      created_by_entity_type)
    select ${base} + i, ${id}, 'Site ' || i, 'bench-site-' || ${base} + i, i = 0, ${meta} from generate_series(0, ${SITES - 1}) i`);
  await fillImpressions(pool, id, impressions / CELLS);
  await fillResponses(pool, id, responses);
  await pool.query(`
    insert into event_store.webhit_rollup select ${id}, d::date, ${base} + s, 5000
    from generate_series(date '${FIRST_DATE}', date '${LAST_DATE}', interval '1 day') d,
      generate_series(0, ${SITES - 1}) s;
    insert into event_store.day_version select ${id}, d::date, 1
    from generate_series(date '${FIRST_DATE}', date '${LAST_DATE}', interval '1 day') d`);
}

/** Each counter is random around the mean; cells without an impression have no row. */
async function fillImpressions(pool: Pool, id: number, perCell: number): Promise<void> {
  const columns = [1, 2, 3, 4, 5, 6, 7, 8].map((daypart) => `daypart_${daypart}`);
  const count = `floor(${2 * perCell} * random() + random())::bigint`;
  await pool.query(`
    insert into event_store.impression_rollup
    select * from (
      select ${id}, d::date, ${id * 1000} + line, region, ${columns.map((column) => `${count} as ${column}`).join(', ')}
      from generate_series(date '${FIRST_DATE}', date '${LAST_DATE}', interval '1 day') d,
        generate_series(0, ${LINES - 1}) line, generate_series(2, ${REGIONS + 1}) region
    ) cells where ${columns.join(' + ')} > 0`);
}

/** Most on the main site, most within the hour, few after many views. */
async function fillResponses(pool: Pool, id: number, responses: number): Promise<void> {
  await pool.query(`
    insert into event_store.response_rollup
    select ${id}, day, line, region, daypart, site, timing, views, count(*)
    from (
      select date '${FIRST_DATE}' + floor(random() * ${DAYS})::integer as day,
        ${id * 1000} + floor(random() * ${LINES})::integer as line,
          2 + floor(random() * ${REGIONS})::integer as region,
        1 + floor(random() * 8)::integer as daypart,
          ${id * 1000} + floor(random() ^ 4 * ${SITES})::integer as site,
        1 + floor(random() ^ 2 * 3)::integer as timing,
          1 + floor(-4 * ln(1 - random()))::integer as views
      from generate_series(1, ${responses})
    ) drawn group by 2, 3, 4, 5, 6, 7, 8 order by 2, 3, 4, 5, 6, 7, 8`);
}
