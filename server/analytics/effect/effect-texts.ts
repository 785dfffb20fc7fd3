import type { Estimate } from '#server/measurement/estimates/estimate-effect.js';
import type {
  EffectVerdict as Judgement,
  UndeterminedReason,
  Verdict,
} from '#server/measurement/estimates/judge-effect.js';
import { EffectReason, EffectVerdict, type EffectCost, type EffectRange } from './effect.types.js';

const VERDICTS: Record<Verdict, EffectVerdict> = {
  measured: EffectVerdict.MEASURED,
  atLeast: EffectVerdict.AT_LEAST,
  undetermined: EffectVerdict.UNDETERMINED,
};
const REASONS: Record<UndeterminedReason, EffectReason> = {
  adsFollowVisits: EffectReason.ADS_FOLLOW_VISITS,
  tooFewVisits: EffectReason.TOO_FEW_VISITS,
  mostlyAverage: EffectReason.MOSTLY_AVERAGE,
};

/** Describes a judgement of credited visits that cost so many dollars. */
export function describeEffect(
  { verdict, reason, caused }: Judgement,
  credited: number,
  spend: number | null,
) {
  const causedVisits = caused && boundedRange(caused, credited);
  return {
    verdict: VERDICTS[verdict],
    reason: reason && REASONS[reason],
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
