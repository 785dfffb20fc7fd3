import type { ClientBase } from 'pg';
import { DAY_MS } from './evidence/viewer-history.js';
import { DELAYS } from './evidence/ad-classes.js';

/** The visits credited to impressions of some local dates, by `delayOfMs`. */
export async function readCreditedByDelay(
  client: ClientBase,
  customerId: number,
  { startDate, endDate }: { startDate: string; endDate: string },
): Promise<number[]> {
  const { rows } = await client.query<{ delay: number; responses: string }>(
    `select least(floor(extract(epoch from webhit_at - impression_at) * 1000 / ${DAY_MS}), ${DELAYS - 1})::integer as delay,
       count(*) as responses
     from event_store.response
     where customer_id = $1 and local_date between $2 and $3
       and webhit_at between $2::date - interval '1 day' and $3::date + interval '9 days'
     group by 1`,
    [customerId, startDate, endDate],
  );
  const byDelay = Array.from({ length: DELAYS }, () => 0);
  for (const { delay, responses } of rows) byDelay[delay] = Number(responses);
  return byDelay;
}
