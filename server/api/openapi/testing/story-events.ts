import { DEVICE } from '#server/event-store/codes.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { randomUUID } from 'node:crypto';
import type { Campaigns } from './campaigns-story.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const START = Date.parse('2026-06-01T00:00:00Z');
const HOUSEHOLDS = 40;

interface Happened {
  kind: QueuedEvent['kind'];
  tagId: number;
  atMs: number;
  household: number;
}

/** A week of ads, after some of which a household visits. */
export function storyEvents(
  customerId: number,
  { impressionTagIds, siteTagId }: Campaigns,
  regionIds: readonly number[],
): QueuedEvent[] {
  const viewers = Array.from({ length: HOUSEHOLDS }, () => randomUUID());
  const event = ({ kind, tagId, atMs, household }: Happened): QueuedEvent => ({
    id: randomUUID(),
    hasCallerId: false,
    kind,
    customerId,
    tagId,
    occurredAtMs: atMs,
    receivedAtMs: atMs + 1_000,
    viewer: viewers[household] ?? null,
    regionId: regionIds[household % regionIds.length] ?? 1,
    device: DEVICE.tv,
    filterReason: 0,
    flags: 0,
    formerViewer: null,
    bucket: null,
  });

  return Array.from({ length: 7 * HOUSEHOLDS }, (_, index) => {
    const household = index % HOUSEHOLDS;
    const day = Math.floor(index / HOUSEHOLDS);
    const atMs = START + day * DAY_MS + ((index * 7) % 24) * HOUR_MS;
    const tagId = impressionTagIds[index % impressionTagIds.length] ?? 0;
    const seen = event({ kind: 'impression', tagId, atMs, household });
    const isVisit = index % 9 === 0;
    const visit = { kind: 'webhit' as const, tagId: siteTagId, household };
    return isVisit ? [seen, event({ ...visit, atMs: atMs + (1 + (index % 5)) * HOUR_MS })] : [seen];
  }).flat();
}
