import { randomUUID } from 'node:crypto';
import { DEVICE, FILTER_REASON, type DeviceCode } from '#server/event-store/codes.js';
import type { World } from './build-world.js';
import type { RawEvent } from './reference-events.js';

const VIEWER = '11111111-1111-4111-8111-111111111111';

interface EventOverrides {
  occurredAt: string;
  tagId: number;
  regionId?: number;
  viewer?: string;
  device?: DeviceCode;
}

const eventOf = (world: World, kind: 'impression' | 'webhit', overrides: EventOverrides) => ({
  id: randomUUID(),
  hasCallerId: false,
  kind,
  customerId: world.customerId,
  tagId: overrides.tagId,
  occurredAtMs: Date.parse(overrides.occurredAt),
  receivedAtMs: Date.now(),
  viewer: overrides.viewer ?? VIEWER,
  regionId: overrides.regionId ?? world.regionIds[1] ?? 1,
  device: overrides.device ?? DEVICE.unknown,
  filterReason: 0 as const,
  flags: 0,
  formerViewer: null,
  bucket: null,
});

/**
 * A call as it waits in the queue; all calls have the same viewer unless the overrides name one.
 */
export const impressionOf = (world: World, overrides: EventOverrides) =>
  eventOf(world, 'impression', overrides);
export const webhitOf = (world: World, overrides: EventOverrides) =>
  eventOf(world, 'webhit', overrides);

/** The reference's event as it waits in the queue. */
export const queuedOf = (customerId: number, event: RawEvent, hasCallerId: boolean) => ({
  ...event,
  hasCallerId,
  customerId,
  receivedAtMs: Date.now(),
  filterReason: event.isFiltered ? FILTER_REASON.bot : FILTER_REASON.none,
  flags: 0,
  formerViewer: null,
  bucket: null,
});
