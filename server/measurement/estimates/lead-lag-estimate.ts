import { LAG_DAYS, PAIR_DAYS } from '#server/measurement/evidence/lead-lag-columns.js';
import type { LeadLagSums } from '#server/measurement/evidence/lead-lag-sums.js';
import { solveLinear } from './solve-linear.js';

/** Weights that turn visits after and before impressions into those that one impression causes. */
export interface LeadLagWeights {
  /** Weights by the days between impression and visit. */
  ofLag: readonly number[];
  /**
   * Visits of the impression's own day before it count so much. How many visits a clock time later
   * than the impression's has, for one that is earlier: from the same viewers on other days, so that
   * personal hours do no harm.
   */
  clockRatio: number;
}

/**
 * The weights that take out what the viewer's other impressions caused: the column sums of the
 * inverse of 1 + M.
 */
export function leadLagWeights(sums: LeadLagSums): LeadLagWeights {
  const lags = Array.from({ length: LAG_DAYS + 1 }, (_, lag) => lag);
  const clockRatio = sums.earlierByClock > 0 ? sums.laterByClock / sums.earlierByClock : 1;
  if (sums.impressions === 0) return { ofLag: lags.map(() => 0), clockRatio };

  const transposed = lags.map((effect) =>
    lags.map((lag) => {
      const own = lag === effect ? 1 : 0;
      return own + othersShare(sums, clockRatio, lag, effect) / sums.impressions;
    }),
  );
  const ones = lags.map(() => 1);

  return { ofLag: solveLinear(transposed, ones), clockRatio };
}

/** The visits that one impression causes within its day and the next seven; 0 without any. */
export function visitsPerImpression(sums: LeadLagSums, weights: LeadLagWeights): number {
  if (sums.impressions === 0) return 0;

  return weights.ofLag.reduce((total, weight, lag) => {
    const earlier = (sums.earlier[lag] ?? 0) * (lag === 0 ? weights.clockRatio : 1);
    return total + (weight * ((sums.later[lag] ?? 0) - earlier)) / sums.impressions;
  }, 0);
}

/**
 * Counts visits that impressions cause `effect` days later: those that count as later than another
 * impression by `lag` days, less those that count as earlier.
 */
function othersShare(sums: LeadLagSums, clockRatio: number, lag: number, effect: number): number {
  if (lag > 0) return pairsAt(sums, lag - effect) - pairsAt(sums, -lag - effect);
  if (effect > 0) return 0;
  const { sameDayLater, sameDayShareAfter, sameDayShareBefore } = sums;
  return sameDayLater + sameDayShareAfter - clockRatio * sameDayShareBefore;
}

const pairsAt = (sums: LeadLagSums, days: number): number => sums.pairs[days + PAIR_DAYS] ?? 0;
