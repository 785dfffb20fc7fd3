import { FILTER_REASON } from '#server/event-store/codes.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';

/** Stores each customer's latest webhit: an impression after it affects no stored webhit. */
export async function moveLatestWebhits({ client, arrivals, customers }: Batch): Promise<void> {
  const latestMs = new Map<number, number>();
  for (const { event } of arrivals) {
    if (
      event.kind !== 'webhit' ||
      event.viewer === null ||
      event.filterReason !== FILTER_REASON.none
    )
      continue;
    const knownMs =
      latestMs.get(event.customerId) ??
      customers.get(event.customerId)?.latestWebhitMs ??
      -Infinity;
    if (event.occurredAtMs > knownMs) latestMs.set(event.customerId, event.occurredAtMs);
  }

  if (latestMs.size === 0) return;

  await client.query(
    `update event_store.customer_state state set latest_webhit_at = moved.latest_webhit_at
     from unnest($1::integer[], $2::timestamptz[]) as moved (customer_id, latest_webhit_at)
     where state.customer_id = moved.customer_id and state.customer_id = any($1)`,
    [[...latestMs.keys()], [...latestMs.values()].map((utcMs) => new Date(utcMs))],
  );
}
