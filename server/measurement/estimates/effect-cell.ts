import { addReplicates, emptyReplicates, type Replicates } from './replicates.js';

/** The evidence about some of the impressions. Cells add up. */
export interface EffectCell {
  /** Impressions of viewers that have keys and are not shared. */
  impressions: number;
  /** Those whose visits are known for a week on either side: estimator B looks at them. */
  baseImpressions: number;
  /** Credited visits that estimator A looks at. */
  testable: number;
  /** Estimator A: what testable visits count for, less what would have come anyway, in micro-visits. */
  placebo: Replicates;
  /** Estimator B: what follows the base impressions less what precedes them, in micro-visits. */
  leadLag: Replicates;
}

export const emptyCell = (): EffectCell => ({
  impressions: 0,
  baseImpressions: 0,
  testable: 0,
  placebo: emptyReplicates(),
  leadLag: emptyReplicates(),
});

export function addCell(into: EffectCell, from: EffectCell): void {
  into.impressions += from.impressions;
  into.baseImpressions += from.baseImpressions;
  into.testable += from.testable;
  addReplicates(into.placebo, from.placebo);
  addReplicates(into.leadLag, from.leadLag);
}
