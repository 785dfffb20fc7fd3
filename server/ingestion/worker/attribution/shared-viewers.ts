import { FILTER_REASON } from '#server/event-store/codes.js';
import type { StoreTransaction } from '#server/event-store/contract/store-transaction.js';
import type { Response } from '#server/event-store/contract/response.js';
import type { ViewerRef } from '#server/event-store/contract/viewer-history.js';
import { TAG_FLAG } from '#server/event-store/tag-health.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';

const formatKey = ({ customerId, viewer }: ViewerRef) => `${customerId}:${viewer}`;

/**
 * Stores which viewers are shared: those that an edge says are, and whoever is linked to one, since
 * it is the same id or address in another epoch. Runs after the links are stored.
 */
export async function markSharedViewers(batch: Batch): Promise<void> {
  const { tx, arrivals, customers, nowMs } = batch;
  const known = new Set((await tx.listSharedViewers(customers.keys())).map(formatKey));
  const stated = arrivals.flatMap(({ event }) => statedBy(event, known));
  const added = stated.length === 0 ? [] : await withLinked(tx, stated, known);

  if (added.length > 0) await tx.addSharedViewers(added, nowMs);
  const stored = await readResponses(tx, added);

  const { frozenBeforeMs } = batch.watermarks;
  batch.shared = {
    has: (viewer) => known.size > 0 && known.has(formatKey(viewer)),
    responses: stored.filter(({ webhitAtMs }) => webhitAtMs >= frozenBeforeMs),
  };
}

async function readResponses(
  tx: StoreTransaction,
  viewers: readonly ViewerRef[],
): Promise<Response[]> {
  const responses: Response[][] = [];
  for (const [customerId, own] of Map.groupBy(viewers, (one) => one.customerId)) {
    const records = await tx.readViewer({ customerId, viewers: own.map(({ viewer }) => viewer) });
    responses.push(records.responses);
  }
  return responses.flat();
}

/** The viewers of an event that are shared, as the event says or as its link makes known. */
function statedBy(event: QueuedEvent, known: ReadonlySet<string>): ViewerRef[] {
  const { customerId, viewer, formerViewer, filterReason, flags } = event;
  if (viewer === null || filterReason !== FILTER_REASON.none) return [];
  const own = { customerId, viewer };
  if ((flags & TAG_FLAG.sharedIdentity) !== 0) return [own];
  if (formerViewer === null || known.size === 0) return [];

  const former = { customerId, viewer: formerViewer };
  return known.has(formatKey(own)) || known.has(formatKey(former)) ? [own, former] : [];
}

/** Those of the viewers that are not known yet, with all that are linked; `known` gets them. */
async function withLinked(
  tx: StoreTransaction,
  stated: readonly ViewerRef[],
  known: Set<string>,
): Promise<ViewerRef[]> {
  const added: ViewerRef[] = [];
  let next = stated;

  while (next.length > 0) {
    const fresh = [...new Map(next.map((one) => [formatKey(one), one])).values()].filter(
      (one) => !known.has(formatKey(one)),
    );
    for (const one of fresh) known.add(formatKey(one));
    added.push(...fresh);

    const links = fresh.length === 0 ? [] : await tx.findLinks(fresh);
    next = links.flatMap(({ customerId, viewer, formerViewer }) => [
      { customerId, viewer },
      { customerId, viewer: formerViewer },
    ]);
  }

  return added;
}
