import { Z_95, type Interval } from './wilson.js';

interface CompletedRate {
  responses: number;
  /** The impressions, each counted by the share of its responses that has come. */
  exposure: number;
  /** The variance of the exposure ÷ its square: how little is known of that share. */
  exposureVariation: number;
}

/**
 * 95 % score interval of a Poisson rate, responses ÷ exposure; unlike Wilson's it holds where an
 * impression has several responses. The uncertainty of the exposure adds to the relative
 * variance of the responses, as if there were fewer of both. Null without exposure.
 */
export function completedInterval(rate: CompletedRate): Interval | null {
  const { exposure, exposureVariation } = rate;
  if (exposure <= 0) return null;

  const worth = 1 / (1 + rate.responses * exposureVariation);
  const responses = rate.responses * worth;
  const centre = responses + Z_95 ** 2 / 2;
  const half = Z_95 * Math.sqrt(responses + Z_95 ** 2 / 4);

  // The low end is exact at 0; rounding would miss it slightly.
  return {
    low: responses === 0 ? 0 : (centre - half) / (exposure * worth),
    high: (centre + half) / (exposure * worth),
  };
}
