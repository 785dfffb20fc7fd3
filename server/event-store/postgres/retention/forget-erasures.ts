import type { Pool } from 'pg';

/**
 * Removes the keys of erased viewers once the viewers of that time are cleared: a late event then
 * gets no viewer in any case.
 */
export async function forgetErasures(pool: Pool): Promise<void> {
  await pool.query(
    `delete from event_store.erased_viewer
     where before < (select before from event_store.watermark where name = 'viewer_keys')`,
  );
}
