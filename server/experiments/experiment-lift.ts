import type { EffectRange } from '#server/analytics/effect/effect.types.js';
import { liftOf } from '#server/measurement/holdout/estimate-holdout.js';
import type { ExperimentResult } from './experiment.types.js';

/** Caused visits of so many, as fractions of those that would have come anyway. */
export function describeLift(
  caused: EffectRange,
  visits: number,
): Pick<ExperimentResult, 'lift' | 'liftInterval'> {
  const lift = liftOf(caused.value, visits);
  const low = liftOf(caused.low, visits);
  const isKnown = lift !== null && low !== null;

  return { lift, liftInterval: isKnown ? { low, high: liftOf(caused.high, visits) } : null };
}
