const DENSE_KEYS = 1024;

/** Sums by a small whole number that is seldom large: region ids, views. */
export class Tally {
  private readonly dense = new Float64Array(DENSE_KEYS);
  private readonly sparse = new Map<number, number>();

  add(key: number, count: number): void {
    if (key < DENSE_KEYS) this.dense[key] = (this.dense[key] ?? 0) + count;
    else this.sparse.set(key, (this.sparse.get(key) ?? 0) + count);
  }

  /** Keys that have a count, ascending. */
  toMap(): Map<number, number> {
    const counts = new Map<number, number>();
    for (let key = 0; key < DENSE_KEYS; key += 1) {
      const count = this.dense[key] ?? 0;
      if (count > 0) counts.set(key, count);
    }
    for (const [key, count] of [...this.sparse].sort(([a], [b]) => a - b)) counts.set(key, count);
    return counts;
  }
}
