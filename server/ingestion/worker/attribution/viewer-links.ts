import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { FILTER_REASON } from '#server/event-store/codes.js';
import type { StoreTransaction } from '#server/event-store/contract/store-transaction.js';
import type { AffectedViewer, LinkedViewer } from '#server/event-store/contract/viewer-history.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';

/** Stores which viewer of an epoch is which one of the epoch before, for webhits that count. */
export async function linkViewers({ tx, arrivals }: Batch): Promise<void> {
  const links = arrivals.flatMap(({ event }) => {
    const { kind, customerId, viewer, formerViewer, occurredAtMs: sinceMs } = event;
    const counts = kind === 'webhit' && event.filterReason === FILTER_REASON.none;
    return counts && viewer !== null && formerViewer !== null
      ? [{ customerId, viewer, formerViewer, sinceMs }]
      : [];
  });

  if (links.length > 0) await tx.addLinks(links);
}

/**
 * Adds what an epoch's beginning parts. An event before it may affect visits of the same viewer
 * after it, under the next key; and those visits need the events under the former key.
 */
export async function withFormerViewers(
  tx: StoreTransaction,
  affected: readonly AffectedViewer[],
): Promise<LinkedViewer[]> {
  const beginsMs = (await tx.listEpochs()).map(({ beginsAtMs }) => beginsAtMs);
  const isNear = ({ fromMs, toMs }: AffectedViewer) =>
    beginsMs.some((beginMs) => fromMs - CREDIT_WINDOW_MS < beginMs && beginMs <= toMs);

  const unlinked = affected
    .filter((one) => !isNear(one))
    .map((one) => ({ ...one, formerViewer: null }));
  const near = affected.filter(isNear);
  if (near.length === 0) return unlinked;

  const linked = new Map<string, LinkedViewer>(
    near.map((one) => [formatKey(one.customerId, one.viewer), { ...one, formerViewer: null }]),
  );

  for (const { customerId, viewer, formerViewer } of await tx.findLinks(near)) {
    const former = linked.get(formatKey(customerId, formerViewer));
    const known = linked.get(formatKey(customerId, viewer));
    const periods = [former, known].filter((one) => one !== undefined);
    linked.set(formatKey(customerId, viewer), {
      customerId,
      viewer,
      formerViewer,
      fromMs: Math.min(...periods.map(({ fromMs }) => fromMs)),
      toMs: Math.max(...periods.map(({ toMs }) => toMs)),
    });
  }

  return [...unlinked, ...linked.values()];
}

const formatKey = (customerId: number, viewer: string) => `${customerId}:${viewer}`;
