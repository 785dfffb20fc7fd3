import { DAYPARTS } from '#schema/dayparts.js';
import { DEVICE, type DeviceCode } from '#server/event-store/codes.js';
import { CountChanges, type FigureChanges } from '#server/event-store/contract/count-changes.js';
import type { Response } from '#server/event-store/contract/response.js';
import type { ReportingClock } from '#server/event-store/reporting-time.js';

const MINUTE_MS = 60_000;

interface CountedEvent {
  customerId: number;
  tagId: number;
  regionId: number;
  device: DeviceCode;
  occurredAtMs: number;
}

/** Additions to all rollups: of 1 for what becomes a part of the figures, of -1 for what leaves. */
export class RollupChanges implements FigureChanges {
  readonly impressions = new CountChanges(DAYPARTS.length);
  readonly responses = new CountChanges(1);
  readonly deviceImpressions = new CountChanges(DAYPARTS.length);
  readonly deviceResponses = new CountChanges(1);
  readonly webhits = new CountChanges(1);
  readonly regionWebhits = new CountChanges(1);
  readonly pings = new CountChanges(1);

  addImpression(event: CountedEvent, clock: ReportingClock, amount: number): void {
    const { localDay, daypart } = clock.bucket(event.occurredAtMs);
    const keys = [event.customerId, localDay, event.tagId, event.regionId];
    this.impressions.add(keys, daypart - 1, amount);
    if (event.device === DEVICE.unknown) return;
    this.deviceImpressions.add([...keys, event.device], daypart - 1, amount);
  }

  /** Webhits since `pingsFromMs` are pings of their tag, too. */
  addWebhit(
    event: CountedEvent,
    clock: ReportingClock,
    { pingsFromMs, amount }: { pingsFromMs: number; amount: number },
  ): void {
    const { customerId, tagId, regionId, occurredAtMs } = event;
    const { localDay } = clock.bucket(occurredAtMs);
    this.webhits.add([customerId, localDay, tagId], 0, amount);
    this.regionWebhits.add([customerId, localDay, tagId, regionId], 0, amount);
    if (occurredAtMs < pingsFromMs) return;
    this.pings.add([customerId, tagId, Math.floor(occurredAtMs / MINUTE_MS)], 0, amount);
  }

  addResponse(response: Response, amount: number): void {
    const keys = responseKeys(response);
    this.responses.add(keys, 0, amount);
    if (response.device === DEVICE.unknown) return;
    this.deviceResponses.add([...keys, response.device], 0, amount);
  }
}

const responseKeys = (response: Response) => [
  response.customerId,
  response.localDay,
  response.tagId,
  response.regionId,
  response.daypart,
  response.siteTagId,
  response.timing,
  response.views,
];
