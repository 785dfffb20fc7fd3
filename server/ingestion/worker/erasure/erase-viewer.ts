import { FILTER_REASON } from '#server/event-store/codes.js';
import type { StoreTransaction } from '#server/event-store/contract/store-transaction.js';
import type { RemovedViewer, ViewerScope } from '#server/event-store/contract/viewer-records.js';
import { parseQueuedEvent, type QueuedEvent } from '#server/ingestion/queued-event.js';
import { RollupChanges } from '#server/ingestion/worker/rollups/rollup-changes.js';
import { LedgerEntries } from '#server/ingestion/worker/steps/ledger-entries.js';

export interface ErasureReport {
  impressions: number;
  webhits: number;
  responses: number;
  deadLetters: number;
}

/**
 * Removes a viewer from a customer's events, figures and dead letters in the transaction, with the
 * locks of a recompute. The figures are then those of a world without the viewer. Events that
 * occurred until `now` and arrive later are not stored either. Null when there is no such customer.
 */
export async function eraseViewer(
  tx: StoreTransaction,
  scope: ViewerScope,
  now: Date,
): Promise<ErasureReport | null> {
  const removed = await tx.removeViewer(scope, now);
  if (!removed) return null;

  await tx.addFigures(figuresWithout(removed));
  await tx.removeFormerFigures(scope.customerId);
  await tx.addCalls(ledgerWithout(removed));

  return {
    impressions: removed.impressions.length,
    webhits: removed.webhits.length,
    responses: removed.responses.length,
    deadLetters: removed.letters.length,
  };
}

function figuresWithout({ clock, impressions, webhits, responses }: RemovedViewer): RollupChanges {
  const changes = new RollupChanges();

  for (const event of impressions)
    if (event.filterReason === FILTER_REASON.none) changes.addImpression(event, clock, -1);
  for (const event of webhits) {
    // Retention has deleted older pings, so their rows are created here and removed as empty.
    if (event.filterReason === FILTER_REASON.none)
      changes.addWebhit(event, clock, { pingsFromMs: -Infinity, amount: -1 });
  }
  for (const response of responses) changes.addResponse(response, -1);

  return changes;
}

function ledgerWithout({ impressions, webhits, letters }: RemovedViewer) {
  const ledger = new LedgerEntries();
  for (const event of [...impressions, ...webhits]) ledger.moveToErased(event);
  for (const { entry, isReplayed } of letters)
    if (!isReplayed) ledger.moveLetterToErased(entry, readEvent(entry.text));
  return ledger.changes();
}

/** Null when the entry is unreadable. */
function readEvent(entry: string): QueuedEvent | null {
  try {
    return parseQueuedEvent(entry);
  } catch {
    return null;
  }
}
