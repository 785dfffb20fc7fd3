import {
  PAIR_FIELDS,
  PLACEBO_FIELDS,
  TESTABLE_FIELDS,
  type DayEvents,
} from '#server/measurement/evidence/cell-events.js';
import { CELLS } from '#server/measurement/evidence/lead-lag-columns.js';
import { MICRO_VISITS } from '#server/measurement/evidence/placebo-counts.js';
import {
  addEvent,
  addReplicates,
  addTimes,
  emptyReplicates,
  type Replicates,
} from './replicates.js';
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

export function subtractCell(from: EffectCell, part: EffectCell): void {
  from.impressions -= part.impressions;
  from.baseImpressions -= part.baseImpressions;
  from.testable -= part.testable;
  addTimes(from.placebo, part.placebo, -1);
  addTimes(from.leadLag, part.leadLag, -1);
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
): ReadonlyMap<number, EffectCell> {
  const cells = new DayCells(cellsOf);

  for (const [span, one] of weighed.evidence.entries()) {
    const events = one.cells.days.get(day);
    if (!events) continue;
    countImpressions(events, cells);
    countTestable(events, cells);
    countPlacebos(weighed, span, events, cells);
    countPairs(events, weighed.pairWeights(span, day - one.span.firstDay), cells);
  }

  return cells.all();
}

/** A cell, and how many of its pairs are in each column, which its sums lack. */
interface OpenCell extends EffectCell {
  pairs: Uint32Array;
}

/** Cells by their number. */
class DayCells {
  private readonly cells = new Map<number, OpenCell>();

  constructor(readonly idsOf: CellsOfKey) {}

  of(id: number): OpenCell {
    let cell = this.cells.get(id);
    if (!cell) this.cells.set(id, (cell = { ...emptyCell(), pairs: new Uint32Array(CELLS) }));
    return cell;
  }

  /** Adds the pairs in each column, which have the same weights. */
  closePairs(weights: readonly Replicates[]): void {
    for (const { leadLag, pairs } of this.cells.values()) {
      for (const [column, weight] of weights.entries()) {
        const count = pairs[column] ?? 0;
        if (count > 0) addTimes(leadLag, weight, count);
      }
      pairs.fill(0);
    }
  }

  all(): ReadonlyMap<number, EffectCell> {
    return this.cells;
  }
}

function countImpressions({ impressions, isBase }: DayEvents, cells: DayCells): void {
  for (let at = 0; at < impressions.length; at += 1) {
    for (const id of cells.idsOf(impressions.at(at))) {
      const cell = cells.of(id);
      cell.impressions += 1;
      if (isBase) cell.baseImpressions += 1;
    }
  }
}

const ONE_VISIT = emptyReplicates().fill(MICRO_VISITS);

function countTestable({ testable }: DayEvents, cells: DayCells): void {
  for (let at = 0; at < testable.length; at += TESTABLE_FIELDS) {
    for (const id of cells.idsOf(testable.at(at))) {
      const cell = cells.of(id);
      cell.testable += 1;
      addEvent(cell.placebo, ONE_VISIT, testable.at(at + 1));
    }
  }
}

function countPlacebos(
  weighed: WeighedEvidence,
  span: number,
  { placebos }: DayEvents,
  cells: DayCells,
): void {
  for (let at = 0; at < placebos.length; at += PLACEBO_FIELDS) {
    const weights = weighed.placeboWeights(span, placebos.at(at + 2), placebos.at(at + 1));
    for (const id of cells.idsOf(placebos.at(at)))
      addEvent(cells.of(id).placebo, weights, placebos.at(at + 3));
  }
}

/** A pair counts in all replicates but that of its group. */
function countPairs({ pairs }: DayEvents, weights: readonly Replicates[], cells: DayCells): void {
  for (let at = 0; at < pairs.length; at += PAIR_FIELDS) {
    const column = pairs.at(at + 1);
    const own = pairs.at(at + 2) + 1;
    const visits = weights[column]?.[own] ?? 0;

    for (const id of cells.idsOf(pairs.at(at))) {
      const cell = cells.of(id);
      cell.leadLag[own] = (cell.leadLag[own] ?? 0) - visits;
      cell.pairs[column] = (cell.pairs[column] ?? 0) + 1;
    }
  }

  cells.closePairs(weights);
}
