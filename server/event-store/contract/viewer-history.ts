import type { DeviceCode, Timing } from '#server/event-store/codes.js';

export interface ViewerImpression {
  eventId: string;
  occurredAtMs: number;
  tagId: number;
  regionId: number;
  device: DeviceCode;
}

export interface ViewerWebhit {
  eventId: string;
  occurredAtMs: number;
  siteTagId: number;
}

/** A response: a visit with its activating impression and the views up to it. */
export interface Credit {
  webhit: ViewerWebhit;
  impression: ViewerImpression;
  timing: Timing;
  views: number;
}

/** A viewer of a customer, by its key in one epoch. */
export interface ViewerRef {
  customerId: number;
  viewer: string;
}

/** The webhits of a viewer in [fromMs, toMs] must be credited again. */
export interface AffectedViewer extends ViewerRef {
  fromMs: number;
  toMs: number;
}

/** An affected viewer with its key in the epoch before, where its visits may need that. */
export interface LinkedViewer extends AffectedViewer {
  formerViewer: string | null;
}

/** A viewer of an epoch, and its key in the epoch before. */
export interface ViewerLink extends ViewerRef {
  formerViewer: string;
}
