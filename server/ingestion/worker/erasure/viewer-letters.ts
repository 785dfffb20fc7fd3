import type { ClientBase } from 'pg';
import { parseQueuedEvent, type QueuedEvent } from '#server/ingestion/queued-event.js';
import { lockShard, readShardKeys } from '#server/event-store/shards.js';
import type { StreamEntry } from '#server/ingestion/worker/loop/batch.js';

/** A dead letter that contains a viewer's key, waiting or resolved. */
export interface ViewerLetter {
  id: string;
  entry: StreamEntry;
  /** Null when the entry is unreadable. */
  event: QueuedEvent | null;
  /** Replayed letters are no dead letters in the ledger any more. */
  isReplayed: boolean;
}

/**
 * Searches the text of the entries, because an unreadable one may contain the key, too. Locks the
 * letters for the transaction: do it before locking the customer, as a replay does.
 */
export async function lockLettersOf(
  client: ClientBase,
  viewers: readonly string[],
): Promise<ViewerLetter[]> {
  const letters: ViewerLetter[] = [];

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
        event: readEvent(row.entry),
        isReplayed: row.is_replayed,
      });
  }

  return letters;
}

export async function deleteLetters(
  client: ClientBase,
  letters: readonly ViewerLetter[],
): Promise<void> {
  await client.query('delete from event_store.dead_letter where id = any($1::bigint[])', [
    letters.map(({ id }) => id),
  ]);
}

function readEvent(entry: string): QueuedEvent | null {
  try {
    return parseQueuedEvent(entry);
  } catch {
    return null;
  }
}
