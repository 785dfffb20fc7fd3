import { shardKeyOf } from '#server/event-store/shards.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';

const MAX_ENTRY_LENGTH = 65_536;

/**
 * Stores the dead letters with their reasons, for people to inspect and `npm run dead-letters --
 * replay` to try again.
 */
export async function deadLetter({
  client,
  lookups,
  partition,
  deadLetters,
  nowMs,
}: Batch): Promise<void> {
  if (deadLetters.length === 0) return;

  const shardKey = shardKeyOf(partition, await lookups.shards.count());

  await client.query(
    `insert into event_store.dead_letter (shard_key, partition, stream_id, entry, reason, detail, created_at)
     select $7, $1, stream_id, entry, reason, detail, $2
     from unnest($3::text[], $4::text[], $5::text[], $6::text[]) as given (stream_id, entry, reason, detail)
     on conflict do nothing`,
    [
      partition,
      new Date(nowMs),
      deadLetters.map(({ entry }) => entry.id),
      deadLetters.map(({ entry }) => storableText(entry.text)),
      deadLetters.map(({ reason }) => reason),
      deadLetters.map(({ detail }) => storableText(detail)),
      shardKey,
    ],
  );
}

/** PostgreSQL's text takes anything but NUL. */
const storableText = (text: string) => text.replaceAll('\0', '\ufffd').slice(0, MAX_ENTRY_LENGTH);
