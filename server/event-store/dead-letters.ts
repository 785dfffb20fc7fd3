import type { ClientBase } from 'pg';
import type { DeadLetterFilter, DeadLetterReason } from './contract/dead-letter.js';
import { readShardKeys } from './shards.js';

type Client = Pick<ClientBase, 'query'>;

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

/** SQL: of a letter; the parameters are those of `valuesOfFilter`. */
export const DEAD_LETTER_WAITS = `replayed_at is null and discarded_at is null
  and ($1::text is null or reason = $1) and ($2::bigint[] is null or id = any($2))`;
export const valuesOfFilter = ({ reason, ids }: DeadLetterFilter) => [reason ?? null, ids ?? null];

export async function countDeadLettersByReason(
  client: Client,
  filter: DeadLetterFilter,
): Promise<DeadLetterCounts[]> {
  const { rows } = await client.query<
    Omit<DeadLetterCounts, 'first' | 'last'> & AsText<'first' | 'last'>
  >(
    `select reason, count(*)::integer as letters, min(created_at) as first, max(created_at) as last,
       (array_agg(detail order by id desc))[1] as detail
     from event_store.dead_letter where ${DEAD_LETTER_WAITS} group by reason order by reason`,
    valuesOfFilter(filter),
  );
  return rows.map((row) => ({ ...row, first: new Date(row.first), last: new Date(row.last) }));
}

export async function countDeadLetters(client: Client, filter: DeadLetterFilter): Promise<number> {
  const { rows } = await client.query<{ letters: number }>(
    `select count(*)::integer as letters from event_store.dead_letter where ${DEAD_LETTER_WAITS}`,
    valuesOfFilter(filter),
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
     where ${DEAD_LETTER_WAITS} and ($3::bigint is null or id < $3) and ($4::bigint is null or id > $4)
     order by id ${oldestFirst ? 'asc' : 'desc'} limit $5`,
    [...valuesOfFilter(filter), olderThan, newerThan, limit],
  );
  return rows.map((row) => ({ ...row, putAsideAt: new Date(row.putAsideAt) }));
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
         where shard_key = $4 and ${DEAD_LETTER_WAITS} for update skip locked
       ) returning id`,
      [...valuesOfFilter(filter), now, shardKey],
    );
    discarded.push(...rows.map(({ id }) => id));
  }

  return discarded;
}
