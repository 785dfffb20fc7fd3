import type { ClientBase } from 'pg';
import { EVENT_KIND } from '#server/event-store/codes.js';
import type { StoredEvent } from '#server/event-store/contract/stored-event.js';
import type {
  RemovedViewer,
  ViewerRecords,
  ViewerScope,
} from '#server/event-store/contract/viewer-records.js';
import {
  createStates,
  lockCustomers,
} from '#server/event-store/postgres/customers/customer-states.js';
import { removeResponses } from '#server/event-store/postgres/events/store-responses.js';
import { shareLockWatermarks } from '#server/event-store/postgres/watermarks.js';
import { utcDateOf } from '#server/event-store/utc-days.js';
import { deleteEvents, findEvents, findResponses } from './viewer-events.js';
import { deleteLetters, lockLettersOf } from './viewer-letters.js';

/** A recompute, or a large batch, may hold the customer's lock for some time. */
const TIMEOUTS = `set local lock_timeout = '15s'; set local statement_timeout = '60s'`;

export async function removeViewer(
  client: ClientBase,
  scope: ViewerScope,
  { erasedAt, shards }: { erasedAt: Date; shards: number },
): Promise<RemovedViewer | null> {
  const { customerId, viewers } = scope;
  await client.query(TIMEOUTS);
  await createStates(client, [customerId]);
  const letters = await lockLettersOf(client, viewers);
  const customer = (await lockCustomers(client, [customerId], shards)).get(customerId);
  if (!customer) return null;
  await shareLockWatermarks(client);

  const impressions = await deleteEvents(client, scope, 'impression');
  const webhits = await deleteEvents(client, scope, 'webhit');
  const responses = await findResponses(client, customerId, webhits);
  if (responses.length > 0) await removeResponses(client, customerId, responses);

  await deleteCallerIds(client, customerId, [...impressions, ...webhits]);
  await deleteLinks(client, scope);
  await forgetInFilters(client, scope, impressions);
  await forgetShared(client, scope);
  await deleteLetters(client, letters);
  await rememberErasure(client, scope, erasedAt);

  return { clock: customer.clock, impressions, webhits, responses, letters };
}

export async function readViewer(client: ClientBase, scope: ViewerScope): Promise<ViewerRecords> {
  const impressions = await findEvents(client, scope, 'impression');
  const webhits = await findEvents(client, scope, 'webhit');

  return {
    impressions,
    webhits,
    responses: await findResponses(client, scope.customerId, webhits),
  };
}

/** A retry of an erased event is recognised by its viewer from now on. */
async function deleteCallerIds(
  client: ClientBase,
  customerId: number,
  events: readonly StoredEvent[],
): Promise<void> {
  await client.query(
    `delete from event_store.caller_event as known
     using unnest($2::smallint[], $3::uuid[]) as erased (kind, event_id)
     where known.customer_id = $1 and known.kind = erased.kind and known.event_id = erased.event_id`,
    [customerId, events.map(({ kind }) => EVENT_KIND[kind]), events.map(({ id }) => id)],
  );
}

async function deleteLinks(
  client: ClientBase,
  { customerId, viewers }: ViewerScope,
): Promise<void> {
  await client.query(
    `delete from event_store.viewer_link where customer_id = $1
       and (viewer = any($2::uuid[]) or former_viewer = any($2::uuid[]))`,
    [customerId, viewers],
  );
}

/** The filters of those days are built again without the viewer; until then there are none. */
async function forgetInFilters(
  client: ClientBase,
  { customerId, viewers }: ViewerScope,
  impressions: readonly StoredEvent[],
): Promise<void> {
  const days = new Set(impressions.map(({ occurredAtMs }) => utcDateOf(occurredAtMs)));
  await client.query(
    `delete from event_store.viewer_filter
     where customer_id = $1 and day = any($2::date[])`,
    [customerId, [...days]],
  );
  await client.query(
    'delete from event_store.late_viewer where customer_id = $1 and viewer = any($2::uuid[])',
    [customerId, viewers],
  );
}

async function forgetShared(
  client: ClientBase,
  { customerId, viewers }: ViewerScope,
): Promise<void> {
  await client.query(
    'delete from event_store.shared_viewer where customer_id = $1 and viewer = any($2::uuid[])',
    [customerId, viewers],
  );
}

/** Workers read this with the customer locked, so no event of the viewer slips through. */
async function rememberErasure(
  client: ClientBase,
  { customerId, viewers }: ViewerScope,
  now: Date,
): Promise<void> {
  await client.query(
    `insert into event_store.erased_viewer as known (customer_id, viewer, before)
     select $1, viewer, $3 from unnest($2::uuid[]) as viewer
     on conflict (customer_id, viewer) do update set before = greatest(known.before, excluded.before)`,
    [customerId, viewers, now],
  );
}
