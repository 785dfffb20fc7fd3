import type { Pool } from 'pg';
import type { NewEpoch } from '#server/event-store/contract/event-store.js';

/** The first of several workers makes it. */
export async function beginEpoch(
  pool: Pool,
  { number, salt, beginsAtMs }: NewEpoch,
): Promise<void> {
  await pool.query(
    `insert into event_store.viewer_epoch (number, salt, begins_at) values ($1, $2, $3)
     on conflict (number) do nothing`,
    [number, salt, new Date(beginsAtMs)],
  );
}
