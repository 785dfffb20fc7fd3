import { LAG_DAYS, PAIR_DAYS, type LeadLagSums } from './lead-lag-counts.js';
import { solveLinear } from './solve-linear.js';

/**
 * The visits that one impression causes within its day and the next seven, after what the
 * viewer's other impressions caused is taken out; 0 without impressions.
 */
export function visitsPerImpression(sums: LeadLagSums): number {
  if (sums.impressions === 0) return 0;
  // How many visits a clock time later than the impression's has, for one that is earlier: from the
  // same viewers on other days, so that personal hours do no harm.
  const clockRatio = sums.earlierByClock > 0 ? sums.laterByClock / sums.earlierByClock : 1;

  const lags = Array.from({ length: LAG_DAYS + 1 }, (_, lag) => lag);
  const excess = lags.map((lag) => {
    const earlier = (sums.earlier[lag] ?? 0) * (lag === 0 ? clockRatio : 1);
    return ((sums.later[lag] ?? 0) - earlier) / sums.impressions;
  });
  const mixing = lags.map((lag) =>
    lags.map((effect) => {
      const own = lag === effect ? 1 : 0;
      return own + othersShare(sums, clockRatio, lag, effect) / sums.impressions;
    }),
  );

  return solveLinear(mixing, excess).reduce((total, visits) => total + visits, 0);
}

/**
 * Of the visits that impressions cause `effect` days later, how many count as later than another
 * impression by `lag` days, less those that count as earlier.
 */
function othersShare(sums: LeadLagSums, clockRatio: number, lag: number, effect: number): number {
  if (lag > 0) return pairsAt(sums, lag - effect) - pairsAt(sums, -lag - effect);
  if (effect > 0) return 0;
  const { sameDayLater, sameDayShareAfter, sameDayShareBefore } = sums;
  return sameDayLater + sameDayShareAfter - clockRatio * sameDayShareBefore;
}

const pairsAt = (sums: LeadLagSums, days: number): number => sums.pairs[days + PAIR_DAYS] ?? 0;
