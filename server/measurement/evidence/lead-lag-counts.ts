import {
  AFTER,
  BEFORE,
  CELLS,
  columnLevels,
  isBaseDay,
  LAG_DAYS,
  PAIR_DAYS,
  pairColumn,
} from './lead-lag-columns.js';
import { addAll, emptySums, type LeadLagSums } from './lead-lag-sums.js';
import type { OrganicCalendar } from './organic-calendar.js';
import {
  DAY_MS,
  dayOfMs,
  VIEWER_GROUPS,
  type KeySpan,
  type ViewerHistory,
} from './viewer-history.js';

/** Shares of a visit are counted in whole thousandths, so that order does not matter. */
const THOUSAND = 1000;

class GroupCounts {
  readonly cells: Float64Array;
  readonly impressions: Float64Array;
  readonly pairs = new Float64Array(2 * PAIR_DAYS + 1);
  laterByClock = 0;
  earlierByClock = 0;
  sameDayLater = 0;
  sameDayShareAfter = 0;
  sameDayShareBefore = 0;

  constructor(days: number) {
    this.cells = new Float64Array(days * CELLS);
    this.impressions = new Float64Array(days);
  }
}

/** What estimator B counts of the viewers of one span; docs/incremental.md. */
export class LeadLagCounts {
  private readonly groups: readonly GroupCounts[];
  /** Over all groups; null after a viewer was added. */
  private whole: GroupCounts | null = null;
  private readonly days: number;
  /** All impressions of the span's days; the days before and after it have parts of other spans. */
  readonly impressionsOfDay = new Map<number, number>();

  constructor(private readonly span: KeySpan) {
    this.days = span.lastDay - span.firstDay + 1;
    this.groups = Array.from({ length: VIEWER_GROUPS }, () => new GroupCounts(this.days));
  }

  add({ group, impressionsMs, visitsMs }: ViewerHistory): void {
    const counts = this.groups[group];
    if (!counts) throw new RangeError(`no viewer group ${group}`);

    this.whole = null;
    for (let index = 0; index < impressionsMs.length; index += 1) {
      const atMs = impressionsMs[index] ?? 0;
      const day = dayOfMs(atMs);
      this.impressionsOfDay.set(day, (this.impressionsOfDay.get(day) ?? 0) + 1);
      if (!isBaseDay(this.span, day)) continue;

      const offset = day - this.span.firstDay;
      counts.impressions[offset] = (counts.impressions[offset] ?? 0) + 1;
      addVisits(counts, atMs, offset * CELLS, visitsMs);
      addPairs(counts, this.span, index, impressionsMs);
    }
  }

  /**
   * The sums without one group, or over all of them. `volume` is the number of impressions of a
   * day under any key: it fills in the pairs that a change of keys hides.
   */
  sums(
    calendar: OrganicCalendar,
    volume: (day: number) => number,
    without: number | null,
  ): LeadLagSums {
    const sums = emptySums();
    this.whole ??= sumOf(this.groups, this.days);
    const { whole } = this;
    const left = without === null ? null : this.groups[without];
    const cells = difference(whole.cells, left?.cells);
    const impressions = difference(whole.impressions, left?.impressions);
    const pairs = difference(whole.pairs, left?.pairs);
    sums.laterByClock = whole.laterByClock - (left?.laterByClock ?? 0);
    sums.earlierByClock = whole.earlierByClock - (left?.earlierByClock ?? 0);
    sums.sameDayLater = whole.sameDayLater - (left?.sameDayLater ?? 0);
    sums.sameDayShareAfter = (whole.sameDayShareAfter - (left?.sameDayShareAfter ?? 0)) / THOUSAND;
    sums.sameDayShareBefore =
      (whole.sameDayShareBefore - (left?.sameDayShareBefore ?? 0)) / THOUSAND;

    for (let day = 0; day < this.days; day += 1) {
      if (impressions[day])
        addDay(sums, { calendar, cells, day, impressions: impressions[day] ?? 0 });
    }
    sums.pairs = this.completedPairs(pairs, impressions, volume);

    return sums;
  }

