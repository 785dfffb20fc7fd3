import type { EventStore } from '#server/event-store/contract/event-store.js';
import type { RecomputeMode, RecomputeReport } from '#server/event-store/contract/recount.js';
import { ViewerTimeline } from '#server/ingestion/worker/attribution/credit-visits.js';

/**
 * Null when there is no such customer. New events of the customer wait until the recompute is done;
 * others continue.
 */
export const recomputeCustomer = (
  store: EventStore,
  customerId: number,
  mode: RecomputeMode,
): Promise<RecomputeReport | null> =>
  store.recomputeCustomer({ customerId, mode, newTimeline: () => new ViewerTimeline() });
