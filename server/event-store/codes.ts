import type { TimingId } from '#schema/credit-window.js';
import type { DeviceId } from '#schema/devices.js';

/** The numbers in the event store's columns. Never renumber; add at the end. */
export const EVENT_KIND = { impression: 1, webhit: 2 } as const;
export type EventKind = keyof typeof EVENT_KIND;

/**
 * 0 counts; any other event is stored with the reason and is in no figure. control: an ad that a
 * household of an experiment's control arm would have seen (a ghost impression). repeated: the same
 * ad, reported again.
 */
export const FILTER_REASON = {
  none: 0,
  bot: 1,
  prefetch: 2,
  test: 3,
  control: 4,
  repeated: 5,
} as const;
export type FilterReason = (typeof FILTER_REASON)[keyof typeof FILTER_REASON];

/**
 * The kind of device that an event came from, by the user agent. unknown: the user agent names no
 * device, there was none, or the event is older than the column.
 */
export const DEVICE = {
  unknown: 1,
  tv: 2,
  phone: 3,
  tablet: 4,
  computer: 5,
  console: 6,
} as const satisfies Record<DeviceId, number>;
export type DeviceCode = (typeof DEVICE)[DeviceId];

/** The time from the activating impression to the response, by the spans of TIMING_SPANS. */
export const TIMING = { hour: 1, day: 2, week: 3 } as const satisfies Record<TimingId, number>;
export type Timing = (typeof TIMING)[keyof typeof TIMING];

/** "No viewer" where a key column may not be null. */
export const NO_VIEWER = '00000000-0000-0000-0000-000000000000';
