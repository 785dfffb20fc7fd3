import { incompleteBeta } from './incomplete-beta.js';
import { binomialChance } from './log-gamma.js';

/** A group with its responses and impressions. */
export interface Rated {
  responses: number;
  impressions: number;
}

/**
 * Two-sided p-value of two response rates being equal: the exact conditional test of two Poisson
 * rates (Przyborowski and Wilenski 1940), twice the smaller tail. Given their sum, the responses of
 * `a` are binomial with its share of the impressions. Valid for any counts, and for rates above 1,
 * where tests of proportions are not. 1 without impressions.
 */
export function rateDifferenceP(a: Rated, b: Rated): number {
  const total = a.responses + b.responses;
  if (a.impressions <= 0 || b.impressions <= 0 || total === 0) return 1;
  const share = a.impressions / (a.impressions + b.impressions);
  const tail =
    a.responses > total * share
      ? upperTail(a.responses, total, share)
      : upperTail(b.responses, total, b.impressions / (a.impressions + b.impressions));
  return Math.min(1, 2 * tail);
}

/**
 * Two standard deviations from the expectation (squared): no exact p-value within them is below a
 * hundredth.
 */
const MAX_CHANCE_DEVIATION = 4;

/**
 * A fast check that the p-value is above `level`, which is at most a hundredth: the counts are near
 * the expectation, or the probability of the observed counts alone is larger. Most pairs need no
 * exact test.
 */
export function isPlainlyChance(a: Rated, b: Rated, level: number): boolean {
  const total = a.responses + b.responses;
  if (a.impressions <= 0 || b.impressions <= 0 || total === 0) return true;
  const share = a.impressions / (a.impressions + b.impressions);
  const away = a.responses - total * share;
  if (away * away < MAX_CHANCE_DEVIATION * total * share * (1 - share)) return true;
  return 2 * binomialChance(a.responses, total, share) > level;
}

/** P(X ≥ hits) for X binomial. */
const upperTail = (hits: number, trials: number, chance: number): number =>
  hits <= 0 ? 1 : incompleteBeta(chance, hits, trials - hits + 1);
