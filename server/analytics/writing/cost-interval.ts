import type { Interval } from '#server/analytics/statistics/wilson.js';

/**
 * What a visit may cost, in dollars: the spend over as many visits as the interval of the response
 * rate allows.
 */
export function costInterval(
  adSpend: number,
  impressions: number,
  rate: Interval | null,
): Interval | null {
  if (!rate || rate.low === 0) return null;
  return { low: adSpend / (impressions * rate.high), high: adSpend / (impressions * rate.low) };
}