  private completedPairs(
    pairs: Float64Array,
    impressions: Float64Array,
    volume: (day: number) => number,
  ): number[] {
    return Array.from(pairs, (count, index) => {
      const days = index - PAIR_DAYS;
      let seen = 0;
      let all = 0;
      for (const [offset, base] of impressions.entries()) {
        if (base === 0) continue;
        const expected = base * volume(this.span.firstDay + offset + days);
        all += expected;
        if (offset + days >= 0 && offset + days < this.days) seen += expected;
      }
      return seen > 0 ? (count * all) / seen : 0;
    });
  }
}

function addVisits(
  counts: GroupCounts,
  atMs: number,
  row: number,
  visitsMs: readonly number[],
): void {
  const day = dayOfMs(atMs);
  const clockMs = atMs - day * DAY_MS;

  for (const visitMs of visitsMs) {
    const column = pairColumn(atMs, visitMs);
    if (column === null) continue;
    counts.cells[row + column] = (counts.cells[row + column] ?? 0) + 1;

    if (column >= BEFORE) continue;
    if (visitMs - dayOfMs(visitMs) * DAY_MS >= clockMs) counts.laterByClock += 1;
    else counts.earlierByClock += 1;
  }
}

function addPairs(
  counts: GroupCounts,
  span: KeySpan,
  index: number,
  impressionsMs: readonly number[],
): void {
  const atMs = impressionsMs[index] ?? 0;
  const day = dayOfMs(atMs);
  const dayEndMs = (day + 1) * DAY_MS;

  for (let other = 0; other < impressionsMs.length; other += 1) {
    const otherMs = impressionsMs[other] ?? 0;
    const days = dayOfMs(otherMs) - day;
    const isInSpan = day + days >= span.firstDay && day + days <= span.lastDay;
    if (other === index || !isInSpan || Math.abs(days) > PAIR_DAYS) continue;

    counts.pairs[days + PAIR_DAYS] = (counts.pairs[days + PAIR_DAYS] ?? 0) + 1;
    if (days !== 0) continue;
    if (other > index) counts.sameDayLater += 1;
    else {
      const after = Math.round((THOUSAND * (dayEndMs - atMs)) / (dayEndMs - otherMs));
      counts.sameDayShareAfter += after;
      counts.sameDayShareBefore += THOUSAND - after;
    }
  }
}

function addDay(
  sums: LeadLagSums,
  day: { calendar: OrganicCalendar; cells: Float64Array; day: number; impressions: number },
): void {
  const levels = columnLevels(day.calendar, day.day);
  const leveled = (column: number) =>
    (day.cells[day.day * CELLS + column] ?? 0) * (levels[column] ?? 0);

  sums.impressions += day.impressions;
  for (let lag = 0; lag <= LAG_DAYS; lag += 1) {
    sums.later[lag] = (sums.later[lag] ?? 0) + leveled(AFTER + lag);
    sums.earlier[lag] = (sums.earlier[lag] ?? 0) + leveled(BEFORE - lag);
  }
}

function sumOf(groups: readonly GroupCounts[], days: number): GroupCounts {
  const sum = new GroupCounts(days);
  for (const group of groups) {
    addAll(sum.cells, group.cells);
    addAll(sum.impressions, group.impressions);
    addAll(sum.pairs, group.pairs);
    sum.laterByClock += group.laterByClock;
    sum.earlierByClock += group.earlierByClock;
    sum.sameDayLater += group.sameDayLater;
    sum.sameDayShareAfter += group.sameDayShareAfter;
    sum.sameDayShareBefore += group.sameDayShareBefore;
  }
  return sum;
}

/** Of whole numbers, so exact. */
const difference = (whole: Float64Array, left: Float64Array | undefined): Float64Array =>
  left ? whole.map((count, index) => count - (left[index] ?? 0)) : whole;
