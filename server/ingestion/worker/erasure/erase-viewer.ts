import type { ClientBase } from 'pg';
import { EVENT_KIND, FILTER_REASON } from '#server/event-store/codes.js';
import { readShardCount } from '#server/event-store/shards.js';
import { removeResponses } from '#server/ingestion/worker/attribution/store-responses.js';
import type { Response } from '#server/ingestion/worker/attribution/response-changes.js';
import {
  createStates,
  lockCustomers,
  type CustomerState,
} from '#server/ingestion/worker/lookups/customer-states.js';
import { RollupChanges } from '#server/ingestion/worker/rollups/rollup-changes.js';
import { shareLockWatermarks } from '#server/ingestion/worker/rollups/watermarks.js';
import { LedgerEntries } from '#server/ingestion/worker/steps/enter-ledger.js';
import {
  deleteEvents,
  findResponses,
  type StoredEvent,
  type ViewerScope,
} from './viewer-events.js';
import { deleteLetters, lockLettersOf, type ViewerLetter } from './viewer-letters.js';

export interface ErasureReport {
  impressions: number;
  webhits: number;
  responses: number;
  deadLetters: number;
}

/** A recompute, or a large batch, may hold the customer's lock for some time. */
const TIMEOUTS = `set local lock_timeout = '15s'; set local statement_timeout = '60s'`;

/**
 * Removes a viewer from a customer's events, figures and dead letters in the caller's transaction,
 * with the locks of a recompute. The figures are then those of a world without the viewer. Events
 * that occurred until `now` and arrive later are not stored either. Null when there is no such
 * customer.
 */
export async function eraseViewer(
  client: ClientBase,
  scope: ViewerScope,
  now: Date,
): Promise<ErasureReport | null> {
  const { customerId, viewers } = scope;
  await client.query(TIMEOUTS);
  await createStates(client, [customerId]);
  const letters = await lockLettersOf(client, viewers);
  const customer = (await lockCustomers(client, [customerId], await readShardCount(client))).get(
    customerId,
  );
  if (!customer) return null;
  await shareLockWatermarks(client);

  const impressions = await deleteEvents(client, scope, 'impression');
  const webhits = await deleteEvents(client, scope, 'webhit');
  const responses = await findResponses(client, customerId, webhits);
  if (responses.length > 0) await removeResponses(client, customerId, responses);

  await takeFromRollups(client, customer, { events: [...impressions, ...webhits], responses });
  await deleteCallerIds(client, customerId, [...impressions, ...webhits]);
  await deleteLinks(client, scope);
  await deleteLetters(client, letters);
  await moveLedger(client, [...impressions, ...webhits], letters);
  await rememberErasure(client, scope, now);

  return {
    impressions: impressions.length,
    webhits: webhits.length,
    responses: responses.length,
    deadLetters: letters.length,
  };
}

async function takeFromRollups(
  client: ClientBase,
  { clock }: CustomerState,
  { events, responses }: { events: readonly StoredEvent[]; responses: readonly Response[] },
): Promise<void> {
  const changes = new RollupChanges();

  for (const event of events) {
    if (event.filterReason !== FILTER_REASON.none) continue;
    if (event.kind === 'impression') changes.addImpression(event, clock, -1);
    // Retention has deleted older pings, so their rows are created here and removed as empty.
    else changes.addWebhit(event, clock, { pingsFromMs: -Infinity, amount: -1 });
  }
  for (const response of responses) changes.addResponse(response, -1);

  await changes.apply(client);
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

async function moveLedger(
  client: ClientBase,
  events: readonly StoredEvent[],
  letters: readonly ViewerLetter[],
): Promise<void> {
  const ledger = new LedgerEntries();
  for (const event of events) ledger.moveToErased(event);
  for (const { entry, event, isReplayed } of letters)
    if (!isReplayed) ledger.moveLetterToErased(entry, event);
  await ledger.apply(client);
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
