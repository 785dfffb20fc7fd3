import type { WorldSummary } from '#server/measurement/testing/run-world.js';
import type { World } from '#server/measurement/testing/worlds.js';

const MONTE_CARLO_ERRORS = 2;

/** The bars of docs/incremental.md that a world misses by more than the number of runs explains. */
export function failedBars(world: World, summary: WorldSummary): string[] {
  const failed: string[] = [];
  const expectAtMost = (name: string, value: number, most: number) => {
    if (value > most + MONTE_CARLO_ERRORS * shareError(most, summary.runs)) failed.push(name);
  };

  if (world.fitsPlacebo) {
    const { bias, biasError, coverage } = summary.placebo;
    if (Math.abs(bias) > 0.02 + MONTE_CARLO_ERRORS * biasError) failed.push('A’s bias < 2 %');
    expectAtMost('A covers 94 %', 1 - coverage, 0.06);
  }
  if (world.daysAtHome) {
    expectAtMost('measured in ≤ 2 %', summary.measured, 0.02);
    if (summary.shown) {
      const { bias, biasError, coverage } = summary.shown;
      const margin = MONTE_CARLO_ERRORS * biasError;
      if (bias < -0.3 - margin || bias > 0.05 + margin) failed.push('shown bias −30 to +5 %');
      expectAtMost('shown covers 90 %', 1 - coverage, 0.1);
    }
  }
  if (world.retargeting) {
    expectAtMost('cannot be told in ≥ 95 %', 1 - summary.undetermined, 0.05);
  }
  if (summary.caused === 0) expectAtMost('lift claimed in ≤ 5 %', summary.liftClaimed, 0.05);

  expectAtMost('true in ≥ 97 %', 1 - summary.trueShown, 0.03);
  if (world.idleShare > 0)
    expectAtMost('idle creative unclaimed in ≥ 90 %', 1 - summary.idleUnclaimed, 0.1);

  return failed;
}

const shareError = (share: number, runs: number): number => Math.sqrt((share * (1 - share)) / runs);
