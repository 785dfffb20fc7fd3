import type { Estimate } from '#server/measurement/estimates/estimate-effect.js';
import { meanPastVisits, meanVisits, scatterOf, type HouseholdSums } from './household-sums.js';

/** The arms of the households under one key; a later key names the same households again. */
export interface ArmSums {
  treated: HouseholdSums;
  control: HouseholdSums;
}

export interface HoldoutEstimate {
  /** Visits of the treated households that the ads caused. */
  caused: Estimate;
  /** Visits of the treated households. */
  visits: number;
}

/** The normal interval is not to be trusted for fewer households in an arm. */
export const MIN_HOUSEHOLDS = 100;
const Z_95 = 1.96;

/**
 * τ = ȳ(treated) − ȳ(control) − θ (x̄(treated) − x̄(control)), where x are the visits before the
 * experiment and θ is pooled over the arms (CUPED: Deng, Xu, Kohavi and Walker 2013); caused visits
 * = τ × treated households.
 *
 * Keys change, so a household may be counted once under each key. The standard errors of the keys
 * are added, which is never too narrow however much such households resemble themselves.
 *
 * Null where an arm has fewer than MIN_HOUSEHOLDS.
 */
export function estimateHoldout(spans: readonly ArmSums[]): HoldoutEstimate | null {
  const counted = spans.filter(hasEnough);
  if (counted.length === 0) return null;

  let value = 0;
  let standardError = 0;
  let visits = 0;

  for (const arms of counted) {
    const { treated, control } = arms;
    const theta = pooledTheta([treated, control]);
    const difference =
      meanVisits(treated) -
      meanVisits(control) -
      theta * (meanPastVisits(treated) - meanPastVisits(control));

    value += treated.households * difference;
    standardError +=
      treated.households *
      Math.sqrt(
        adjustedVariance(treated, theta) / treated.households +
          adjustedVariance(control, theta) / control.households,
      );
    visits += treated.visits;
  }

  const margin = Z_95 * standardError;
  return {
    caused: { value, standardError, low: value - margin, high: value + margin },
    visits,
  };
}

const hasEnough = ({ treated, control }: ArmSums): boolean =>
  Math.min(treated.households, control.households) >= MIN_HOUSEHOLDS;

/** The slope of visits on past visits within the arms; 0 without past visits. */
export function pooledTheta(arms: readonly HouseholdSums[]): number {
  let past = 0;
  let products = 0;
  for (const arm of arms) {
    const scatter = scatterOf(arm);
    past += scatter.past;
    products += scatter.products;
  }
  return past > 0 ? products / past : 0;
}

/** The variance of visits − θ × past visits over the households of one arm. */
export function adjustedVariance(arm: HouseholdSums, theta: number): number {
  if (arm.households < 2) return 0;
  const { visits, past, products } = scatterOf(arm);
  const scatter = visits - 2 * theta * products + theta ** 2 * past;
  return Math.max(0, scatter) / (arm.households - 1);
}

/**
 * Caused visits ÷ the visits that would have come anyway; null where no visit would have. Grows with
 * `caused`, so the bounds of the one are those of the other.
 */
export function liftOf(caused: number, visits: number): number | null {
  const anyway = visits - caused;
  return anyway > 0 ? caused / anyway : null;
}
