import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';

/** Fine enough for the first hour, in which most responses come. */
export const CURVE_STEP_MS = 5 * 60_000;
export const CURVE_STEPS = CREDIT_WINDOW_MS / CURVE_STEP_MS;

/** With fewer visits, the share of a young impression is known to no better than a tenth. */
export const MIN_CURVE_VISITS = 100;

/** Impressions of a stretch of time, seen from now; the younger end first. */
export interface AgeSpan {
  fromMs: number;
  toMs: number;
}

/** Impressions of one age span. */
export interface AgedImpressions {
  impressions: number;
  /** Its parts with their shares of the impressions; more than one where clocks change. */
  spans: readonly (AgeSpan & { weight: number })[];
}

/**
 * How soon after their impression a customer's responses come, from impressions that are older than
 * the credit window. A step holds the responses that came in its five minutes.
 */
export class TimingCurve {
  readonly visits: number;
  private readonly steps: readonly { lagMs: number; share: number }[];

  constructor(counts: ReadonlyMap<number, number>) {
    this.visits = [...counts.values()].reduce((sum, count) => sum + count, 0);
    this.steps = [...counts]
      .map(([step, count]) => ({
        lagMs: (step + 0.5) * CURVE_STEP_MS,
        share: count / this.visits,
      }))
      .sort((a, b) => a.lagMs - b.lagMs);
  }

  /** The share of their responses that impressions, spread evenly over the span, have had. */
  arrivedShare(span: AgeSpan): number {
    return this.steps.reduce((sum, { lagMs, share }) => sum + share * reached(span, lagMs), 0);
  }

  /**
   * The variance of the expected part of all impressions, Σ impressions × share, because the curve
   * comes from so many visits and not from more.
   */
  exposureVariance(aged: readonly AgedImpressions[]): number {
    const perVisit = this.steps.map(({ lagMs, share }) => ({
      share,
      exposure: aged.reduce(
        (sum, { impressions, spans }) =>
          sum +
          impressions * spans.reduce((part, span) => part + span.weight * reached(span, lagMs), 0),
        0,
      ),
    }));
    const mean = perVisit.reduce((sum, { share, exposure }) => sum + share * exposure, 0);
    const spread = perVisit.reduce(
      (sum, { share, exposure }) => sum + share * (exposure - mean) ** 2,
      0,
    );
    return spread / this.visits;
  }
}

/** The share of the span that is at least as old as the lag. */
function reached({ fromMs, toMs }: AgeSpan, lagMs: number): number {
  if (lagMs <= fromMs) return 1;
  if (lagMs >= toMs) return 0;
  return (toMs - lagMs) / (toMs - fromMs);
}
