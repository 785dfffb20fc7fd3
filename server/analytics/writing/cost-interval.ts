import type { Interval } from '#server/analytics/statistics/wilson.js';

/**
 * The interval of the cost per visit: the spend divided by the visits at each end of
 * the response rate's interval.
 */
export function costInterval(
  adSpend: number,
  impressions: number,
  rate: Interval | null,
): Interval | null {
  if (!rate || rate.low === 0) return null;
  return { low: adSpend / (impressions * rate.high), high: adSpend / (impressions * rate.low) };
}
