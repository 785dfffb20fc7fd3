import type { Estimate } from '#server/measurement/estimates/estimate-effect.js';
import { REASON_NAMES, VERDICT_NAMES } from '#server/measurement/effect-names.js';
import type { EffectVerdict as Judgement } from '#server/measurement/estimates/judge-effect.js';
import type { EffectCost, EffectRange } from './effect.types.js';

/** Describes a judgement of credited visits that cost so much. */
export function describeEffect(
  { verdict, reason, caused }: Judgement,
  credited: number,
  spend: number | null,
) {
  const causedVisits = caused && boundedRange(caused, credited);
  return {
    verdict: VERDICT_NAMES[verdict],
    reason: reason && REASON_NAMES[reason],
    causedVisits,
    costPerCausedVisit: causedVisits && spend !== null ? costOf(spend, causedVisits) : null,
  };
}

export const rangeOf = ({ value, low, high }: Estimate): EffectRange => ({ value, low, high });

/** Nobody can have caused fewer visits than none, or more than are credited. */
function boundedRange(estimate: Estimate, credited: number): EffectRange {
  const bounded = (visits: number) => Math.min(Math.max(visits, 0), credited);
  return {
    value: bounded(estimate.value),
    low: bounded(estimate.low),
    high: bounded(estimate.high),
  };
}

export function costOf(spend: number, { value, low, high }: EffectRange): EffectCost {
  const per = (visits: number) => (visits > 0 ? spend / visits : null);
  return { value: per(value), low: per(high), high: per(low) };
}
