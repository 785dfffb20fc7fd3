import type { ClientBase } from 'pg';
import type { ViewedEvent } from '#server/event-store/contract/stored-event.js';
import { utcDateOf, utcDayOf } from '#server/event-store/utc-days.js';

/**
 * Lists the viewers of impressions of days that have a filter, or soon will. Call it in the
 * transaction that stores the impressions, with their buckets locked.
 */
export async function listLateViewers(
  client: ClientBase,
  impressions: readonly ViewedEvent[],
): Promise<void> {
  const byDay = new Map<string, ViewedEvent[]>();
  for (const impression of impressions) {
    if (impression.viewer === null) continue;
    const key = formatKey(impression.customerId, utcDayOf(impression.occurredAtMs));
    const known = byDay.get(key);
    if (known) known.push(impression);
    else byDay.set(key, [impression]);
  }
  if (byDay.size === 0) return;

  const { rows } = await client.query<{ customer_id: number; day: number }>({
    name: 'filtered-days',
    text: `select customer_id, day - date '1970-01-01' as day from event_store.filtered_day
      where customer_id = any($1::integer[]) and day = any($2::date[])`,
    values: [
      [...new Set(impressions.map(({ customerId }) => customerId))],
      [...new Set(impressions.map(({ occurredAtMs }) => utcDateOf(occurredAtMs)))],
    ],
  });
  const late = rows.flatMap((row) => byDay.get(formatKey(row.customer_id, row.day)) ?? []);
  if (late.length > 0) await insertLate(client, late);
}

async function insertLate(client: ClientBase, late: readonly ViewedEvent[]): Promise<void> {
  // In the order of the key: batches of other buckets may insert the same viewers.
  await client.query(
    `insert into event_store.late_viewer (customer_id, day, viewer)
     select distinct customer_id, day, viewer
     from unnest($1::integer[], $2::date[], $3::uuid[]) as given (customer_id, day, viewer)
     order by 1, 2, 3 on conflict do nothing`,
    [
      late.map(({ customerId }) => customerId),
      late.map(({ occurredAtMs }) => utcDateOf(occurredAtMs)),
      late.map(({ viewer }) => viewer),
    ],
  );
}

const formatKey = (customerId: number, day: number): string => `${customerId}:${day}`;
