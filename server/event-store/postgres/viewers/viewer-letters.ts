import type { ClientBase } from 'pg';
import { lockShard, readShardKeys } from '#server/event-store/shards.js';
import type { RemovedLetter, ViewerLetter } from '#server/event-store/contract/viewer-records.js';

interface LockedLetter extends RemovedLetter {
  id: string;
}

/**
 * Searches the text of the entries, because an unreadable one may contain the key, too. Locks the
 * letters for the transaction: do it before locking the customer, as a replay does.
 */
export async function lockLettersOf(
  client: ClientBase,
  viewers: readonly string[],
): Promise<LockedLetter[]> {
  const letters: LockedLetter[] = [];

  for (const shardKey of await readShardKeys(client)) {
    await lockShard(client, shardKey);
    const { rows } = await client.query<{
      id: string;
      stream_id: string;
      entry: string;
      is_replayed: boolean;
    }>(
      `select id, stream_id, entry, replayed_at is not null as is_replayed
       from event_store.dead_letter
       where shard_key = $2 and entry like any($1) order by id for update`,
      [viewers.map((viewer) => `%${viewer}%`), shardKey],
    );

    for (const row of rows)
      letters.push({
        id: row.id,
        entry: { id: row.stream_id, text: row.entry },
        isReplayed: row.is_replayed,
      });
  }

  return letters;
}

export async function deleteLetters(
  client: ClientBase,
  letters: readonly LockedLetter[],
): Promise<void> {
  await client.query('delete from event_store.dead_letter where id = any($1::bigint[])', [
    letters.map(({ id }) => id),
  ]);
}

/** Omits letters that were replayed; oldest first. */
export async function readLetters(
  client: ClientBase,
  viewers: readonly string[],
): Promise<ViewerLetter[]> {
  const { rows } = await client.query<{ created_at: Date; reason: string; entry: string }>(
    `select created_at, reason, entry from event_store.dead_letter
     where entry like any($1) and replayed_at is null order by id`,
    [viewers.map((viewer) => `%${viewer}%`)],
  );
  return rows.map(({ created_at: storedAt, reason, entry }) => ({
    storedAtMs: storedAt.getTime(),
    reason,
    entry,
  }));
}
