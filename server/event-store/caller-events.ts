import type { ClientBase, Pool } from 'pg';
import { EVENT_KIND, type EventKind } from './codes.js';

/** An event id that was derived from the sender's own id. */
export interface CallerEventId {
  customerId: number;
  kind: EventKind;
  id: string;
  /** Only events stored since then count. */
  since: Date;
}

const DAY_MS = 86_400_000;
/**
 * How long a retry may be of an event whose id does not contain its sender. No edge makes such ids
 * any more, so this, and an event's `formerId`, can go 30 days after the last edge of an older
 * release was replaced.
 */
const FORMER_IDS_READ_MS = 30 * DAY_MS;

export const formerIdsSince = (nowMs: number): Date => new Date(nowMs - FORMER_IDS_READ_MS);

const FIND = `select given.place from unnest($1::integer[], $2::integer[], $3::smallint[], $4::uuid[], $5::timestamptz[])
    as given (place, customer_id, kind, event_id, since)
  join event_store.caller_event known using (customer_id, kind, event_id) where known.stored_at >= given.since`;

/** The indexes in `ids` of those that are stored. */
export async function findCallerEvents(
  db: Pool | ClientBase,
  ids: readonly CallerEventId[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();

  const { rows } = await db.query<{ place: number }>({
    name: 'known-caller-events',
    text: FIND,
    values: [
      ids.map((_, place) => place),
      ids.map(({ customerId }) => customerId),
      ids.map(({ kind }) => EVENT_KIND[kind]),
      ids.map(({ id }) => id),
      ids.map(({ since }) => since),
    ],
  });

  return new Set(rows.map(({ place }) => place));
}
