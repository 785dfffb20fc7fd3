import type { Pair } from './fit-series.js';

/** A region's visits in whole weeks, the oldest first. */
export interface RegionWeeks {
  regionId: number;
  visits: readonly number[];
  /** Its share of the impressions, from 0 to 1: what darkness there costs. */
  deliveryShare: number;
}

/**
 * The weekly visits of both sides of a split. The dark regions are predicted from the others, which
 * are usually many, so that their own fluctuations hardly blur the relation.
 */
export function pairsOf(regions: readonly RegionWeeks[], heldOutIds: ReadonlySet<number>): Pair[] {
  const weeks = regions[0]?.visits.length ?? 0;
  return Array.from({ length: weeks }, (_, week) => {
    const pair = { x: 0, y: 0 };
    for (const { regionId, visits } of regions) {
      pair[heldOutIds.has(regionId) ? 'y' : 'x'] += visits[week] ?? 0;
    }
    return pair;
  });
}
