import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';

/** Fine enough for the first hour, in which most responses come. */
export const CURVE_STEP_MS = 5 * 60_000;
export const CURVE_STEPS = CREDIT_WINDOW_MS / CURVE_STEP_MS;

/** Fewer visits give the share of a young impression to no better than a tenth. */
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
 * The time between the impressions and responses of a customer, from impressions that are older
 * than the credit window. A step holds the responses that came in its five minutes.
 */
export class TimingCurve {
  readonly visits: number;
  /** The delays at which responses came, ascending, and the share of the responses at each. */
  private readonly lagsMs: Float64Array;
  private readonly shares: Float64Array;

  constructor(counts: ReadonlyMap<number, number>) {
    const steps = [...counts].sort(([a], [b]) => a - b);
    const visits = steps.reduce((sum, [, count]) => sum + count, 0);
    this.visits = visits;
    this.lagsMs = Float64Array.from(steps, ([step]) => (step + 0.5) * CURVE_STEP_MS);
    this.shares = Float64Array.from(steps, ([, count]) => count / visits);
  }

  /** The share of their responses that impressions, spread evenly over the span, have had. */
  arrivedShare(span: AgeSpan): number {
    let arrived = 0;
    for (let at = 0; at < this.lagsMs.length; at += 1) {
      const lagMs = this.lagsMs[at] ?? 0;
      if (lagMs >= span.toMs) break;
      arrived += (this.shares[at] ?? 0) * reached(span, lagMs);
    }
    return arrived;
  }

  /**
   * The variance of the expected part of all impressions, Σ impressions × share, because the curve
   * comes from so many visits and not from more.
   */
  exposureVariance(aged: readonly AgedImpressions[]): number {
    const exposures = new Float64Array(this.lagsMs.length);
    for (const { impressions, spans } of aged) {
      if (impressions > 0) for (const span of spans) this.addReached(exposures, span, impressions);
    }

    let mean = 0;
    let square = 0;
    for (let at = 0; at < exposures.length; at += 1) {
      const exposure = exposures[at] ?? 0;
      mean += (this.shares[at] ?? 0) * exposure;
      square += (this.shares[at] ?? 0) * exposure * exposure;
    }
    return Math.max(0, square - mean * mean) / this.visits;
  }

  /** Adds, at each delay, the impressions of the span that are at least as old. */
  private addReached(
    exposures: Float64Array,
    span: AgeSpan & { weight: number },
    impressions: number,
  ): void {
    for (let at = 0; at < exposures.length; at += 1) {
      const lagMs = this.lagsMs[at] ?? 0;
      if (lagMs >= span.toMs) return;
      exposures[at] = (exposures[at] ?? 0) + impressions * span.weight * reached(span, lagMs);
    }
  }
}

/** The share of the span that is at least as old as the lag. */
function reached({ fromMs, toMs }: AgeSpan, lagMs: number): number {
  if (lagMs <= fromMs) return 1;
  if (lagMs >= toMs) return 0;
  return (toMs - lagMs) / (toMs - fromMs);
}
