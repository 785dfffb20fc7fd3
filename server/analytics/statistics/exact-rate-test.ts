import { incompleteBeta } from './incomplete-beta.js';

/** Something that led to responses, out of so many impressions. */
export interface Rated {
  responses: number;
  impressions: number;
}

/**
 * Two-sided p-value of two response rates being equal: the exact conditional test of two Poisson rates (Przyborowski and
 * Wilenski 1940), twice the smaller tail. Given their sum, the responses of `a` are binomial with its share of the impressions.
 * It holds for any counts, small or large, and for rates above 1, where no test of proportions does. 1 where nothing was served.
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

/** P(X ≥ hits) for X binomial. */
const upperTail = (hits: number, trials: number, chance: number): number =>
  hits <= 0 ? 1 : incompleteBeta(chance, hits, trials - hits + 1);
