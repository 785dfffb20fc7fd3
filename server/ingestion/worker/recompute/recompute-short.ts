import type { Pool } from 'pg';
import { log } from '#server/core/process/log.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { runAlone } from '#server/core/jobs/run-alone.js';
import { LONG_SCANS, recomputeCustomer } from './recompute.js';

const SHORT_LOCK = 741_220_596;

/**
 * Recomputes every customer whose webhits by region do not add up to their webhits. A worker of an
 * earlier release does not know a rollup that this one adds, but stores batches after the
 * migration, until it is replaced.
 */
export async function recomputeShort(pool: Pool): Promise<void> {
  await runAlone(pool, SHORT_LOCK, async () => {
    for (const customerId of await findShort(pool)) {
      await recomputeCustomer(pool, customerId, 'apply');
      log.warn({ customerId }, 'webhits by region did not add up: the customer was recomputed');
    }
  });
}

function findShort(pool: Pool): Promise<number[]> {
  return inTransaction(pool, async (client) => {
    await client.query(LONG_SCANS);
    const { rows } = await client.query<{ customer_id: number }>(SELECT_SHORT);
    return rows.map((row) => row.customer_id);
  });
}

// One statement reads both rollups as of one moment. A recompute begins at the first local day with
// all of its raw events: in every zone at most two days after the watermark.
const SELECT_SHORT = `
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
