import type { EffectReasonName, KnownEffect } from '#schema/effect.js';
import type { UndeterminedReason, Verdict } from './estimates/judge-effect.js';

/** The names of verdicts and reasons in the API, and of their texts in `schema/effect.ts`. */
export const VERDICT_NAMES: Record<Verdict, KnownEffect['verdict']> = {
  measured: 'MEASURED',
  atLeast: 'AT_LEAST',
  undetermined: 'UNDETERMINED',
};
export const REASON_NAMES: Record<UndeterminedReason, EffectReasonName> = {
  adsFollowVisits: 'ADS_FOLLOW_VISITS',
  tooFewVisits: 'TOO_FEW_VISITS',
  mostlyAverage: 'MOSTLY_AVERAGE',
};
