import type { Pool } from 'pg';
import { passes, type DashboardFilter } from '#server/analytics/filter/dashboard-filter.js';
import type { Line } from '#server/analytics/figures/catalogue.js';

const DAYPARTS = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * The same sums as good SQL computes them from the same rollups: one query with grouping sets for
 * the impressions, one for the responses, on two connections at once. Weekdays, bookings, channels,
 * campaigns and totals follow from these rows.
 */
export async function runBestSql(
  pool: Pool,
  filter: DashboardFilter,
  lines: readonly Line[],
): Promise<number> {
  const chosen = lines.filter(
    (line) => passes(filter.bookings, line.bookingId) && passes(filter.channels, line.channelId),
  );
  const narrowing = [
    chosen.length === lines.length
      ? ''
      : `and tag_id = any('{${chosen.map(({ tagId }) => tagId).join(',')}}')`,
    filter.regions ? `and region_id = any('{${[...filter.regions].join(',')}}')` : '',
    filter.weekdays
      ? `and extract(isodow from local_date) = any('{${[...filter.weekdays].join(',')}}')`
      : '',
  ].join(' ');

  const where = `where customer_id = $1 and local_date between $2 and $3 ${narrowing}`;
  const values = [filter.customerId, filter.startDate, filter.endDate];
  const dayparts = DAYPARTS.filter((daypart) => passes(filter.dayparts, daypart));
  const impressions = `select local_date, tag_id, ${dayparts.map((daypart) => `sum(daypart_${daypart})::float8`).join(', ')}
    from event_store.impression_rollup ${where} group by grouping sets ((local_date), (tag_id))`;
  const responses = `select local_date, daypart, tag_id, region_id, site_tag_id, timing, views, sum(responses)::float8
    from event_store.response_rollup ${where} ${filter.dayparts ? `and daypart = any('{${dayparts.join(',')}}')` : ''}
    group by grouping sets ((local_date, daypart), (local_date, timing), (tag_id), (region_id), (site_tag_id), (views))`;
  const answers = await Promise.all([
    pool.query({ text: impressions, values, rowMode: 'array' }),
    pool.query({ text: responses, values, rowMode: 'array' }),
    pool.query({
      text: `select site_tag_id, sum(webhits)::float8 from event_store.webhit_rollup
        where customer_id = $1 and local_date between $2 and $3 group by site_tag_id`,
      values,
      rowMode: 'array',
    }),
  ]);

  return answers.reduce((sum, { rows }) => sum + rows.length, 0);
}
