import type { Pool } from 'pg';
import { log } from '#server/core/process/log.js';
import { runAlone } from '#server/ingestion/worker/loop/run-alone.js';
import { recomputeCustomer } from './recompute.js';

const RECOMPUTE_LOCK = 741_220_593;

/** Runs the requested recomputes, oldest request first; one worker at a time. */
export async function recomputeRequested(pool: Pool): Promise<void> {
  await runAlone(pool, RECOMPUTE_LOCK, async () => {
    const { rows } = await pool.query<{ customer_id: number; requested_at: Date }>(
      'select customer_id, requested_at from event_store.recompute_request order by requested_at',
    );

    for (const { customer_id: customerId, requested_at: requestedAt } of rows) {
      const report = await recomputeCustomer(pool, customerId, 'apply');
      // A newer request has another time, and stays.
      await pool.query(
        'delete from event_store.recompute_request where customer_id = $1 and requested_at = $2',
        [customerId, requestedAt],
      );
      log.info({ customerId, timeZone: report?.timeZone }, 'a customer was recomputed on request');
    }
  });
}
