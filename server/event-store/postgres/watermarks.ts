import type { ClientBase } from 'pg';
import type { Watermarks } from '#server/event-store/contract/store-transaction.js';
import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';

const WATERMARK_LOCK = 741_220_591;

/** The watermarks, share-locked until the end of the transaction. */
export async function shareLockWatermarks(client: ClientBase): Promise<Watermarks> {
  await client.query('select pg_advisory_xact_lock_shared($1)', [WATERMARK_LOCK]);
  return readWatermarks(client);
}

/**
 * Waits for every transaction that share-locks the watermarks, and locks them for this one alone.
 */
export async function lockWatermarks(client: ClientBase): Promise<Watermarks> {
  await client.query('set local lock_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [WATERMARK_LOCK]);
  return readWatermarks(client);
}

/** Never moves a watermark back. */
export async function moveWatermark(
  client: ClientBase,
  name: 'viewer_keys' | 'raw_events',
  beforeMs: number,
) {
  await client.query(
    `insert into event_store.watermark as known (name, before) values ($1, $2)
     on conflict (name) do update set before = greatest(known.before, excluded.before)`,
    [name, new Date(beforeMs)],
  );
}

async function readWatermarks(client: ClientBase): Promise<Watermarks> {
  const { rows } = await client.query<{ name: string; before: Date }>(
    'select name, before from event_store.watermark',
  );
  const beforeMs = (name: string) =>
    rows.find((row) => row.name === name)?.before.getTime() ?? -Infinity;
  const rawEventsMs = beforeMs('raw_events');
  const viewerKeysMs = Math.max(rawEventsMs, beforeMs('viewer_keys'));
  return { rawEventsMs, viewerKeysMs, frozenBeforeMs: viewerKeysMs + CREDIT_WINDOW_MS };
}
