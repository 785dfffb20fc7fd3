import { log } from '#server/core/process/log.js';
import { runAlone } from '#server/core/jobs/run-alone.js';
import type { Lookups } from '#server/ingestion/worker/loop/lookups.js';
import { recomputeCustomer } from './recompute.js';

const SHORT_LOCK = 741_220_596;

/**
 * Recomputes every customer whose webhits by region do not add up to their webhits. A worker of an
 * earlier release does not know a rollup that this one adds, but stores batches after the
 * migration, until it is replaced.
 */
export async function recomputeShort({
  store,
  records,
}: Pick<Lookups, 'store' | 'records'>): Promise<void> {
  await runAlone(records, SHORT_LOCK, async () => {
    for (const customerId of await store.listUnevenCustomers()) {
      await recomputeCustomer(store, customerId, 'apply');
      log.warn({ customerId }, 'webhits by region did not add up: the customer was recomputed');
    }
  });
}
