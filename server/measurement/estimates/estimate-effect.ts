import type { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import { MICRO_VISITS } from '#server/measurement/evidence/placebo.js';
import { addCell, emptyCell, type EffectCell } from './effect-cell.js';
import { cellsOfDay, daysOfEvidence } from './effect-cells.js';
import {
  emptyReplicates,
  FULL_SIZE,
  REPLICATES,
  wholeMicro,
  type Replicates,
} from './replicates.js';
import {
  isInScope,
  WeighedEvidence,
  type EffectScope,
  type EvidenceRates,
} from './weigh-evidence.js';

/** Student's t with 63 degrees of freedom: 95 % of its values are within. */
const T_95 = 1.998;
/** The effect that a test at 5 % finds with 80 % chance is this many standard errors. */
const DETECTABLE_ERRORS = 2.8;

/** The numbers are visits, except for the pre-exposure ratio. */
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
  /** The share of the impressions that estimator B looks at: 0 to 1. */
  baseShare: number;
  /** Visits in the week before an impression ÷ what clean weeks let expect; null without any. */
  preExposureRatio: Estimate | null;
}

/** The impressions of one run of the recount, and the visits credited to them. */
export interface EffectPart {
  cell: EffectCell;
  rates: EvidenceRates;
  credited: number;
}

/**
 * Both estimates of the visits caused by the impressions of all parts, with the intervals of the
 * delete-a-group jackknife. Credited visits that no testable one stands for are taken to be caused as
 * often as all, impressions outside the base to cause as many visits as those in it.
 */
export function estimateParts(parts: readonly EffectPart[]): EffectEstimates {
  const placebo = emptyReplicates();
  const leadLag = emptyReplicates();
  const leads = { visits: emptyReplicates(), placebo: emptyReplicates() };
  let credited = 0;
  let testable = 0;
  let impressions = 0;
  let based = 0;

  for (const { cell, rates, credited: ofPart } of parts) {
    credited += ofPart;
    testable += cell.testable;
    impressions += cell.impressions;
    based += cell.baseImpressions;
    const untested = ofPart - cell.testable;
    const outside = cell.impressions - cell.baseImpressions;
    for (let index = 0; index < REPLICATES; index += 1) {
      const size = index === 0 ? 1 : FULL_SIZE;
      const tested = size * at(cell.placebo, index);
      add(placebo, index, tested + untested * wholeMicro(rates.causedPerTestable, index));
      const base = at(cell.leadLag, index);
      add(leadLag, index, base + outside * wholeMicro(rates.causedPerImpression, index));
      add(leads.visits, index, at(rates.leadVisits, index));
      add(leads.placebo, index, at(rates.leadPlacebo, index));
    }
  }

  toVisits(placebo);
  toVisits(leadLag);

  return {
    placebo: withInterval(placebo),
    leadLag: withInterval(leadLag),
    difference: withInterval(placebo.map((value, index) => value - at(leadLag, index))),
    testableShare: credited > 0 ? Math.min(1, testable / credited) : 0,
    baseShare: impressions > 0 ? based / impressions : 0,
    preExposureRatio: at(leads.placebo, 0) > 0 ? ratio(leads.visits, leads.placebo) : null,
  };
}

/** Both estimates of the visits that the impressions of the scope caused. */
export function estimateEffect(
  evidence: readonly SpanEvidence[],
  scope: EffectScope,
): EffectEstimates {
  const weighed = new WeighedEvidence(evidence, scope);
  const cell = emptyCell();
  for (const day of daysOfEvidence(weighed).filter((one) => isInScope(scope, one))) {
    for (const one of cellsOfDay(weighed, day, ALL).values()) addCell(cell, one);
  }

  const credited = scope.creditedByDelay.reduce((total, count) => total + count, 0);
  return estimateParts([{ cell, rates: weighed.rates, credited }]);
}

/** Nobody names keys here: all are 0. */
const ALL = [0];

/** The smallest effect, in visits, that would be found with a chance of 80 %. */
export const minimumDetectable = ({ standardError }: Estimate): number =>
  DETECTABLE_ERRORS * standardError;

const at = (replicates: Replicates, index: number): number => replicates[index] ?? 0;

function add(into: Replicates, index: number, value: number): void {
  into[index] = at(into, index) + value;
}

function toVisits(microVisits: Replicates): void {
  for (let index = 0; index < REPLICATES; index += 1) {
    microVisits[index] = at(microVisits, index) / MICRO_VISITS;
  }
}

function ratio(counts: Replicates, expected: Replicates): Estimate {
  return withInterval(
    counts.map((count, index) => (at(expected, index) > 0 ? count / at(expected, index) : 0)),
  );
}

function withInterval(replicates: Replicates): Estimate {
  const value = at(replicates, 0);
  const parts = replicates.subarray(1);
  const mean = parts.reduce((total, part) => total + part, 0) / parts.length;
  const spread = parts.reduce((total, part) => total + (part - mean) ** 2, 0);
  const standardError = Math.sqrt((spread * (parts.length - 1)) / parts.length);
  const margin = T_95 * standardError;

  return { value, standardError, low: value - margin, high: value + margin };
}
