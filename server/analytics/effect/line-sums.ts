import { weekdayOfDay } from '#server/event-store/reporting-time.js';
import type { EffectCell } from '#server/measurement/estimates/effect-cell.js';
import { REPLICATES } from '#server/measurement/estimates/replicates.js';
import type { StoredCell } from '#server/measurement/stored/read-effect.js';
import { passes } from '#server/analytics/filter/dashboard-filter.js';

const WEEK = 7;
/** A cell's three counts, then the replicates of both estimators. */
const PLACEBO = 3;
const LEAD_LAG = PLACEBO + REPLICATES;
const CELL_NUMBERS = LEAD_LAG + REPLICATES;

/** Days since 1970-01-01, both included. */
interface Days {
  firstDay: number;
  lastDay: number;
}

/**
 * The cells of a run's lines, added up over the weeks: any days of a line are the difference of two
 * sums for each weekday. Cells hold whole numbers, so the difference is exact.
 */
export class LineSums {
  /** Key: tag. Value: for each day of the run, the line's cell numbers on this weekday up to it. */
  private readonly upTo = new Map<number, Float64Array>();

  constructor(
    private readonly run: Days,
    stored: readonly StoredCell[],
  ) {
    for (const { day, tagId, cell } of stored) {
      const { impressions, baseImpressions, testable, placebo, leadLag } = cell;
      const at = (day - run.firstDay) * CELL_NUMBERS;
      const days = this.daysOf(tagId);
      days.set([impressions, baseImpressions, testable], at);
      days.set(placebo, at + PLACEBO);
      days.set(leadLag, at + LEAD_LAG);
    }
    for (const days of this.upTo.values()) addUpWeeks(days);
  }

  /** Number of sums that it keeps. */
  get size(): number {
    return this.upTo.size * (this.run.lastDay - this.run.firstDay + 1);
  }

  /** The line's evidence on days of the run; null where it had no impression. */
  sum(
    tagId: number,
    { firstDay, lastDay }: Days,
    weekdays: ReadonlySet<number> | null,
  ): EffectCell | null {
    const days = this.upTo.get(tagId);
    if (!days) return null;

    const sum = new Float64Array(CELL_NUMBERS);
    for (const at of this.lastWeek(lastDay, weekdays)) {
      for (let index = 0; index < CELL_NUMBERS; index += 1)
        sum[index] = (sum[index] ?? 0) + (days[at + index] ?? 0);
    }
    for (const at of this.lastWeek(firstDay - 1, weekdays)) {
      for (let index = 0; index < CELL_NUMBERS; index += 1)
        sum[index] = (sum[index] ?? 0) - (days[at + index] ?? 0);
    }

    const [impressions = 0, baseImpressions = 0, testable = 0] = sum;
    if (impressions === 0) return null;
    const [placebo, leadLag] = [sum.subarray(PLACEBO, LEAD_LAG), sum.subarray(LEAD_LAG)];
    return { impressions, baseImpressions, testable, placebo, leadLag };
  }

  /** Returns where the sums up to a day begin, one for each weekday that passes. */
  private lastWeek(lastDay: number, weekdays: ReadonlySet<number> | null): number[] {
    const found: number[] = [];
    for (let day = lastDay; day > lastDay - WEEK && day >= this.run.firstDay; day -= 1) {
      if (passes(weekdays, weekdayOfDay(day))) found.push((day - this.run.firstDay) * CELL_NUMBERS);
    }
    return found;
  }

  private daysOf(tagId: number): Float64Array {
    let days = this.upTo.get(tagId);
    if (!days) {
      days = new Float64Array((this.run.lastDay - this.run.firstDay + 1) * CELL_NUMBERS);
      this.upTo.set(tagId, days);
    }
    return days;
  }
}

function addUpWeeks(days: Float64Array): void {
  for (let at = WEEK * CELL_NUMBERS; at < days.length; at += 1) {
    days[at] = (days[at] ?? 0) + (days[at - WEEK * CELL_NUMBERS] ?? 0);
  }
}
