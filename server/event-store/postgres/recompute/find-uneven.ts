import type { Pool } from 'pg';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { LONG_SCANS } from './recompute.js';

export function findUneven(pool: Pool): Promise<number[]> {
  return inTransaction(pool, async (client) => {
    await client.query(LONG_SCANS);
    const { rows } = await client.query<{ customer_id: number }>(SELECT_UNEVEN);
    return rows.map((row) => row.customer_id);
  });
}

// One statement reads both rollups as of one moment. A recompute begins at the first local day with
// all of its raw events: in every zone at most two days after the watermark.
const SELECT_UNEVEN = `
  with period as (
    select coalesce(max(before at time zone 'UTC')::date + 2, '-infinity') as first_date
    from event_store.watermark where name = 'raw_events'
  ), by_region as (
    select customer_id, local_date, site_tag_id, sum(webhits) as regional
    from event_store.webhit_region_rollup group by 1, 2, 3
  )
  select distinct customer_id
  from event_store.webhit_rollup
  full join by_region using (customer_id, local_date, site_tag_id)
  cross join period
  where local_date >= first_date and webhits is distinct from regional
  order by customer_id`;
