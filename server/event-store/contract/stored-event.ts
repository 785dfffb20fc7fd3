import type { DeviceCode, EventKind, FilterReason } from '#server/event-store/codes.js';

/** An accepted event as it is stored. */
export interface StoredEvent {
  customerId: number;
  kind: EventKind;
  /** Lower-case UUID. */
  id: string;
  /** Impression tag or site tag, by kind. */
  tagId: number;
  regionId: number;
  device: DeviceCode;
  occurredAtMs: number;
  receivedAtMs: number;
  filterReason: FilterReason;
}

/** An event with its viewer: null for none, and once the viewers of its time are cleared. */
export interface ViewedEvent extends StoredEvent {
  viewer: string | null;
}

/** An impression with a viewer and the key of its ad (`repeatKeyOf`). */
export interface ReportedAd {
  customerId: number;
  viewer: string;
  tagId: number;
  occurredAtMs: number;
  repeatKey: string;
}

/** Two events with the same key are the same event. */
export interface EventKey {
  customerId: number;
  kind: EventKind;
  id: string;
  occurredAtMs: number;
  viewer: string | null;
}

export type CallerEventKey = Pick<EventKey, 'customerId' | 'kind' | 'id'>;
