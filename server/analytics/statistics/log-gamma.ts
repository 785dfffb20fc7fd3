const FIRST = 0.99999999999980993;
const TERMS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
const G = 7;
const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI);

/**
 * ln Γ(x) for x ≥ 0.5, by Lanczos' approximation with g = 7 and nine terms: relative error below
 * 1e-14.
 */
export function logGamma(x: number): number {
  let series = FIRST;
  for (let index = 0; index < TERMS.length; index += 1) series += (TERMS[index] ?? 0) / (x + index);
  const shifted = x + G - 0.5;
  return HALF_LOG_TWO_PI + (x - 0.5) * Math.log(shifted) - shifted + Math.log(series);
}

/** P(X = hits) for X binomial, 0 < chance < 1. */
export const binomialChance = (hits: number, trials: number, chance: number): number =>
  Math.exp(
    logGamma(trials + 1) -
      logGamma(hits + 1) -
      logGamma(trials - hits + 1) +
      hits * Math.log(chance) +
      (trials - hits) * Math.log1p(-chance),
  );
