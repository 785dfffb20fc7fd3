import { randomFrom } from '#server/analytics/testing/random-choices.js';
import {
  estimateRegions,
  type RegionEstimate,
} from '#server/measurement/regions/estimate-regions.js';
import { planRegions } from '#server/measurement/regions/plan-regions.js';
import { drawRegions, trueShare, withEffect, type RegionWorld } from './draw-regions.js';

export interface RegionSummary {
  /** Runs in which the planner proposed a split. */
  planned: number;
  /** The smallest detectable share that it named, on average. */
  smallestShare: number;
  deliveryShare: number;
  /** The share of runs without effect whose interval leaves 0 out. */
  falseClaims: number;
  /** Share of intervals that hold the truth, or lie above 0, at the smallest detectable effect. */
  coverage: number;
  power: number;
  /** Share of the truth, and its standard error. */
  bias: number;
  biasError: number;
}

/** Plans by the past of a world, takes the first split, and tests without and with an effect. */
export function runRegions(world: RegionWorld, runs: number): RegionSummary {
  const drawn = Array.from({ length: runs }, (_, seed) => runOne(world, seed)).filter(
    (run) => run !== null,
  );
  const errors = drawn.map(({ truth, found }) => found.share.value / truth - 1);
  const bias = mean(errors);

  return {
    planned: drawn.length / runs,
    smallestShare: mean(drawn.map(({ smallestShare }) => smallestShare)),
    deliveryShare: mean(drawn.map(({ deliveryShare }) => deliveryShare)),
    falseClaims: mean(
      drawn.map(({ nothing: { share } }) => Number(share.low > 0 || share.high < 0)),
    ),
    coverage: mean(
      drawn.map(({ truth, found: { share } }) => Number(share.low <= truth && truth <= share.high)),
    ),
    power: mean(drawn.map(({ found: { share } }) => Number(share.low > 0))),
    bias,
    biasError: Math.sqrt(mean(errors.map((error) => (error - bias) ** 2)) / drawn.length),
  };
}

interface RegionRun {
  smallestShare: number;
  deliveryShare: number;
  nothing: RegionEstimate;
  found: RegionEstimate;
  truth: number;
}

function runOne(world: RegionWorld, seed: number): RegionRun | null {
  const { design, maxShare } = world;
  const drawn = drawRegions(world, randomFrom(seed * 7919 + 1));
  const [split] = planRegions({ regions: drawn.past, design, maxShare });
  if (!split) return null;

  const { smallestShare, deliveryShare } = split;
  const heldOutIds = new Set(split.regionIds);
  const estimate = (lift: number) =>
    estimateRegions({ ...withEffect(world, drawn, { heldOutIds, lift }), design, heldOutIds });
  // Ads run in fewer weeks than are compared, so the lift is larger than the share.
  const perLift = trueShare(world, drawn, { heldOutIds, lift: 1e-6 }) / 1e-6;
  const lift = smallestShare / (1 - smallestShare) / perLift;
  const nothing = estimate(0);
  const found = estimate(lift);
  if (!nothing || !found) return null;
  const truth = trueShare(world, drawn, { heldOutIds, lift });
  return { smallestShare, deliveryShare, nothing, found, truth };
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;
