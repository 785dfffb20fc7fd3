import type { ReportingClock } from '#server/event-store/reporting-time.js';
import type { Credit } from './credit-visits.js';

/** A row of event_store.response. */
export interface Response {
  customerId: number;
  webhitAtMs: number;
  webhitId: string;
  siteTagId: number;
  impressionId: string;
  impressionAtMs: number;
  /** Tag, region, local day and daypart are the activating impression's. */
  tagId: number;
  regionId: number;
  localDay: number;
  daypart: number;
  timing: number;
  views: number;
}

export interface ResponseChanges {
  removed: Response[];
  added: Response[];
}

export function responseOf(
  { webhit, impression, timing, views }: Credit,
  customerId: number,
  clock: ReportingClock,
): Response {
  return {
    customerId,
    webhitAtMs: webhit.occurredAtMs,
    webhitId: webhit.eventId,
    siteTagId: webhit.siteTagId,
    impressionId: impression.eventId,
    impressionAtMs: impression.occurredAtMs,
    tagId: impression.tagId,
    regionId: impression.regionId,
    ...clock.bucket(impression.occurredAtMs),
    timing,
    views,
  };
}

/** Records the changes where a webhit's stored response differs from the right one. */
export function compareResponses(
  stored: Response | null,
  credited: Response | null,
  changes: ResponseChanges,
): void {
  if (stored?.impressionId === credited?.impressionId && stored?.views === credited?.views) return;
  if (stored) changes.removed.push(stored);
  if (credited) changes.added.push(credited);
}
