import { FILTER_REASON } from '#server/event-store/codes.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';

/**
 * Stores the latest webhit in every locked bucket: an impression after it affects no stored webhit
 * of the bucket.
 */
export async function moveLatestWebhits({ tx, arrivals, customers }: Batch): Promise<void> {
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

  const moved = [...latestMs].flatMap(([customerId, latestWebhitMs]) =>
    (customers.get(customerId)?.lockedBuckets ?? []).map((bucket) => ({
      customerId,
      bucket,
      latestWebhitMs,
    })),
  );

  await tx.moveLatestWebhits(moved);
}
