import type { ClientBase } from 'pg';
import type { DateRange } from '#schema/date-ranges.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { DAY_MS } from './evidence/viewer-history.js';
import { DELAYS } from './evidence/ad-classes.js';

/** The visits credited to impressions of some local dates, but for the days left out, by `delayOfMs`. */
export async function readCreditedByDelay(
  client: ClientBase,
  customerId: number,
  { startDate, endDate }: DateRange,
  leftOutDays: ReadonlySet<number>,
): Promise<number[]> {
  const { rows } = await client.query<{ delay: number; responses: string }>(
    `select least(floor(extract(epoch from webhit_at - impression_at) * 1000 / ${DAY_MS}), ${DELAYS - 1})::integer as delay,
       count(*) as responses
     from event_store.response
     where customer_id = $1 and local_date between $2 and $3 and local_date <> all($4::date[])
       and webhit_at between $2::date - interval '1 day' and $3::date + interval '9 days'
     group by 1`,
    [customerId, startDate, endDate, [...leftOutDays].map(localDateOfDay)],
  );
  const byDelay = Array.from({ length: DELAYS }, () => 0);
  for (const { delay, responses } of rows) byDelay[delay] = Number(responses);
  return byDelay;
}
