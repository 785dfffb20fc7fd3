import { lockShard, readShardKeys } from '#server/event-store/shards.js';
import type { ClientBase } from 'pg';
import type { DeadLetterReason, StreamEntry } from '#server/ingestion/worker/loop/batch.js';

type Client = Pick<ClientBase, 'query'>;

export interface StoredDeadLetter {
  id: string;
  entry: StreamEntry;
  reason: DeadLetterReason;
}

/** Selects waiting letters: all, those of one reason, those of a list of ids, or those of both. */
export interface DeadLetterFilter {
  reason?: DeadLetterReason;
  ids?: readonly string[];
}

export interface DeadLetterCounts {
  reason: DeadLetterReason;
  letters: number;
  first: Date;
  last: Date;
  /** The detail of the latest letter. */
  detail: string;
}

export interface ListedDeadLetter {
  id: string;
  partition: number;
  entry: string;
  reason: DeadLetterReason;
  detail: string;
  putAsideAt: Date;
}

/** The entity manager's connections return times as text. */
type AsText<Field extends string> = Record<Field, Date | string>;

const WAITING = `replayed_at is null and discarded_at is null
  and ($1::text is null or reason = $1) and ($2::bigint[] is null or id = any($2))`;
const valuesOf = ({ reason, ids }: DeadLetterFilter) => [reason ?? null, ids ?? null];

export async function countDeadLettersByReason(
  client: Client,
  filter: DeadLetterFilter,
): Promise<DeadLetterCounts[]> {
  const { rows } = await client.query<
    Omit<DeadLetterCounts, 'first' | 'last'> & AsText<'first' | 'last'>
  >(
    `select reason, count(*)::integer as letters, min(created_at) as first, max(created_at) as last,
       (array_agg(detail order by id desc))[1] as detail
     from event_store.dead_letter where ${WAITING} group by reason order by reason`,
    valuesOf(filter),
  );
  return rows.map((row) => ({ ...row, first: new Date(row.first), last: new Date(row.last) }));
}

export async function countDeadLetters(client: Client, filter: DeadLetterFilter): Promise<number> {
  const { rows } = await client.query<{ letters: number }>(
    `select count(*)::integer as letters from event_store.dead_letter where ${WAITING}`,
    valuesOf(filter),
  );
  return rows[0]?.letters ?? 0;
}

interface DeadLetterRange {
  olderThan?: string | null;
  newerThan?: string | null;
  oldestFirst?: boolean;
  limit: number;
}

/** Newest first by default. */
export async function findDeadLetters(
  client: Client,
  filter: DeadLetterFilter,
  { olderThan = null, newerThan = null, oldestFirst = false, limit }: DeadLetterRange,
): Promise<ListedDeadLetter[]> {
  const { rows } = await client.query<Omit<ListedDeadLetter, 'putAsideAt'> & AsText<'putAsideAt'>>(
    `select id, partition, entry, reason, detail, created_at as "putAsideAt" from event_store.dead_letter
     where ${WAITING} and ($3::bigint is null or id < $3) and ($4::bigint is null or id > $4)
     order by id ${oldestFirst ? 'asc' : 'desc'} limit $5`,
    [...valuesOf(filter), olderThan, newerThan, limit],
  );
  return rows.map((row) => ({ ...row, putAsideAt: new Date(row.putAsideAt) }));
}

interface LetterRange {
  shardKey: number;
  afterId: string;
  limit: number;
}

/**
 * The next letters after `afterId`, locked for this transaction; letters that another replay has
 * locked are left out.
 */
export async function lockDeadLetters(
  client: ClientBase,
  filter: DeadLetterFilter,
  { shardKey, afterId, limit }: LetterRange,
): Promise<StoredDeadLetter[]> {
  await lockShard(client, shardKey);
  const { rows } = await client.query<{
    id: string;
    stream_id: string;
    entry: string;
    reason: DeadLetterReason;
  }>(
    `select id, stream_id, entry, reason from event_store.dead_letter
     where shard_key = $5 and ${WAITING} and id > $3 order by id limit $4 for update skip locked`,
    [...valuesOf(filter), afterId, limit, shardKey],
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
  nowMs: number,
): Promise<void> {
  await client.query(
    'update event_store.dead_letter set replayed_at = $2 where id = any($1::bigint[])',
    [ids, new Date(nowMs)],
  );
}

export async function updateReason(
  client: ClientBase,
  id: string,
  reason: string,
  detail: string,
): Promise<void> {
  await client.query('update event_store.dead_letter set reason = $2, detail = $3 where id = $1', [
    id,
    reason,
    detail,
  ]);
}

/** Returns the ids of the discarded letters; those that a replay has locked keep waiting. */
export async function markDiscarded(
  client: ClientBase,
  filter: DeadLetterFilter,
  now: Date,
): Promise<string[]> {
  const discarded: string[] = [];

  for (const shardKey of await readShardKeys(client)) {
    const { rows } = await client.query<{ id: string }>(
      `update event_store.dead_letter set discarded_at = $3
       where shard_key = $4 and id in (
         select id from event_store.dead_letter
         where shard_key = $4 and ${WAITING} for update skip locked
       ) returning id`,
      [...valuesOf(filter), now, shardKey],
    );
    discarded.push(...rows.map(({ id }) => id));
  }

  return discarded;
}
