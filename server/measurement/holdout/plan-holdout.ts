import { adjustedVariance, liftOf, MIN_HOUSEHOLDS, pooledTheta } from './estimate-holdout.js';
import type { HouseholdSums } from './household-sums.js';

/** Power of an experiment of some days. */
export interface HoldoutPower {
  households: number;
  visits: number;
  /** The fewest caused visits that would be found; see `smallestLift`. */
  smallestCaused: number;
  /**
   * The smallest lift that would be found in four of five experiments, at two-sided 95 %; null where
   * none would.
   */
  smallestLift: number | null;
}

/** 1.960 for 95 % and 0.842 for a power of 80 %. */
const DETECTABLE_ERRORS = 2.802;

/**
 * The power of a holdout of this share, had it been drawn in the past days: the sums are those of
 * all households, one for each key. The treated arm's caused visits are looked for; null where an
 * arm would have too few households under every key.
 */
export function planHoldout(
  spans: readonly HouseholdSums[],
  controlShare: number,
): HoldoutPower | null {
  const smallerArm = Math.min(controlShare, 1 - controlShare);
  const counted = spans.filter(({ households }) => households * smallerArm >= MIN_HOUSEHOLDS);
  if (counted.length === 0) return null;

  let standardError = 0;
  let households = 0;
  let visits = 0;
  for (const sums of counted) {
    const treated = sums.households * (1 - controlShare);
    const control = sums.households * controlShare;
    const variance = adjustedVariance(sums, pooledTheta([sums]));
    standardError += treated * Math.sqrt(variance / treated + variance / control);
    households += sums.households;
    visits += sums.visits;
  }

  const smallestCaused = DETECTABLE_ERRORS * standardError;
  const treatedVisits = visits * (1 - controlShare);
  return {
    households,
    visits,
    smallestCaused,
    smallestLift: liftOf(smallestCaused, treatedVisits),
  };
}
