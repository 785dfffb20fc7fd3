import { log } from '#server/core/process/log.js';
import { runAlone } from '#server/core/jobs/run-alone.js';
import type { Lookups } from '#server/ingestion/worker/loop/lookups.js';
import { recomputeCustomer } from './recompute.js';

const RECOMPUTE_LOCK = 741_220_593;

/** Runs the requested recomputes, oldest request first; one worker at a time. */
export async function recomputeRequested({
  store,
  records,
}: Pick<Lookups, 'store' | 'records'>): Promise<void> {
  await runAlone(records, RECOMPUTE_LOCK, async () => {
    const { rows } = await records.query<{ ids: string[]; customer_id: number }>(
      `select array_agg(id) as ids, (input->>'customerId')::integer as customer_id
       from worker_job where kind = 'recompute' group by customer_id order by min(id)`,
    );

    for (const { ids, customer_id: customerId } of rows) {
      const report = await recomputeCustomer(store, customerId, 'apply');
      // A newer request has another id, and stays.
      await records.query('delete from worker_job where id = any($1::bigint[])', [ids]);
      log.info({ customerId, timeZone: report?.timeZone }, 'a customer was recomputed on request');
    }
  });
}
