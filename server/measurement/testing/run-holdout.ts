import { randomFrom } from '#server/analytics/testing/random-choices.js';
import { checkArms, SUSPICIOUS_Z } from '#server/measurement/holdout/check-arms.js';
import {
  estimateHoldout,
  type HoldoutEstimate,
} from '#server/measurement/holdout/estimate-holdout.js';
import { planHoldout } from '#server/measurement/holdout/plan-holdout.js';
import { drawHoldout, type HoldoutWorld } from './draw-holdout.js';

export interface HoldoutSummary {
  runs: number;
  caused: number;
  /** Share of the caused visits; of the visits of treated households where none are caused. */
  bias: number;
  biasError: number;
  coverage: number;
  /** The share of runs whose interval lies above 0. */
  found: number;
  sampleRatioAlarms: number;
  pastAlarms: number;
}

/** Draws and estimates a world so many times. */
export function runHoldouts(world: HoldoutWorld, runs: number): HoldoutSummary {
  const drawn = Array.from({ length: runs }, (_, seed) => runOne(world, seed));
  const caused = mean(drawn.map((run) => run.caused));
  const unit = caused > 0 ? caused : mean(drawn.map(({ estimate }) => estimate.visits));
  const errors = drawn.map((run) => (run.estimate.caused.value - run.caused) / unit);
  const bias = mean(errors);

  return {
    runs,
    caused,
    bias,
    biasError: Math.sqrt(mean(errors.map((error) => (error - bias) ** 2)) / runs),
    coverage: shareOf(drawn, (run) => {
      const { low, high } = run.estimate.caused;
      return low <= run.caused && run.caused <= high;
    }),
    found: shareOf(drawn, ({ estimate }) => estimate.caused.low > 0),
    sampleRatioAlarms: shareOf(drawn, ({ checks }) => Math.abs(checks.sampleRatioZ) > SUSPICIOUS_Z),
    pastAlarms: shareOf(drawn, ({ checks }) => Math.abs(checks.pastZ) > SUSPICIOUS_Z),
  };
}

/** The lift that the planner says this world's experiment would find. */
export function plannedLift(world: HoldoutWorld): number {
  const past = drawHoldout({ ...world, controlShare: 0, lift: 0, lostControl: 0 }, randomFrom(5));
  const power = planHoldout(
    past.spans.map(({ treated }) => treated),
    world.controlShare,
  );
  if (power?.smallestLift == null) throw new Error('the world is too small for a plan');
  return power.smallestLift;
}

interface HoldoutRun {
  caused: number;
  estimate: HoldoutEstimate;
  checks: ReturnType<typeof checkArms>;
}

function runOne(world: HoldoutWorld, seed: number): HoldoutRun {
  const { spans, caused } = drawHoldout(world, randomFrom(seed * 7919 + 1));
  const estimate = estimateHoldout(spans);
  if (!estimate) throw new Error('the world is too small for an estimate');
  return { caused, estimate, checks: checkArms(spans, world.controlShare) };
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

const shareOf = (runs: readonly HoldoutRun[], is: (run: HoldoutRun) => boolean): number =>
  mean(runs.map((run) => Number(is(run))));
