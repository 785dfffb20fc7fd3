import { randomUUID } from 'node:crypto';
import { DEVICE, FILTER_REASON } from '#server/event-store/codes.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';

/** An event received now; pass customer and tag, and the fields that the test is about. */
export function buildEvent(
  overrides: Partial<QueuedEvent> & Pick<QueuedEvent, 'customerId' | 'tagId'>,
): QueuedEvent {
  const nowMs = Date.now();

  return {
    id: randomUUID(),
    hasCallerId: false,
    kind: 'impression',
    occurredAtMs: nowMs,
    receivedAtMs: nowMs,
    viewer: '00000000-0000-4000-8000-000000000001',
    regionId: 1,
    device: DEVICE.unknown,
    filterReason: FILTER_REASON.none,
    flags: 0,
    formerViewer: null,
    bucket: null,
    ...overrides,
  };
}

/** A viewer by number. */
export const viewer = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
