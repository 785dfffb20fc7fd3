import { randomUUID } from 'node:crypto';
import type { World } from './build-world.js';

const VIEWER = '11111111-1111-4111-8111-111111111111';

interface Given {
  occurredAt: string;
  tagId: number;
  regionId?: number;
  viewer?: string;
}

const eventOf = (world: World, kind: 'impression' | 'webhit', given: Given) => ({
  id: randomUUID(),
  hasCallerId: false,
  kind,
  customerId: world.customerId,
  tagId: given.tagId,
  occurredAtMs: Date.parse(given.occurredAt),
  receivedAtMs: Date.now(),
  viewer: given.viewer ?? VIEWER,
  regionId: given.regionId ?? world.regionIds[1] ?? 1,
  filterReason: 0 as const,
  flags: 0,
  formerId: '',
});

/** Calls as they wait in the queue; the viewer is always the same where none is named. */
export const impressionOf = (world: World, given: Given) => eventOf(world, 'impression', given);
export const webhitOf = (world: World, given: Given) => eventOf(world, 'webhit', given);
