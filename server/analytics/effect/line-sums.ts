import { weekdayOfDay } from '#server/event-store/reporting-time.js';
import {
  addCell,
  emptyCell,
  subtractCell,
  type EffectCell,
} from '#server/measurement/estimates/effect-cell.js';
import type { StoredCell } from '#server/measurement/stored/read-effect.js';
import { passes } from '#server/analytics/filter/dashboard-filter.js';

const WEEK = 7;

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
  /** By tag and day of the run: the line's cells on this weekday up to the day; null without any. */
  private readonly upTo = new Map<number, (EffectCell | null)[]>();

  constructor(
    private readonly run: Days,
    stored: readonly StoredCell[],
  ) {
    for (const { day, tagId, cell } of stored) this.daysOf(tagId)[day - run.firstDay] = cell;
    for (const days of this.upTo.values()) addUpWeeks(days);
  }

  /** How many sums it keeps. */
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

    const sum = emptyCell();
    for (const cell of this.lastWeek(days, lastDay, weekdays)) addCell(sum, cell);
    for (const cell of this.lastWeek(days, firstDay - 1, weekdays)) subtractCell(sum, cell);
    return sum.impressions > 0 ? sum : null;
  }

  /** The sums up to a day, one for each weekday that passes. */
  private lastWeek(
    days: readonly (EffectCell | null)[],
    lastDay: number,
    weekdays: ReadonlySet<number> | null,
  ): EffectCell[] {
    const found: EffectCell[] = [];
    for (let day = lastDay; day > lastDay - WEEK && day >= this.run.firstDay; day -= 1) {
      const cell = days[day - this.run.firstDay];
      if (cell && passes(weekdays, weekdayOfDay(day))) found.push(cell);
    }
    return found;
  }

  private daysOf(tagId: number): (EffectCell | null)[] {
    let days = this.upTo.get(tagId);
    if (!days) {
      days = Array<EffectCell | null>(this.run.lastDay - this.run.firstDay + 1).fill(null);
      this.upTo.set(tagId, days);
    }
    return days;
  }
}

function addUpWeeks(days: (EffectCell | null)[]): void {
  for (let index = WEEK; index < days.length; index += 1) {
    const before = days[index - WEEK] ?? null;
    const own = days[index] ?? null;
    if (own && before) addCell(own, before);
    else if (!own) days[index] = before;
  }
}
