import {
  PAIR_FIELDS,
  PLACEBO_FIELDS,
  TESTABLE_FIELDS,
  type DayEvents,
} from '#server/measurement/evidence/cell-events.js';
import { MICRO_VISITS } from '#server/measurement/evidence/placebo-counts.js';
import { addEvent, addReplicates, emptyReplicates, type Replicates } from './replicates.js';
import type { WeighedEvidence } from './weigh-evidence.js';

/** The evidence about some of the impressions. Cells add up. */
export interface EffectCell {
  /** Of viewers that have keys and are not shared. */
  impressions: number;
  /** Those whose visits are known for a week on either side: estimator B looks at them. */
  baseImpressions: number;
  /** Credited visits that estimator A looks at. */
  testable: number;
  /** Estimator A: testable visits less what would have come anyway, in micro-visits. */
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

/** The cells in which an impression with the key is counted, by any numbers. */
export type CellsOfKey = (key: number) => readonly number[];

/** The local days with impressions, oldest first. */
export function daysOfEvidence({ evidence }: WeighedEvidence): number[] {
  const days = new Set(evidence.flatMap(({ cells }) => [...cells.days.keys()]));
  return [...days].sort((a, b) => a - b);
}

/** The cells of the impressions of one local day (since 1970-01-01). */
export function cellsOfDay(
  weighed: WeighedEvidence,
  day: number,
  cellsOf: CellsOfKey,
): Map<number, EffectCell> {
  const cells = new Map<number, EffectCell>();
  const eachCell = (key: number, count: (cell: EffectCell) => void) => {
    for (const id of cellsOf(key)) {
      let cell = cells.get(id);
      if (!cell) cells.set(id, (cell = emptyCell()));
      count(cell);
    }
  };

  for (const [span, one] of weighed.evidence.entries()) {
    const events = one.cells.days.get(day);
    if (!events) continue;
    countImpressions(events, eachCell);
    countTestable(events, eachCell);
    countPlacebos(weighed, span, events, eachCell);
    countPairs(events, weighed.pairWeights(span, day - one.span.firstDay), eachCell);
  }

  return cells;
}

type EachCell = (key: number, count: (cell: EffectCell) => void) => void;

function countImpressions({ impressions }: DayEvents, eachCell: EachCell): void {
  for (const [key, { all, base }] of impressions) {
    eachCell(key, (cell) => {
      cell.impressions += all;
      cell.baseImpressions += base;
    });
  }
}

const ONE_VISIT = emptyReplicates().fill(MICRO_VISITS);

function countTestable({ testable }: DayEvents, eachCell: EachCell): void {
  for (let at = 0; at < testable.length; at += TESTABLE_FIELDS) {
    eachCell(testable.at(at), (cell) => {
      cell.testable += 1;
      addEvent(cell.placebo, ONE_VISIT, testable.at(at + 1));
    });
  }
}

function countPlacebos(
  weighed: WeighedEvidence,
  span: number,
  { placebos }: DayEvents,
  eachCell: EachCell,
): void {
  for (let at = 0; at < placebos.length; at += PLACEBO_FIELDS) {
    const weights = weighed.placeboWeights(span, placebos.at(at + 2), placebos.at(at + 1));
    eachCell(placebos.at(at), (cell) => addEvent(cell.placebo, weights, placebos.at(at + 3)));
  }
}

function countPairs(
  { pairs }: DayEvents,
  weights: readonly Replicates[],
  eachCell: EachCell,
): void {
  for (let at = 0; at < pairs.length; at += PAIR_FIELDS) {
    const weight = weights[pairs.at(at + 1)];
    if (weight) {
      eachCell(pairs.at(at), (cell) => addEvent(cell.leadLag, weight, pairs.at(at + 2)));
    }
  }
}
