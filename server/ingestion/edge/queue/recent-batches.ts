/**
 * Redis with `appendfsync everysec` may answer up to two seconds before it writes, and loses that when it is killed. So
 * what it took in the last seconds is remembered, to be given again to a Redis that was started anew.
 */
const REMEMBERED_MS = 3_000;

export class RecentBatches {
  private batches: { lines: string; storedAtMs: number }[] = [];
  private oldest = 0;

  add(lines: string, storedAtMs: number): void {
    this.batches.push({ lines, storedAtMs });
    while ((this.batches[this.oldest]?.storedAtMs ?? storedAtMs) < storedAtMs - REMEMBERED_MS) this.oldest += 1;
    // Dropped in lots, since taking from the front one by one costs the length each time.
    if (this.oldest < 256 || this.oldest < this.batches.length / 2) return;
    this.batches.splice(0, this.oldest);
    this.oldest = 0;
  }

  /** What was stored in the last seconds before the last batch, oldest first; forgets everything. */
  take(): string[] {
    const recent = this.batches.slice(this.oldest);
    this.batches = [];
    this.oldest = 0;
    return recent.map(({ lines }) => lines);
  }
}
