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

/**
 * The cells in which an impression is counted, by small numbers: those of key k are `perKey` numbers
 * from k × perKey on. One flat list, because every event reads it.
 */
export interface CellsOfKeys {
  perKey: number;
  ids: ArrayLike<number>;
}

/** The local days with impressions, oldest first. */
export function daysOfEvidence({ evidence }: WeighedEvidence): number[] {
  const days = new Set(evidence.flatMap(({ cells }) => [...cells.days.keys()]));
  return [...days].sort((a, b) => a - b);
}

/** The cells of the impressions of one local day (since 1970-01-01). */
export function cellsOfDay(
  weighed: WeighedEvidence,
  day: number,
  cellsOf: CellsOfKeys,
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
  /** The same: each event looks its cells up. */
  private readonly byId: (OpenCell | undefined)[] = [];

  constructor(private readonly cellsOf: CellsOfKeys) {}

  get perKey(): number {
    return this.cellsOf.perKey;
  }

  /** The number of one of the key's cells. */
  idAt(key: number, index: number): number {
    return this.cellsOf.ids[key * this.cellsOf.perKey + index] ?? 0;
  }

  of(id: number): OpenCell {
    let cell = this.byId[id];
    if (!cell) {
      cell = { ...emptyCell(), pairs: new Uint32Array(CELLS) };
      this.byId[id] = cell;
      this.cells.set(id, cell);
    }
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
  const counts: number[] = [];
  for (let at = 0; at < impressions.length; at += 1) {
    const key = impressions.at(at);
    for (let index = 0; index < cells.perKey; index += 1) {
      const id = cells.idAt(key, index);
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }

  counts.forEach((count, id) => {
    const cell = cells.of(id);
    cell.impressions += count;
    if (isBase) cell.baseImpressions += count;
  });
}

/** A visit counts in all replicates but that of its group. */
function countTestable({ testable }: DayEvents, cells: DayCells): void {
  const counts: number[] = [];
  for (let at = 0; at < testable.length; at += TESTABLE_FIELDS) {
    const own = testable.at(at + 1) + 1;
    for (let index = 0; index < cells.perKey; index += 1) {
      const id = cells.idAt(testable.at(at), index);
      counts[id] = (counts[id] ?? 0) + 1;
      const { placebo } = cells.of(id);
      placebo[own] = (placebo[own] ?? 0) - MICRO_VISITS;
    }
  }

  counts.forEach((count, id) => {
    const cell = cells.of(id);
    cell.testable += count;
    addTimes(cell.placebo, ONE_VISIT, count);
  });
}

const ONE_VISIT = emptyReplicates().fill(MICRO_VISITS);

function countPlacebos(
  weighed: WeighedEvidence,
  span: number,
  { placebos }: DayEvents,
  cells: DayCells,
): void {
  for (let at = 0; at < placebos.length; at += PLACEBO_FIELDS) {
    const weights = weighed.placeboWeights(span, placebos.at(at + 2), placebos.at(at + 1));
    for (let index = 0; index < cells.perKey; index += 1) {
      const cell = cells.of(cells.idAt(placebos.at(at), index));
      addEvent(cell.placebo, weights, placebos.at(at + 3));
    }
  }
}

/** A pair counts in all replicates but that of its group. */
function countPairs({ pairs }: DayEvents, weights: readonly Replicates[], cells: DayCells): void {
  for (let at = 0; at < pairs.length; at += PAIR_FIELDS) {
    const column = pairs.at(at + 1);
    const own = pairs.at(at + 2) + 1;
    const visits = weights[column]?.[own] ?? 0;

    for (let index = 0; index < cells.perKey; index += 1) {
      const cell = cells.of(cells.idAt(pairs.at(at), index));
      cell.leadLag[own] = (cell.leadLag[own] ?? 0) - visits;
      cell.pairs[column] = (cell.pairs[column] ?? 0) + 1;
    }
  }

  cells.closePairs(weights);
}
