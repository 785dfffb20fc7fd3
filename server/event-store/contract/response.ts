import type { DeviceCode } from '#server/event-store/codes.js';
import type { ReportingClock } from '#server/event-store/reporting-time.js';
import type { Credit } from './viewer-history.js';

/** A stored response. */
export interface Response {
  customerId: number;
  webhitAtMs: number;
  webhitId: string;
  siteTagId: number;
  impressionId: string;
  impressionAtMs: number;
  /** Tag, region, device, local day and daypart are the activating impression's. */
  tagId: number;
  regionId: number;
  device: DeviceCode;
  /** Days since 1970-01-01 in the customer's zone. */
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
    device: impression.device,
    ...clock.bucket(impression.occurredAtMs),
    timing,
    views,
  };
}
