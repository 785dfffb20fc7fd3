import type { ClientBase } from 'pg';
import type { DeadLetterReason, StreamEntry } from '../batch.js';

export interface StoredLetter {
  id: string;
  entry: StreamEntry;
  reason: DeadLetterReason;
}

/** Which letters are meant: all that wait, those of one reason, or a single one. */
export interface LetterFilter {
  reason?: string;
  id?: string;
}

export interface LetterSummary {
  reason: string;
  letters: number;
  first: Date;
  last: Date;
  /** Of the latest letter. */
  detail: string;
}

const WAITING = 'replayed_at is null and ($1::text is null or reason = $1) and ($2::bigint is null or id = $2)';
const valuesOf = ({ reason, id }: LetterFilter) => [reason ?? null, id ?? null];

export async function summariseLetters(
  client: Pick<ClientBase, 'query'>,
  filter: LetterFilter,
): Promise<LetterSummary[]> {
  const { rows } = await client.query<LetterSummary>(
    `select reason, count(*)::integer as letters, min(created_at) as first, max(created_at) as last,
       (array_agg(detail order by id desc))[1] as detail
     from event_store.dead_letter where ${WAITING} group by reason order by reason`,
    valuesOf(filter),
  );
  return rows;
}

/** The next letters after `afterId`, locked for this transaction; letters that another replay holds are left out. */
export async function lockLetters(
  client: ClientBase,
  filter: LetterFilter,
  afterId: string,
  limit: number,
): Promise<StoredLetter[]> {
  const { rows } = await client.query<{ id: string; stream_id: string; entry: string; reason: DeadLetterReason }>(
    `select id, stream_id, entry, reason from event_store.dead_letter
     where ${WAITING} and id > $3 order by id limit $4 for update skip locked`,
    [...valuesOf(filter), afterId, limit],
  );
  return rows.map((row) => ({ id: row.id, entry: { id: row.stream_id, text: row.entry }, reason: row.reason }));
}

export async function markReplayed(client: ClientBase, ids: readonly string[], nowMs: number): Promise<void> {
  await client.query('update event_store.dead_letter set replayed_at = $2 where id = any($1::bigint[])', [
    ids,
    new Date(nowMs),
  ]);
}

export async function updateReason(client: ClientBase, id: string, reason: string, detail: string): Promise<void> {
  await client.query('update event_store.dead_letter set reason = $2, detail = $3 where id = $1', [id, reason, detail]);
}
