import { FILTER_REASON } from '#server/event-store/codes.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';

/**
 * Stores the latest webhit in every locked bucket: an impression after it affects no stored webhit
 * of the bucket.
 */
export async function moveLatestWebhits({ client, arrivals, customers }: Batch): Promise<void> {
  const latestMs = new Map<number, number>();
  for (const { event } of arrivals) {
    if (
      event.kind !== 'webhit' ||
      event.viewer === null ||
      event.filterReason !== FILTER_REASON.none
    )
      continue;
    const { customerId, occurredAtMs } = event;
    const known = customers.get(customerId);
    if (!known || occurredAtMs <= known.leastLatestMs) continue;
    const knownMs = latestMs.get(customerId) ?? known.latestWebhitMs;
    latestMs.set(customerId, Math.max(occurredAtMs, knownMs));
  }

  if (latestMs.size === 0) return;

  const moved = [...latestMs].flatMap(([customerId, utcMs]) =>
    (customers.get(customerId)?.lockedBuckets ?? []).map((bucket) => ({
      ...{ customerId, bucket },
      latestWebhitAt: new Date(utcMs),
    })),
  );

  await client.query(
    `update event_store.customer_state state set latest_webhit_at = moved.latest_webhit_at
     from unnest($1::integer[], $2::smallint[], $3::timestamptz[])
       as moved (customer_id, bucket, latest_webhit_at)
     where state.customer_id = moved.customer_id and state.bucket = moved.bucket
       and state.customer_id = any($1)`,
    [
      moved.map(({ customerId }) => customerId),
      moved.map(({ bucket }) => bucket),
      moved.map(({ latestWebhitAt }) => latestWebhitAt),
    ],
  );
}
