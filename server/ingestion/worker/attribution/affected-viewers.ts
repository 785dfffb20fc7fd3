import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { VISIT_GAP_MS } from '#server/event-store/visit-gap.js';
import type { CustomerState } from '#server/event-store/contract/customer-state.js';
import type { ViewedEvent } from '#server/event-store/contract/stored-event.js';
import type { AffectedViewer } from '#server/event-store/contract/viewer-history.js';

/**
 * The viewers and periods whose credits events can change that count now, or no longer do. A webhit affects itself and its
 * successors in the next 30 minutes; an impression affects the next 168 hours, as far as there are
 * webhits. Frozen time is left out.
 */
export function findAffectedViewers(
  changed: readonly ViewedEvent[],
  customers: ReadonlyMap<number, CustomerState>,
  frozenBeforeMs: number,
): AffectedViewer[] {
  const affected = new Map<string, AffectedViewer>();
  for (const { customerId, viewer, occurredAtMs, kind } of changed) {
    if (viewer === null) continue;
    const lastWebhitMs = customers.get(customerId)?.latestWebhitMs ?? -Infinity;
    const toMs =
      kind === 'webhit'
        ? occurredAtMs + VISIT_GAP_MS
        : Math.min(occurredAtMs + CREDIT_WINDOW_MS, lastWebhitMs);
    const fromMs = Math.max(occurredAtMs, frozenBeforeMs);
    if (fromMs > toMs) continue;
    const key = `${customerId}:${viewer}`;
    const known = affected.get(key);
    if (!known) affected.set(key, { customerId, viewer, fromMs, toMs });
    else {
      known.fromMs = Math.min(known.fromMs, fromMs);
      known.toMs = Math.max(known.toMs, toMs);
    }
  }

  return [...affected.values()];
}
