import type { ClientBase } from 'pg';
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
