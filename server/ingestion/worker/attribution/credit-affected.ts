import { FILTER_REASON } from '#server/event-store/codes.js';
import type { CustomerState } from '#server/event-store/contract/customer-state.js';
import type { HistoryReader } from '#server/event-store/contract/recount.js';
import type {
  LinkedViewer,
  ViewerImpression,
  ViewerWebhit,
} from '#server/event-store/contract/viewer-history.js';
import {
  responseOf,
  type Response,
  type ResponseChanges,
} from '#server/event-store/contract/response.js';
import type { ReportingClock } from '#server/event-store/reporting-time.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';
import { findAffectedViewers } from './affected-viewers.js';
import { compareResponses } from './compare-responses.js';
import { ViewerTimeline } from './credit-visits.js';
import { withFormerViewers } from './viewer-links.js';

/**
 * Takes the credit from shared viewers, credits the affected webhits of others again, and records the
 * differences from the stored responses.
 */
export async function creditAffected(batch: Batch): Promise<void> {
  const { tx, customers, watermarks, shared } = batch;
  const credits = new AffectedCredits(customers, [...shared.responses]);
  batch.responses = credits.changes;

  const counting = batch.arrivals
    .map(({ event }) => event)
    .filter(({ filterReason }) => filterReason === FILTER_REASON.none);
  const changed = [...counting, ...batch.repeated];
  const found = findAffectedViewers(changed, customers, watermarks.frozenBeforeMs).filter(
    (viewer) => !shared.has(viewer),
  );
  if (found.length === 0) return;

  await tx.readHistories(await withFormerViewers(tx, found), credits);
}

class AffectedCredits implements HistoryReader {
  readonly changes: ResponseChanges;
  private timeline = new ViewerTimeline();
  private customerId = 0;
  private clock: ReportingClock | undefined;

  constructor(
    private readonly customers: ReadonlyMap<number, CustomerState>,
    removed: Response[],
  ) {
    this.changes = { removed, added: [] };
  }

  beginViewer({ customerId }: LinkedViewer): void {
    this.timeline = new ViewerTimeline();
    this.customerId = customerId;
    this.clock = this.customers.get(customerId)?.clock;
  }

  addImpression(impression: ViewerImpression): void {
    this.timeline.addImpression(impression);
  }

  addPrecedingWebhit(webhit: ViewerWebhit): void {
    this.timeline.creditWebhit(webhit);
  }

  addWebhit(webhit: ViewerWebhit, stored: Response | null): void {
    if (!this.clock) throw new Error(`customer ${this.customerId} is not locked`);
    const credit = this.timeline.creditWebhit(webhit);
    const credited = credit && responseOf(credit, this.customerId, this.clock);
    compareResponses(stored, credited, this.changes);
  }
}
