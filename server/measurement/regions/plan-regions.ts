import { checkPast, type PastChecks } from './check-past.js';
import { drawSplits } from './draw-splits.js';
import { smallestContrast } from './estimate-contrast.js';
import { fitSeries } from './fit-series.js';
import { weightsOf, type RegionDesign } from './region-design.js';
import { pairsOf, type RegionWeeks } from './region-weeks.js';

export interface PlannedSplit {
  regionIds: number[];
  /** Share of the impressions during the experiment, from 0 to 1. */
  deliveryShare: number;
  /**
   * The share of the visits that ads must cause to be found in four of five experiments, at two-sided
   * 95 %.
   */
  smallestShare: number;
  past: PastChecks;
}

export interface PlanQuestion {
  regions: readonly RegionWeeks[];
  design: RegionDesign;
  /** Maximum share of the impressions that is held out, from 0 to 1. */
  maxShare: number;
}

const EXAMINED = 24;
const SHOWN = 6;
/** A careful quantile of the pasts of splits: this share of them fluctuates less. By simulation. */
const CAREFUL = { holdout: 0.7, switchback: 0.6, shortPast: 0.82 };
const SHORT_PAST_WEEKS = 20;

/**
 * Splits of the regions, the smallest detectable effect first: their error by size × how much more
 * the pasts of such splits fluctuate. One split's own past says little of its future when it is the
 * calmest of many. Splits whose past speaks against a comparison are left out.
 */
export function planRegions({ regions, design, maxShare }: PlanQuestion): PlannedSplit[] {
  const examined = drawSplits(regions, design.isSwitchback ? 1 : maxShare, EXAMINED).flatMap(
    (split) => {
      const own = examineSplit({ regions, design, regionIds: split.regionIds });
      return own ? [{ split, ...own }] : [];
    },
  );
  const scales = examined.map(({ split, smallestShare }) => smallestShare / split.error);
  const careful = carefulShare(regions, design);
  const scale = scales.toSorted((a, b) => a - b)[Math.floor(careful * scales.length)] ?? 0;

  return examined
    .filter(({ past }) => past.isAlike && past.isStable && past.isQuiet)
    .map(({ split, past }) => ({
      regionIds: split.regionIds,
      deliveryShare: design.isSwitchback ? switchbackShare(design) : split.deliveryShare,
      smallestShare: scale * split.error,
      past,
    }))
    .toSorted((a, b) => a.smallestShare - b.smallestShare)
    .slice(0, SHOWN);
}

function carefulShare(regions: readonly RegionWeeks[], { isSwitchback }: RegionDesign): number {
  if (isSwitchback) return CAREFUL.switchback;
  const weeks = regions[0]?.visits.length ?? 0;
  return weeks < SHORT_PAST_WEEKS ? CAREFUL.shortPast : CAREFUL.holdout;
}

/** All but one of the weeks are dark in one of two groups, on average half of the ads. */
export const switchbackShare = ({ weeks }: RegionDesign): number => (weeks - 1) / (2 * weeks);

export interface SplitQuestion {
  regions: readonly RegionWeeks[];
  design: RegionDesign;
  regionIds: readonly number[];
}

/** A split by its own past; null where that is too short or never changes. */
export function examineSplit({ regions, design, regionIds }: SplitQuestion) {
  const pairs = pairsOf(regions, new Set(regionIds));
  const fit = fitSeries(pairs);
  if (!fit) return null;

  const weights = weightsOf(design);
  const last = pairs.slice(-weights.length);
  const visits = (pairs.reduce((total, { y }) => total + y, 0) / pairs.length) * weights.length;
  if (visits <= 0) return null;
  return {
    smallestShare: smallestContrast(fit, last, weights) / visits,
    past: checkPast(fit, weights),
  };
}
