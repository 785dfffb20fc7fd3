import { findCallerEvents, formerIdsSince } from '#server/event-store/caller-events.js';
import { EVENT_KIND, NO_VIEWER, type EventKind } from '#server/event-store/codes.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';

const kindOfCode = (code: number): EventKind =>
  code === EVENT_KIND.impression ? 'impression' : 'webhit';
const keyOf = (kind: EventKind, customerId: number, id: string) => `${kind}:${customerId}:${id}`;
const eventKey = (event: QueuedEvent) => keyOf(event.kind, event.customerId, event.id);

/**
 * A caller's own id is unique per sender, customer and kind, whatever time the retry states: the
 * first stored event stays.
 */
export async function leaveOutKnownCallerIds(batch: Batch): Promise<void> {
  await leaveOutKnownByFormerIds(batch);

  const named = new Map<string, QueuedEvent>();
  for (const { event } of batch.arrivals) {
    if (event.hasCallerId && !named.has(eventKey(event))) named.set(eventKey(event), event);
  }

  if (named.size === 0) return;

  // By the key: batches of other buckets may insert the same ids at the same time.
  const events = [...named.values()].sort(
    (a, b) =>
      a.customerId - b.customerId ||
      EVENT_KIND[a.kind] - EVENT_KIND[b.kind] ||
      (a.id < b.id ? -1 : 1),
  );
  const { rows } = await batch.client.query<{
    customer_id: number;
    kind: number;
    event_id: string;
  }>(
    `insert into event_store.caller_event (customer_id, kind, event_id, stored_at)
     select customer_id, kind, event_id, $4::timestamptz
     from unnest($1::integer[], $2::smallint[], $3::uuid[]) as given (customer_id, kind, event_id)
     on conflict do nothing returning customer_id, kind, event_id`,
    [
      events.map((event) => event.customerId),
      events.map((event) => EVENT_KIND[event.kind]),
      events.map((event) => event.id),
      new Date(batch.nowMs),
    ],
  );

  const fresh = new Set(
    rows.map((row) => keyOf(kindOfCode(row.kind), row.customer_id, row.event_id)),
  );

  leaveOut(batch, (event) => event.hasCallerId && !fresh.delete(eventKey(event)));
}

/**
 * Events of older edges, whose ids did not contain the sender, when newer edges receive the retry.
 */
async function leaveOutKnownByFormerIds(batch: Batch): Promise<void> {
  const retries = batch.arrivals
    .map(({ event }) => event)
    .filter(({ formerId }) => formerId !== '');
  if (retries.length === 0) return;

  const since = formerIdsSince(batch.nowMs);
  const places = await findCallerEvents(
    batch.client,
    retries.map(({ customerId, kind, formerId }) => ({ customerId, kind, id: formerId, since })),
  );

  const known = new Set(retries.filter((_, place) => places.has(place)));
  const waiting = new Set(
    batch.arrivals.flatMap(({ event }) =>
      event.hasCallerId && event.formerId === '' ? [eventKey(event)] : [],
    ),
  );

  leaveOut(
    batch,
    (event) =>
      event.formerId !== '' &&
      (known.has(event) || waiting.has(keyOf(event.kind, event.customerId, event.formerId))),
  );
}

/**
 * Only on the careful path: leaves out events that are stored already, or that the batch contains
 * twice.
 */
export async function leaveOutStored(batch: Batch): Promise<void> {
  if (!batch.careful) return;

  const stored = new Set([
    ...(await findStored(batch, 'impression')),
    ...(await findStored(batch, 'webhit')),
  ]);

  const storageKey = (event: QueuedEvent) =>
    `${eventKey(event)}:${event.occurredAtMs}:${event.viewer ?? NO_VIEWER}`;

  leaveOut(batch, (event) => {
    const key = storageKey(event);
    if (stored.has(key)) return true;
    stored.add(key);
    return false;
  });
}

async function findStored({ client, arrivals }: Batch, kind: EventKind): Promise<string[]> {
  const events = arrivals.map((arrival) => arrival.event).filter((event) => event.kind === kind);
  if (events.length === 0) return [];

  const times = events.map((event) => event.occurredAtMs);
  const { rows } = await client.query<{
    customer_id: number;
    viewer: string;
    occurred_at: Date;
    event_id: string;
  }>(
    `select stored.customer_id, stored.viewer, stored.occurred_at, stored.event_id
     from unnest($1::integer[], $2::uuid[], $3::timestamptz[], $4::uuid[]) as given (customer_id, viewer, occurred_at, event_id)
     join event_store.${kind} stored using (customer_id, viewer, occurred_at, event_id)
     where stored.occurred_at between $5 and $6 and stored.customer_id = any($1)`,
    [
      events.map((event) => event.customerId),
      events.map((event) => event.viewer ?? NO_VIEWER),
      times.map((utcMs) => new Date(utcMs)),
      events.map((event) => event.id),
      new Date(minimum(times)),
      new Date(maximum(times)),
    ],
  );

  return rows.map(
    (row) =>
      `${keyOf(kind, row.customer_id, row.event_id)}:${row.occurred_at.getTime()}:${row.viewer}`,
  );
}

function leaveOut(batch: Batch, isDuplicate: (event: QueuedEvent) => boolean): void {
  batch.arrivals = batch.arrivals.filter(({ event }) => {
    if (!isDuplicate(event)) return true;
    batch.duplicates.push(event);
    return false;
  });
}

const minimum = (values: readonly number[]) =>
  values.reduce((least, value) => Math.min(least, value), Infinity);
const maximum = (values: readonly number[]) =>
  values.reduce((most, value) => Math.max(most, value), -Infinity);
