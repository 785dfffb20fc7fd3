import { TIMING, type Timing } from '#server/event-store/codes.js';
import type {
  Credit,
  ViewerImpression,
  ViewerWebhit,
} from '#server/event-store/contract/viewer-history.js';
import { VISIT_GAP_MS } from '#server/event-store/visit-gap.js';
import { CREDIT_WINDOW_MS, TIMING_SPANS } from '#schema/credit-window.js';

/**
 * The history of one viewer of one customer, added in order of time: at the same instant
 * impressions before webhits, then by event id. Keeps only what the next webhit needs. Rules:
 * docs/glossary.md, "visit" and "response".
 */
export class ViewerTimeline {
  private readonly lastWebhitMs = new Map<number, number>();
  private latest: ViewerImpression | null = null;
  private viewTimesMs: number[] = [];
  private firstView = 0;

  addImpression(impression: ViewerImpression): void {
    this.latest = impression;
    this.viewTimesMs.push(impression.occurredAtMs);
    this.forgetViewsBefore(impression.occurredAtMs - CREDIT_WINDOW_MS);
  }

  /** The webhit's response; null when it is no visit or no impression activated it. */
  creditWebhit(webhit: ViewerWebhit): Credit | null {
    const previousMs = this.lastWebhitMs.get(webhit.siteTagId);
    this.lastWebhitMs.set(webhit.siteTagId, webhit.occurredAtMs);
    if (previousMs !== undefined && webhit.occurredAtMs - previousMs < VISIT_GAP_MS) return null;
    this.forgetViewsBefore(webhit.occurredAtMs - CREDIT_WINDOW_MS);
    const views = this.viewTimesMs.length - this.firstView;
    if (this.latest === null || views === 0) return null;
    const timing = timingOf(webhit.occurredAtMs - this.latest.occurredAtMs);
    return { webhit, impression: this.latest, timing, views };
  }

  private forgetViewsBefore(limitMs: number): void {
    while ((this.viewTimesMs[this.firstView] ?? Infinity) < limitMs) this.firstView++;
    if (this.firstView > 1024 && this.firstView * 2 > this.viewTimesMs.length) {
      this.viewTimesMs = this.viewTimesMs.slice(this.firstView);
      this.firstView = 0;
    }
  }
}

/** The span of a time within the credit window. */
export function timingOf(elapsedMs: number): Timing {
  const span = TIMING_SPANS.find(({ upToMs }) => elapsedMs <= upToMs);
  if (!span) throw new RangeError(`${elapsedMs} ms are more than the credit window`);
  return TIMING[span.id];
}

const byTimeThenId = (a: ViewerImpression | ViewerWebhit, b: ViewerImpression | ViewerWebhit) =>
  a.occurredAtMs - b.occurredAtMs || (a.eventId < b.eventId ? -1 : Number(a.eventId > b.eventId));

/**
 * The responses of one viewer of one customer, from all of its counting events in any order; sorted
 * by their webhits.
 */
export function creditVisits(
  impressions: readonly ViewerImpression[],
  webhits: readonly ViewerWebhit[],
): Credit[] {
  const timeline = new ViewerTimeline();
  const ordered = [...impressions].sort(byTimeThenId);
  let next = 0;

  return [...webhits].sort(byTimeThenId).flatMap((webhit) => {
    for (
      let due = ordered[next];
      due && due.occurredAtMs <= webhit.occurredAtMs;
      due = ordered[++next]
    ) {
      timeline.addImpression(due);
    }
    return timeline.creditWebhit(webhit) ?? [];
  });
}
