import type { ClientBase, Pool } from 'pg';
import { FILTER_REASON, NO_VIEWER } from '#server/event-store/codes.js';
import type { ViewerRef } from '#server/event-store/contract/viewer-history.js';

export async function listSharedViewers(
  client: ClientBase,
  customerIds: Iterable<number>,
): Promise<ViewerRef[]> {
  const { rows } = await client.query<ViewerRef>({
    name: 'shared-viewers',
    text: 'select customer_id as "customerId", viewer from event_store.shared_viewer where customer_id = any($1::integer[])',
    values: [[...customerIds]],
  });
  return rows;
}

export async function addSharedViewers(
  client: ClientBase,
  viewers: readonly ViewerRef[],
  sinceMs: number,
): Promise<void> {
  await client.query(
    `insert into event_store.shared_viewer (customer_id, viewer, since)
     select customer_id, viewer, $3
     from unnest($1::integer[], $2::uuid[]) as given (customer_id, viewer)
     on conflict do nothing`,
    [
      viewers.map(({ customerId }) => customerId),
      viewers.map(({ viewer }) => viewer),
      new Date(sinceMs),
    ],
  );
}

/** Raw events know no networks, so only their number shows what no edge has counted. */
export async function shareBusyViewers(
  pool: Pool,
  customerId: number,
  eventsADay: number,
  now: Date,
): Promise<number> {
  const counting = `customer_id = $1 and viewer <> '${NO_VIEWER}' and filter_reason = ${FILTER_REASON.none}`;
  const busy = (table: string) => `select viewer from event_store.${table} where ${counting}
    group by viewer, date_trunc('day', occurred_at, 'UTC') having count(*) > $2`;

  const { rowCount } = await pool.query(
    `insert into event_store.shared_viewer (customer_id, viewer, since)
     select $1, viewer, $3 from (${busy('impression')} union ${busy('webhit')}) as busy
     on conflict do nothing`,
    [customerId, eventsADay, now],
  );
  return rowCount ?? 0;
}
