import type { ClientBase } from 'pg';
import type { ViewerRef, ViewerLink } from '#server/event-store/contract/viewer-history.js';

export async function addLinks(
  client: ClientBase,
  linked: readonly (ViewerLink & { sinceMs: number })[],
): Promise<void> {
  await client.query(
    `insert into event_store.viewer_link (customer_id, viewer, former_viewer, since)
     select * from unnest($1::integer[], $2::uuid[], $3::uuid[], $4::timestamptz[])
     on conflict do nothing`,
    [
      linked.map(({ customerId }) => customerId),
      linked.map(({ viewer }) => viewer),
      linked.map(({ formerViewer }) => formerViewer),
      linked.map(({ sinceMs }) => new Date(sinceMs)),
    ],
  );
}

export async function findLinks(
  client: ClientBase,
  viewers: readonly ViewerRef[],
): Promise<ViewerLink[]> {
  const { rows } = await client.query<ViewerLink>(
    `with given as (select * from unnest($1::integer[], $2::uuid[]) as given (customer_id, viewer))
     select link.customer_id as "customerId", link.viewer, link.former_viewer as "formerViewer"
     from given join event_store.viewer_link link using (customer_id, viewer)
     where link.customer_id = any($1)
     union
     select link.customer_id, link.viewer, link.former_viewer
     from given join event_store.viewer_link link
       on link.customer_id = given.customer_id and link.former_viewer = given.viewer
     where link.customer_id = any($1)`,
    [viewers.map(({ customerId }) => customerId), viewers.map(({ viewer }) => viewer)],
  );
  return rows;
}
