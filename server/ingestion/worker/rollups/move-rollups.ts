import { FILTER_REASON } from '#server/event-store/codes.js';
import { SITE_PING_RETENTION_MS } from '#server/event-store/site-pings.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';
import { RollupChanges } from './rollup-changes.js';

/** Sums up what the batch changes in every rollup. */
export function countFigures(batch: Batch): void {
  const changes = new RollupChanges();
  const pingsFromMs = batch.nowMs - SITE_PING_RETENTION_MS;

  for (const { event } of batch.arrivals) {
    if (event.filterReason !== FILTER_REASON.none) continue;
    const clock = clockOf(batch, event.customerId);
    if (event.kind === 'impression') changes.addImpression(event, clock, 1);
    else changes.addWebhit(event, clock, { pingsFromMs, amount: 1 });
  }

  for (const event of batch.repeated)
    changes.addImpression(event, clockOf(batch, event.customerId), -1);

  for (const response of batch.responses.removed) changes.addResponse(response, -1);
  for (const response of batch.responses.added) changes.addResponse(response, 1);

  batch.figures = changes;
}

function clockOf(batch: Batch, customerId: number) {
  const state = batch.customers.get(customerId);
  if (!state) throw new Error(`customer ${customerId} is not locked`);
  return state.clock;
}
