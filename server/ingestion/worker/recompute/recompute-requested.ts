import type { Pool } from 'pg';
import { log } from '#server/core/process/log.js';
import { runAlone } from '#server/core/jobs/run-alone.js';
import { recomputeCustomer } from './recompute.js';

const RECOMPUTE_LOCK = 741_220_593;

/** Runs the requested recomputes, oldest request first; one worker at a time. */
export async function recomputeRequested(pool: Pool): Promise<void> {
  await runAlone(pool, RECOMPUTE_LOCK, async () => {
    const { rows } = await pool.query<{ ids: string[]; customer_id: number }>(
      `select array_agg(id) as ids, (input->>'customerId')::integer as customer_id
       from worker_job where kind = 'recompute' group by customer_id order by min(id)`,
    );

    for (const { ids, customer_id: customerId } of rows) {
      const report = await recomputeCustomer(pool, customerId, 'apply');
      // A newer request has another id, and stays.
      await pool.query('delete from worker_job where id = any($1::bigint[])', [ids]);
      log.info({ customerId, timeZone: report?.timeZone }, 'a customer was recomputed on request');
    }
  });
}
