import type { Pool } from 'pg';
import type { DateRange } from '#schema/date-ranges.js';
import { dateRangesOf, dayOfLocalDate } from '#server/event-store/reporting-time.js';
import { findSilentDays } from '#server/measurement/evidence/silent-days.js';

/** The days that are compared, and those of them whose silence is news. */
const COMPARED_DAYS = 70;
const NEWS_DAYS = 35;

/**
 * The stretches of the last five weeks, without today, in which a site tag had hardly any of its
 * usual hits; oldest first. Local dates, both ends included.
 */
export async function readSilentStretches(
  pool: Pool,
  { customerId, tagId }: { customerId: number; tagId: number },
  today: string,
): Promise<DateRange[]> {
  const yesterday = dayOfLocalDate(today) - 1;
  const { rows } = await pool.query<{ day: number; webhits: number }>(
    `select local_date - date '1970-01-01' as day, webhits::float8 as webhits
     from event_store.webhit_rollup
     where customer_id = $1 and site_tag_id = $2
       and local_date > date '1970-01-01' + $3::int and local_date <= date '1970-01-01' + $4::int
     order by 1`,
    [customerId, tagId, yesterday - COMPARED_DAYS, yesterday],
  );
  const firstDay = rows[0]?.day ?? yesterday + 1;
  const visits = Array.from({ length: yesterday - firstDay + 1 }, () => 0);
  for (const { day, webhits } of rows) visits[day - firstDay] = webhits;

  const silent = findSilentDays({ firstDay, visits, impressions: [] }).visits;
  return dateRangesOf([...silent].filter((day) => day > yesterday - NEWS_DAYS));
}
