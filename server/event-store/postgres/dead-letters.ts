import type { ClientBase } from 'pg';
import { DEAD_LETTER_WAITS, valuesOfFilter } from '#server/event-store/dead-letters.js';
import type {
  DeadLetterFilter,
  DeadLetterReason,
  LetterRange,
  NewDeadLetter,
  StoredDeadLetter,
} from '#server/event-store/contract/dead-letter.js';
import { lockShard, shardKeyOf } from '#server/event-store/shards.js';

const MAX_ENTRY_LENGTH = 65_536;

/** Place of new letters of a partition. */
interface LetterPlace {
  partition: number;
  shards: number;
}

export async function addDeadLetters(
  client: ClientBase,
  { partition, shards }: LetterPlace,
  letters: readonly NewDeadLetter[],
  storedAtMs: number,
): Promise<void> {
  if (letters.length === 0) return;

  await client.query(
    `insert into event_store.dead_letter (shard_key, partition, stream_id, entry, reason, detail, created_at)
     select $7, $1, stream_id, entry, reason, detail, $2
     from unnest($3::text[], $4::text[], $5::text[], $6::text[]) as given (stream_id, entry, reason, detail)
     on conflict do nothing`,
    [
      partition,
      new Date(storedAtMs),
      letters.map(({ entry }) => entry.id),
      letters.map(({ entry }) => storableText(entry.text)),
      letters.map(({ reason }) => reason),
      letters.map(({ detail }) => storableText(detail)),
      shardKeyOf(partition, shards),
    ],
  );
}

/** PostgreSQL's text takes anything but NUL. */
const storableText = (text: string) => text.replaceAll('\0', '\ufffd').slice(0, MAX_ENTRY_LENGTH);

export async function lockDeadLetters(
  client: ClientBase,
  filter: DeadLetterFilter,
  { group, afterId, limit }: LetterRange,
): Promise<StoredDeadLetter[]> {
  await lockShard(client, group);
  const { rows } = await client.query<{
    id: string;
    stream_id: string;
    entry: string;
    reason: DeadLetterReason;
  }>(
    `select id, stream_id, entry, reason from event_store.dead_letter
     where shard_key = $5 and ${DEAD_LETTER_WAITS} and id > $3 order by id limit $4 for update skip locked`,
    [...valuesOfFilter(filter), afterId, limit, group],
  );

  return rows.map((row) => ({
    id: row.id,
    entry: { id: row.stream_id, text: row.entry },
    reason: row.reason,
  }));
}

export async function markReplayed(
  client: ClientBase,
  ids: readonly string[],
  replayedAtMs: number,
): Promise<void> {
  await client.query(
    'update event_store.dead_letter set replayed_at = $2 where id = any($1::bigint[])',
    [ids, new Date(replayedAtMs)],
  );
}

export async function changeReason(
  client: ClientBase,
  id: string,
  reason: DeadLetterReason,
  detail: string,
): Promise<void> {
  await client.query('update event_store.dead_letter set reason = $2, detail = $3 where id = $1', [
    id,
    reason,
    detail,
  ]);
}
