import type { ArmSums } from './estimate-holdout.js';
import { meanPastVisits, scatterOf, type HouseholdSums } from './household-sums.js';

/** Distances of the arms from what the draw lets expect, in standard errors. */
export interface ArmChecks {
  /** The number of control households against their share (sample ratio mismatch). */
  sampleRatioZ: number;
  /** Visits per household before the experiment, treated less control. */
  pastZ: number;
}

/**
 * Two-sided p < 0.001 even when four keys are looked at: one alarm in a thousand experiments whose
 * arms are right.
 */
export const SUSPICIOUS_Z = 3.67;

/** Returns the values of the key that differs most; zero where there is nothing to compare. */
export function checkArms(spans: readonly ArmSums[], controlShare: number): ArmChecks {
  return {
    sampleRatioZ: largest(spans.map((arms) => sampleRatioZ(arms, controlShare))),
    pastZ: largest(spans.map(pastZ)),
  };
}

const largest = (values: readonly number[]): number =>
  values.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most), 0);

function sampleRatioZ({ treated, control }: ArmSums, share: number): number {
  const households = treated.households + control.households;
  const expected = households * share;
  return households === 0 ? 0 : (control.households - expected) / Math.sqrt(expected * (1 - share));
}

/** Welch's statistic of two means. */
function pastZ({ treated, control }: ArmSums): number {
  const variance = meanVariance(treated) + meanVariance(control);
  if (variance === 0) return 0;
  return (meanPastVisits(treated) - meanPastVisits(control)) / Math.sqrt(variance);
}

const meanVariance = (arm: HouseholdSums): number =>
  arm.households < 2 ? 0 : scatterOf(arm).past / (arm.households - 1) / arm.households;
