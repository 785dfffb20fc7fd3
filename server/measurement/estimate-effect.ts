import type { SpanEvidence } from './effect-evidence.js';
import { mergeSums } from './lead-lag-counts.js';
import { visitsPerImpression } from './lead-lag-estimate.js';
import { MICRO_VISITS } from './placebo-counts.js';
import { VIEWER_GROUPS } from './viewer-history.js';

/** Student's t with 63 degrees of freedom: 95 % of its values are within. */
const T_95 = 1.998;
/** The effect that a test at 5 % finds with 80 % chance is this many standard errors. */
const DETECTABLE_ERRORS = 2.8;

/** In visits, except for the pre-exposure ratio. */
export interface Estimate {
  value: number;
  standardError: number;
  low: number;
  high: number;
}

export interface EffectEstimates {
  /** Estimator A, time-stratified self-controlled placebo. */
  placebo: Estimate;
  /** Estimator B, lead-lag deconvolution. */
  leadLag: Estimate;
  /** A less B. */
  difference: Estimate;
  /** The share of the credited visits of which estimator A says something: 0 to 1. */
  testableShare: number;
  /** Visits in the week before an impression ÷ what clean weeks let expect; null without any. */
  preExposureRatio: Estimate | null;
}

/** The credited visits and the impressions whose effect is estimated. */
export interface EffectScope {
  credited: number;
  impressions: number;
}

interface Point {
  /** Of the testable visits. */
  caused: number;
  leadLag: number;
  preExposureRatio: number | null;
  testable: number;
}

/** Both estimates of the visits caused, with the intervals of the delete-a-group jackknife. */
export function estimateEffect(
  evidence: readonly SpanEvidence[],
  scope: EffectScope,
): EffectEstimates {
  const volumes = new Map<number, number>();
  for (const { leadLag } of evidence) {
    for (const [day, count] of leadLag.impressionsOfDay) {
      volumes.set(day, (volumes.get(day) ?? 0) + count);
    }
  }

  const point = (without: number | null) => estimatePoint(evidence, scope, volumes, without);
  const whole = point(null);
  // Counts without a group are scaled up to all groups, and credited visits without a clean slot
  // are taken to be caused as often as those with one.
  const fullSize = VIEWER_GROUPS / (VIEWER_GROUPS - 1);
  const perTestable = whole.testable > 0 ? scope.credited / whole.testable : 0;
  const parts = Array.from({ length: VIEWER_GROUPS }, (_, group) => {
    const part = point(group);
    return { ...part, caused: part.caused * fullSize };
  });
  const estimate = (read: (one: Point) => number) => withInterval(read(whole), parts.map(read));

  return {
    placebo: estimate(({ caused }) => caused * perTestable),
    leadLag: estimate(({ leadLag }) => leadLag),
    difference: estimate(({ caused, leadLag }) => caused * perTestable - leadLag),
    testableShare: scope.credited > 0 ? Math.min(1, whole.testable / scope.credited) : 0,
    preExposureRatio:
      whole.preExposureRatio === null
        ? null
        : estimate(({ preExposureRatio }) => preExposureRatio ?? 0),
  };
}

/** The smallest effect, in visits, that would be found with a chance of 80 %. */
export const minimumDetectable = ({ standardError }: Estimate): number =>
  DETECTABLE_ERRORS * standardError;

function estimatePoint(
  evidence: readonly SpanEvidence[],
  scope: EffectScope,
  volumes: ReadonlyMap<number, number>,
  without: number | null,
): Point {
  const placebo = { testable: 0, placebo: 0, leadVisits: 0, leadPlacebo: 0 };
  const leadLags = evidence.map((one) => {
    const calendar = one.calendar(without);
    const sums = one.placebo.sums(calendar, without);
    placebo.testable += sums.testable;
    placebo.placebo += sums.placeboMicroVisits / MICRO_VISITS;
    placebo.leadVisits += sums.leadVisits;
    placebo.leadPlacebo += sums.leadPlaceboMicroVisits / MICRO_VISITS;
    return one.leadLag.sums(calendar, (day) => volumes.get(day) ?? 0, without);
  });

  const { testable, leadVisits, leadPlacebo } = placebo;
  return {
    testable,
    caused: testable - placebo.placebo,
    leadLag: scope.impressions * visitsPerImpression(mergeSums(leadLags)),
    preExposureRatio: leadPlacebo > 0 ? leadVisits / leadPlacebo : null,
  };
}

function withInterval(value: number, parts: readonly number[]): Estimate {
  const mean = parts.reduce((total, part) => total + part, 0) / parts.length;
  const spread = parts.reduce((total, part) => total + (part - mean) ** 2, 0);
  const standardError = Math.sqrt((spread * (parts.length - 1)) / parts.length);
  const margin = T_95 * standardError;
  return { value, standardError, low: value - margin, high: value + margin };
}
