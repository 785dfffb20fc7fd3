import { randomFrom } from '#server/analytics/testing/random-choices.js';
import {
  estimateEffect,
  type EffectEstimates,
} from '#server/measurement/estimates/estimate-effect.js';
import { judgeEffect, type EffectVerdict } from '#server/measurement/estimates/judge-effect.js';
import { drawWorld, type DrawSize } from './draw-world.js';
import type { World } from './worlds.js';

export interface WorldRun {
  caused: number;
  credited: number;
  estimates: EffectEstimates;
  shown: EffectVerdict;
}

export function runWorld(world: World, size: DrawSize, seed: number): WorldRun {
  const drawn = drawWorld(world, size, randomFrom(seed * 7919 + 1));
  const credited = drawn.scope.creditedByDelay.reduce((total, count) => total + count, 0);
  const estimates = estimateEffect(drawn.evidence, drawn.scope);

  return {
    caused: drawn.caused,
    credited,
    estimates,
    shown: judgeEffect(estimates, credited),
  };
}

/** Distance of estimates from the truth. */
export interface Accuracy {
  /** Share of the caused visits, or of the credited ones where none are caused. */
  bias: number;
  /** The bias's own standard error. */
  biasError: number;
  /** The share of the intervals that hold the truth. */
  coverage: number;
}

export interface WorldSummary {
  runs: number;
  credited: number;
  caused: number;
  placebo: Accuracy;
  leadLag: Accuracy;
  /** Accuracy over the runs that show a figure; null without any. */
  shown: Accuracy | null;
  testableShare: number;
  measured: number;
  atLeast: number;
  undetermined: number;
  /** The share of runs that show an interval above 0. */
  liftClaimed: number;
}

export function summariseRuns(runs: readonly WorldRun[]): WorldSummary {
  const caused = mean(runs.map((run) => run.caused));
  const credited = mean(runs.map((run) => run.credited));
  const unit = caused > 0 ? caused : credited;
  const ofVerdict = (verdict: string) =>
    mean(runs.map(({ shown }) => Number(shown.verdict === verdict)));

  return {
    runs: runs.length,
    credited,
    caused,
    placebo: accuracy(runs, unit, (run) => [run.estimates.placebo, run.caused]) ?? NOTHING,
    leadLag: accuracy(runs, unit, (run) => [run.estimates.leadLag, run.caused]) ?? NOTHING,
    shown: accuracy(runs, unit, ({ shown, caused: truth }) => [shown.caused, truth]),
    testableShare: mean(runs.map(({ estimates }) => estimates.testableShare)),
    measured: ofVerdict('measured'),
    atLeast: ofVerdict('atLeast'),
    undetermined: ofVerdict('undetermined'),
    liftClaimed: mean(runs.map(({ shown }) => Number((shown.caused?.low ?? 0) > 0))),
  };
}

const NOTHING: Accuracy = { bias: 0, biasError: 0, coverage: 0 };

function accuracy(
  runs: readonly WorldRun[],
  unit: number,
  read: (run: WorldRun) => [EffectVerdict['caused'], number],
): Accuracy | null {
  const errors: number[] = [];
  let covered = 0;
  for (const run of runs) {
    const [estimate, caused] = read(run);
    if (!estimate) continue;
    errors.push((estimate.value - caused) / unit);
    if (estimate.low <= caused && caused <= estimate.high) covered += 1;
  }
  if (errors.length === 0) return null;

  const bias = mean(errors);
  const variance = mean(errors.map((error) => (error - bias) ** 2));
  const biasError = Math.sqrt(variance / errors.length);
  return { bias, biasError, coverage: covered / errors.length };
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / Math.max(values.length, 1);
