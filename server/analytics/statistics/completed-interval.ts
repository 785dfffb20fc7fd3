import { wilsonInterval, type Interval } from './wilson.js';

interface CompletedRate {
  responses: number;
  impressions: number;
  /** The impressions, each counted by the share of its responses that has come. */
  exposure: number;
  /** The variance of the exposure ÷ its square: how little is known of that share. */
  exposureVariation: number;
}

/**
 * 95 % interval of responses ÷ exposure. The responses so far are a proportion of the impressions,
 * with Wilson's interval; its ends grow by impressions ÷ exposure. The uncertainty of the exposure
 * adds to the relative variance of the responses, as if there were fewer of both. Equals Wilson's
 * interval where all responses have come; null where Wilson's is.
 */
export function completedInterval(rate: CompletedRate): Interval | null {
  const { responses, impressions, exposure, exposureVariation } = rate;
  if (exposure <= 0) return null;

  const worth = 1 / (1 + responses * exposureVariation);
  const arrived = wilsonInterval(responses * worth, impressions * worth);
  const growth = impressions / exposure;

  return arrived && { low: arrived.low * growth, high: arrived.high * growth };
}
