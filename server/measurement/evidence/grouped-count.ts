import { VIEWER_GROUPS } from './viewer-history.js';

/** A count over all viewers, from which each group's part can be left out. */
export class GroupedCount {
  private total = 0;
  private readonly ofGroup = new Float64Array(VIEWER_GROUPS);

  add(group: number): void {
    this.total += 1;
    this.ofGroup[group] = (this.ofGroup[group] ?? 0) + 1;
  }

  /** All of it for null. */
  without(group: number | null): number {
    return group === null ? this.total : this.total - (this.ofGroup[group] ?? 0);
  }
}
