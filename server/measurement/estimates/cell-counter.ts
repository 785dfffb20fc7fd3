import { PAIR_CODES } from '#server/measurement/evidence/cell-events.js';
import { VIEWER_GROUPS } from '#server/measurement/evidence/viewer-history.js';
import { emptyCell, type EffectCell } from './effect-cell.js';
import type { EventWeights } from './event-weights.js';
import { addEvent, addTimes, addWeighed, type Replicates } from './replicates.js';

const FIRST_CELLS = 16;

interface OpenCell {
  id: number;
  cell: EffectCell;
}

/**
 * Counts events into cells, one span's local day after the other. The events of a day that weigh the
 * same are counted, and weighed when it is closed.
 */
export class CellCounter {
  private readonly cells: OpenCell[] = [];
  /** The index in `cells` by the cell's id. */
  private readonly indexes: (number | undefined)[] = [];
  /** Pairs of the open day, by cell, column and group. */
  private pairs = new Uint32Array(FIRST_CELLS * PAIR_CODES);

  constructor(private readonly weights: EventWeights) {}

  /** The index of a cell; ids are small numbers. */
  indexOf(id: number): number {
    let index = this.indexes[id];
    if (index === undefined) {
      index = this.cells.push({ id, cell: emptyCell() }) - 1;
      this.indexes[id] = index;
      this.makeRoom();
    }
    return index;
  }

  addImpressions(index: number, count: number, isBase: boolean): void {
    const cell = this.cells[index]?.cell;
    if (!cell) return;
    cell.impressions += count;
    if (isBase) cell.baseImpressions += count;
  }

  /** `code` is that of a pair without its site. */
  addPair(index: number, code: number): void {
    const at = index * PAIR_CODES + code;
    this.pairs[at] = (this.pairs[at] ?? 0) + 1;
  }

  addTestable(index: number, adClass: number, group: number): void {
    const cell = this.cells[index]?.cell;
    if (!cell) return;
    cell.testable += 1;
    addEvent(cell.placebo, this.weights.testedWeights(adClass), group);
  }

  /** `weights` are those of `EventWeights.placeboWeights`. */
  addPlacebo(index: number, weights: Replicates, adClass: number, group: number): void {
    const cell = this.cells[index]?.cell;
    if (cell) addWeighed(cell.placebo, weights, this.weights.classWeights(adClass), group);
  }

  /** Weighs the day's pairs. */
  closeDay(span: number, day: number): void {
    const weights = this.weights.pairWeights(span, day);

    for (const [index, open] of this.cells.entries()) {
      this.closePairs(index, open.cell.leadLag, weights);
    }
  }

  /** The cells by their ids; the counter begins again. */
  take(): Map<number, EffectCell> {
    const cells = new Map(this.cells.map(({ id, cell }) => [id, cell]));
    this.cells.length = 0;
    this.indexes.length = 0;
    return cells;
  }

  /** A pair counts in all replicates but that of its group. */
  private closePairs(index: number, leadLag: Replicates, weights: readonly Replicates[]): void {
    let at = index * PAIR_CODES;
    for (const weight of weights) {
      let total = 0;
      for (let group = 0; group < VIEWER_GROUPS; group += 1, at += 1) {
        const count = this.pairs[at] ?? 0;
        if (count === 0) continue;
        total += count;
        leadLag[group + 1] = (leadLag[group + 1] ?? 0) - count * (weight[group + 1] ?? 0);
        this.pairs[at] = 0;
      }
      if (total > 0) addTimes(leadLag, weight, total);
    }
  }

  private makeRoom(): void {
    const needed = this.cells.length * PAIR_CODES;
    if (needed <= this.pairs.length) return;
    const larger = new Uint32Array(2 * needed);
    larger.set(this.pairs);
    this.pairs = larger;
  }
}
