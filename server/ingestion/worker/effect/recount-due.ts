import type { Pool } from 'pg';
import { log } from '#server/core/process/log.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { runAlone } from '#server/core/jobs/run-alone.js';
import { inRecount } from './in-recount.js';
import { dueCustomers } from '#server/measurement/stored/due-effects.js';
import { recountEffect, type RecountedEffect } from '#server/measurement/stored/recount-effect.js';

const RECOUNT_LOCK = 741_220_594;

/**
 * Recounts the effect of every customer that has none, of which another day is complete, or whose
 * figures changed; one worker at a time, one customer per transaction.
 */
export async function recountDueEffects(pool: Pool, nowMs: number): Promise<void> {
  await runAlone(pool, RECOUNT_LOCK, async () => {
    for (const customerId of await dueCustomers(pool, nowMs)) {
      try {
        const recounted = await recountCustomer(pool, customerId, nowMs);
        if (recounted) log.info({ customerId, ...recounted }, 'the effect was recounted');
      } catch (error) {
        log.warn(
          { customerId, reason: safeErrorMessage(error) },
          'an effect was not recounted; the next run tries again',
        );
      }
    }
  });
}

/** Null when no day of the customer can be measured. */
export const recountCustomer = (
  pool: Pool,
  customerId: number,
  nowMs: number,
): Promise<RecountedEffect | null> =>
  inRecount(pool, (client) => recountEffect(client, customerId, nowMs));
