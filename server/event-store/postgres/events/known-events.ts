import type { ClientBase } from 'pg';
import { EVENT_KIND, NO_VIEWER, type EventKind } from '#server/event-store/codes.js';
import type { CallerEventKey, EventKey } from '#server/event-store/contract/stored-event.js';

const kindOfCode = (code: number): EventKind =>
  code === EVENT_KIND.impression ? 'impression' : 'webhit';

export async function addCallerEvents(
  client: ClientBase,
  keys: readonly CallerEventKey[],
  storedAtMs: number,
): Promise<CallerEventKey[]> {
  // By the key: batches of other buckets may insert the same ids at the same time.
  const events = [...keys].sort(
    (a, b) =>
      a.customerId - b.customerId ||
      EVENT_KIND[a.kind] - EVENT_KIND[b.kind] ||
      (a.id < b.id ? -1 : 1),
  );
  const { rows } = await client.query<{
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
      new Date(storedAtMs),
    ],
  );

  return rows.map((row) => ({
    customerId: row.customer_id,
    kind: kindOfCode(row.kind),
    id: row.event_id,
  }));
}

export async function findStored(
  client: ClientBase,
  keys: readonly EventKey[],
): Promise<EventKey[]> {
  return [
    ...(await findStoredOfKind(client, keys, 'impression')),
    ...(await findStoredOfKind(client, keys, 'webhit')),
  ];
}

async function findStoredOfKind(
  client: ClientBase,
  keys: readonly EventKey[],
  kind: EventKind,
): Promise<EventKey[]> {
  const events = keys.filter((event) => event.kind === kind);
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

  return rows.map((row) => ({
    kind,
    customerId: row.customer_id,
    id: row.event_id,
    occurredAtMs: row.occurred_at.getTime(),
    viewer: row.viewer === NO_VIEWER ? null : row.viewer,
  }));
}

const minimum = (values: readonly number[]) =>
  values.reduce((least, value) => Math.min(least, value), Infinity);
const maximum = (values: readonly number[]) =>
  values.reduce((most, value) => Math.max(most, value), -Infinity);
