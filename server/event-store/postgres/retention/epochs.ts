import type { NewEpoch } from '#server/event-store/contract/event-store.js';
import type { Pool } from 'pg';
import { readViewerEpochs } from '#server/event-store/viewer-epochs.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';

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

/**
 * Destroys the keys of the epochs that ended before `beforeMs`, whose viewers are cleared, and the
 * links to their viewers: nobody can find a person in them again, not even with a back-up of the
 * events.
 */
export async function destroyViewerEpochs(pool: Pool, beforeMs: number, now: Date): Promise<void> {
  await inTransaction(pool, async (client) => {
    const epochs = await readViewerEpochs(client);
    const over = epochs.filter(
      ({ salt }, at) => salt !== null && (epochs[at + 1]?.beginsAtMs ?? Infinity) <= beforeMs,
    );

    for (const { number, beginsAtMs } of over) {
      await client.query(
        `insert into event_store.viewer_epoch (number, salt, begins_at, destroyed_at)
         values ($1, null, $2, $3)
         on conflict (number) do update set salt = null, destroyed_at = excluded.destroyed_at`,
        [number, new Date(Math.max(0, beginsAtMs)), now],
      );
    }

    await client.query(
      `delete from event_store.viewer_link
       where since < (select before from event_store.watermark where name = 'viewer_keys')`,
    );
  });
}
