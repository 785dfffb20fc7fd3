import { invalid } from '#server/core/errors.js';

/** Bounds the memory and the sorting of one call. */
export const MAX_GROUPS = 100_000;
const MAX_DENSE_KEYS = 1 << 20;

/** Counts by slot (a period and weekday) and key; a group is made when something is counted in it. */
export class GroupTable {
  readonly slots: number[] = [];
  readonly keys: number[] = [];
  readonly impressions: number[] = [];
  readonly spendUnits: number[] = [];
  readonly missing: number[] = [];
  readonly missingSpendUnits: number[] = [];
  readonly visits: number[] = [];
  readonly sameDayVisits: number[] = [];
  readonly views: number[] = [];
  readonly webhits: number[] = [];

  private slot = 0;
  private firstOfSlot = 0;
  /** Group + 1 by key, within the slot. */
  private readonly dense: Int32Array | null;
  private readonly sparse = new Map<number, number>();

  constructor(keyCount: number) {
    this.dense = keyCount <= MAX_DENSE_KEYS ? new Int32Array(keyCount) : null;
  }

  /** Groups of one slot are made together; a slot never returns. */
  startSlot(slot: number): void {
    for (let group = this.firstOfSlot; group < this.keys.length; group += 1)
      if (this.dense) this.dense[this.keys[group] ?? 0] = 0;
    this.sparse.clear();
    this.slot = slot;
    this.firstOfSlot = this.keys.length;
  }

  groupOf(key: number): number {
    const known = this.dense ? this.dense[key] : this.sparse.get(key);
    return known ? known - 1 : this.make(key);
  }

  private make(key: number): number {
    if (this.keys.length >= MAX_GROUPS) throw tooMany();

    const group = this.keys.push(key) - 1;
    this.slots.push(this.slot);
    if (this.dense) this.dense[key] = group + 1;
    else this.sparse.set(key, group + 1);

    for (const counts of [
      this.impressions,
      this.spendUnits,
      this.missing,
      this.missingSpendUnits,
      this.visits,
      this.sameDayVisits,
      this.views,
      this.webhits,
    ])
      counts.push(0);

    return group;
  }
}

/** Adds to a count of a group that was made. */
export function addTo(counts: number[], group: number, count: number): void {
  counts[group] = (counts[group] ?? 0) + count;
}

const tooMany = () =>
  invalid({
    dimensions: `These make more than ${MAX_GROUPS} rows. Ask for fewer dimensions, longer periods or a shorter range.`,
  });
