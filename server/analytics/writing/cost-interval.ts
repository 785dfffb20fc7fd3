import type { Interval } from '#server/analytics/statistics/wilson.js';

/**
 * The interval of the cost per visit, in the currency of the client: the spend per impression
 * divided by the response rate at each end of its interval.
 */
export function costInterval(spendPerImpression: number, rate: Interval | null): Interval | null {
  if (!rate || rate.low === 0) return null;
  return { low: spendPerImpression / rate.high, high: spendPerImpression / rate.low };
}
