import { randomFrom } from '#server/analytics/testing/random-choices.js';
import { addCell, emptyCell } from '#server/measurement/estimates/effect-cell.js';
import { cellsOfDay, daysOfEvidence } from '#server/measurement/estimates/effect-cells.js';
import {
  estimateEffect,
  estimateParts,
  type EffectEstimates,
} from '#server/measurement/estimates/estimate-effect.js';
import {
  judgeEffect,
  judgePart,
  type EffectVerdict,
} from '#server/measurement/estimates/judge-effect.js';
import { isInScope, WeighedEvidence } from '#server/measurement/estimates/weigh-evidence.js';
import { drawWorld, type DrawnWorld, type DrawSize } from './draw-world.js';
import type { World } from './worlds.js';

export interface WorldRun {
  caused: number;
  credited: number;
  estimates: EffectEstimates;
  shown: EffectVerdict;
  /** The verdict on the creative that causes nothing; null in worlds without one. */
  idle: EffectVerdict | null;
}

export function runWorld(world: World, size: DrawSize, seed: number): WorldRun {
  const drawn = drawWorld(world, size, randomFrom(seed * 7919 + 1));
  const credited = drawn.scope.creditedByDelay.reduce((total, count) => total + count, 0);
  const estimates = estimateEffect(drawn.evidence, drawn.scope);

  const shown = judgeEffect(estimates, credited);

  return {
    caused: drawn.caused,
    credited,
    estimates,
    shown,
    idle: world.idleShare > 0 ? judgeIdle(drawn, shown) : null,
  };
}

const IDLE = 1;

function judgeIdle({ evidence, scope, idle }: DrawnWorld, whole: EffectVerdict): EffectVerdict {
  const weighed = new WeighedEvidence(evidence, scope);
  const cell = emptyCell();
  for (const day of daysOfEvidence(weighed).filter((one) => isInScope(scope, one))) {
    const ofDay = cellsOfDay(weighed, day, [0, IDLE]).get(IDLE);
    if (ofDay) addCell(cell, ofDay);
  }
  const { credited } = idle;
  return judgePart(whole, estimateParts([{ cell, rates: weighed.rates, credited }]), credited);
}

/** True where nothing that is shown is false. */
export function isTrue({ caused, credited, shown: { verdict, caused: shown } }: WorldRun): boolean {
  if (!shown) return true;
  const isAtLeast = verdict === 'atLeast' && Math.round(shown.low) > 0;
  return caused >= shown.low && (isAtLeast || caused <= Math.min(shown.high, credited));
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
  /** The share of runs that show a lower end above 0. */
  liftClaimed: number;
  /** The share of runs of which everything that is shown is true. */
  trueShown: number;
  /** The share of runs that claim less than a twentieth of the caused visits for the idle creative. */
  idleUnclaimed: number;
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
    trueShown: mean(runs.map((run) => Number(isTrue(run)))),
    idleUnclaimed: mean(
      runs.map(({ idle, caused: all }) => Number((idle?.caused?.low ?? 0) <= MAX_IDLE_SHARE * all)),
    ),
  };
}

const MAX_IDLE_SHARE = 0.05;

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
