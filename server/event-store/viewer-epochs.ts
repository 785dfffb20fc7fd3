import type { ClientBase, Pool } from 'pg';

/**
 * A period of about 30 days in which one key makes viewers of uids and addresses. Events belong to
 * the epoch in which they occurred.
 */
export interface ViewerEpoch {
  number: number;
  beginsAtMs: number;
  /**
   * Hexadecimal; with VIEWER_SECRET it makes the key. Empty for epoch 0, whose key is VIEWER_SECRET
   * itself. Null once it is destroyed: nobody can make the epoch's viewers any more.
   */
  salt: string | null;
}

/** Everything before the first epoch that was begun. */
export const EPOCH_0: ViewerEpoch = { number: 0, beginsAtMs: -Infinity, salt: '' };

/** Oldest first, from epoch 0 on; the last one may begin in the future. */
export async function readViewerEpochs(client: Pool | ClientBase): Promise<ViewerEpoch[]> {
  const { rows } = await client.query<{ number: number; salt: string | null; begins_ms: number }>(
    // As a number: the api's pool leaves timestamps as texts.
    `select number, encode(salt, 'hex') as salt, (extract(epoch from begins_at) * 1000)::float8 as begins_ms from event_store.viewer_epoch order by number`,
  );
  const epochs = rows.map(({ number, salt, begins_ms: beginsMs }) => ({
    number,
    salt,
    beginsAtMs: number === 0 ? -Infinity : beginsMs,
  }));

  return epochs[0]?.number === 0 ? epochs : [EPOCH_0, ...epochs];
}
