import type { RegionWeeks } from './region-weeks.js';

export interface Split {
  regionIds: number[];
  /** Share of the impressions, from 0 to 1. */
  deliveryShare: number;
  /** Proportional to the relative error of a comparison whose regions fluctuate with their size. */
  error: number;
}

/** A region with fewer visits a week cannot be distinguished from noise: it stays as it is. */
const MIN_WEEKLY_VISITS = 10;
/** Enumerates all splits up to this many regions, and samples above. */
const ALL_SPLITS_UP_TO = 14;
const DRAWN = 8_192;
/** Factor by which an error may be larger than the smallest one. */
const NEARLY = 1.15;

/** Regions with enough visits to be held out. */
export const largeRegions = (regions: readonly RegionWeeks[]): RegionWeeks[] =>
  regions.filter((region) => visitsOf(region) >= MIN_WEEKLY_VISITS * region.visits.length);

/**
 * Some of the splits whose sizes promise nearly the smallest error, drawn at random: the best of
 * thousands would be those whose past was high or calm by luck. The same for the same regions.
 */
export function drawSplits(
  regions: readonly RegionWeeks[],
  maxShare: number,
  count: number,
): Split[] {
  const large = largeRegions(regions);
  const all = regions.reduce((total, region) => total + visitsOf(region), 0);
  const random = steadyRandom();
  const sets =
    large.length <= ALL_SPLITS_UP_TO ? everySet(large) : drawnSets(large, maxShare, random);

  const splits = sets
    .filter((set) => set.length > 0 && set.length < large.length)
    .map((set) => splitOf(set, all))
    .filter(({ deliveryShare }) => deliveryShare <= maxShare);
  const smallest = splits.reduce((least, { error }) => Math.min(least, error), Infinity);
  const near = splits.filter(({ error }) => error <= NEARLY * smallest);

  shuffle(near, random);
  const seen = new Map(near.map((split) => [split.regionIds.join(), split]));
  return [...seen.values()].slice(0, count);
}

function splitOf(set: readonly RegionWeeks[], allVisits: number): Split {
  const visits = set.reduce((total, region) => total + visitsOf(region), 0);
  return {
    regionIds: set.map(({ regionId }) => regionId),
    deliveryShare: set.reduce((total, region) => total + region.deliveryShare, 0),
    error: Math.sqrt(1 / visits + 1 / (allVisits - visits)),
  };
}

const everySet = (regions: readonly RegionWeeks[]): RegionWeeks[][] =>
  Array.from({ length: 2 ** regions.length }, (_, bits) =>
    regions.filter((_, index) => (bits >> index) % 2 === 1),
  );

/** Each takes regions in random order as long as they are cheap enough. */
function drawnSets(
  regions: readonly RegionWeeks[],
  maxShare: number,
  random: () => number,
): RegionWeeks[][] {
  const order = [...regions];
  return Array.from({ length: DRAWN }, () => {
    const most = random() * maxShare;
    shuffle(order, random);
    const chosen: RegionWeeks[] = [];
    let share = 0;
    for (const region of order) {
      if (share + region.deliveryShare > most) continue;
      chosen.push(region);
      share += region.deliveryShare;
    }
    return chosen.toSorted((a, b) => a.regionId - b.regionId);
  });
}

/** Fisher and Yates, in place. */
function shuffle<T>(items: T[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [items[last], items[other]];
    if (a === undefined || b === undefined) continue;
    items[last] = b;
    items[other] = a;
  }
}

/** Park and Miller's generator from a fixed seed: a plan that is asked for again is the same. */
function steadyRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const visitsOf = ({ visits }: RegionWeeks): number =>
  visits.reduce((total, count) => total + count, 0);
