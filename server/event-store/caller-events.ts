import type { Pool } from 'pg';
import { EVENT_KIND } from './codes.js';
import type { CallerEventKey } from './contract/stored-event.js';

const FIND = `select given.place from unnest($1::integer[], $2::integer[], $3::smallint[], $4::uuid[])
    as given (place, customer_id, kind, event_id)
  join event_store.caller_event known using (customer_id, kind, event_id)`;

/** The indexes in `keys` of the events that are stored under their sender's own id. */
export async function findCallerEvents(
  pool: Pool,
  keys: readonly CallerEventKey[],
): Promise<ReadonlySet<number>> {
  if (keys.length === 0) return new Set();

  const { rows } = await pool.query<{ place: number }>({
    name: 'known-caller-events',
    text: FIND,
    values: [
      keys.map((_, place) => place),
      keys.map(({ customerId }) => customerId),
      keys.map(({ kind }) => EVENT_KIND[kind]),
      keys.map(({ id }) => id),
    ],
  });

  return new Set(rows.map(({ place }) => place));
}
