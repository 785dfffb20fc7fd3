import type { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import { mergeSums } from '#server/measurement/evidence/lead-lag-sums.js';
import { MICRO_VISITS } from '#server/measurement/evidence/placebo-counts.js';
import {
  leadLagWeights,
  visitsPerImpression,
} from '#server/measurement/estimates/lead-lag-estimate.js';

/**
 * Both estimates from the totals, by the formulas of docs/incremental.md, without cells; null for
 * all viewers.
 */
export function slowEstimates(
  evidence: readonly SpanEvidence[],
  credited: number,
  without: number | null,
): { placebo: number; leadLag: number } {
  const impressionsOfDay = evidence.flatMap((one) => one.impressionsOfDay());
  const volume = (day: number) =>
    impressionsOfDay.reduce((total, [other, count]) => total + (other === day ? count : 0), 0);
  let impressions = 0;
  let testable = 0;
  let caused = 0;
  const sums = evidence.map((one) => {
    const calendar = one.calendar(without);
    const { testable: own, placeboMicroVisits } = one.placebo.sums(calendar, without);
    caused += own - placeboMicroVisits / MICRO_VISITS;
    testable += one.placebo.testableVisits;
    for (const [, count] of one.impressionsOfDay()) impressions += count;
    return one.leadLag.sums(calendar, volume, without);
  });
  const merged = mergeSums(sums);
  const size = without === null ? 1 : 64 / 63;

  return {
    // Without testable visits nothing says how many of the credited ones are caused.
    placebo: size * caused * (testable > 0 ? credited / testable : 1),
    leadLag: impressions * visitsPerImpression(merged, leadLagWeights(merged)),
  };
}
