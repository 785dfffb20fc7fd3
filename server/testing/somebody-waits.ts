import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Resolves when a transaction in the test's database waits for another's lock. */
export async function somebodyWaits(pool: pg.Pool): Promise<void> {
  while ((await pool.query(WAITING)).rowCount === 0) await setTimeout(10);
}
