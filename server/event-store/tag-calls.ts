import type { Pool } from 'pg';
import { EVENT_KIND } from './codes.js';
import { LEDGER_COUNTS, type LedgerCount } from './ledger.js';
import type { TagRef } from './tag-health.js';

export type CallSums = Record<LedgerCount, number>;

const SUMS = `select ${LEDGER_COUNTS.map((count) => `coalesce(sum(${count}), 0)::float8 as ${count}`).join(', ')}
  from event_store.ledger where customer_id = $1 and kind = $2 and tag_id = $3 and minute >= $4`;

/** The outcomes of a tag's calls since the minute, which must be within the last seven days. */
export async function readTagCalls(pool: Pool, tag: TagRef, since: Date): Promise<CallSums> {
  const { rows } = await pool.query<CallSums>(SUMS, [
    tag.customerId,
    EVENT_KIND[tag.kind],
    tag.tagId,
    since,
  ]);
  const [sums] = rows;
  if (!sums) throw new Error('the query of the sums returned no row');
  return sums;
}

const LAST_SEEN = `select extract(epoch from minute)::float8 * 1000 as "utcMs" from event_store.ledger
  where customer_id = $1 and kind = $2 and tag_id = $3 and received > filtered_test order by minute desc limit 1`;

/**
 * The minute of a tag's last call that was no test; the day's start where the ledger holds days
 * only. Null when there is none.
 */
export async function readLastSeen(pool: Pool, tag: TagRef): Promise<Date | null> {
  const { rows } = await pool.query<{ utcMs: number }>(LAST_SEEN, [
    tag.customerId,
    EVENT_KIND[tag.kind],
    tag.tagId,
  ]);
  return rows[0] ? new Date(rows[0].utcMs) : null;
}

// The customers' states are there for Citus, which then looks tags up where their customer is.
const LAST_SEEN_OF_TAGS = `select t.id, (
    select extract(epoch from max(l.minute))::float8 * 1000 from event_store.ledger l
    where l.customer_id = s.customer_id and l.kind = $1 and l.tag_id = t.id and l.received > l.filtered_test
  ) as "utcMs"
  from event_store.customer_state s
  join unnest($2::integer[], $3::integer[]) as t (customer_id, id) on t.customer_id = s.customer_id
  where s.bucket = 0`;

/** Reads like `readLastSeen`, for several impression tags; omits those that were never called. */
export async function readLastSeenOfTags(
  pool: Pool,
  tags: readonly { customerId: number; id: number }[],
): Promise<Map<number, Date>> {
  const { rows } = await pool.query<{ id: number; utcMs: number | null }>(LAST_SEEN_OF_TAGS, [
    EVENT_KIND.impression,
    tags.map(({ customerId }) => customerId),
    tags.map(({ id }) => id),
  ]);

  return new Map(
    rows.flatMap(({ id, utcMs }): [number, Date][] =>
      utcMs === null ? [] : [[id, new Date(utcMs)]],
    ),
  );
}
