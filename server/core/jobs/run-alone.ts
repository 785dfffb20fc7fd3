import type { Pool } from 'pg';
import { inTransaction } from '#server/core/orm/in-transaction.js';

/** Runs the job unless another process holds the same lock now. Returns whether it ran. */
export function runAlone(pool: Pool, lock: number, job: () => Promise<void>): Promise<boolean> {
  return inTransaction(pool, async (gate) => {
    await gate.query('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await gate.query<{ locked: boolean }>(
      'select pg_try_advisory_xact_lock($1) as locked',
      [lock],
    );
    if (!rows[0]?.locked) return false;
    await job();
    return true;
  });
}
