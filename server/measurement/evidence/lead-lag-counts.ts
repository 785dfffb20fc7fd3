import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import type { OrganicCalendar } from './organic-calendar.js';
import {
  DAY_MS,
  dayOfMs,
  VIEWER_GROUPS,
  type KeySpan,
  type ViewerHistory,
} from './viewer-history.js';

export const LAG_DAYS = CREDIT_WINDOW_DAYS;
/** The most days between two impressions of which one's effect falls among the other's lags. */
export const PAIR_DAYS = 2 * LAG_DAYS;
/** By the day of the impression: visits 7 … 1 days before, on the day before it and after it, 1 … 7 days after. */
export const CELLS = 2 * LAG_DAYS + 2;
const BEFORE = LAG_DAYS;
const AFTER = LAG_DAYS + 1;
/** Shares of a visit are counted in whole thousandths, so that order does not matter. */
const THOUSAND = 1000;

export interface LeadLagSums {
  impressions: number;
  /** Visits on the day of the impression after it, and 1 … 7 days later, at the organic level of the impression's days. */
  later: number[];
  /** The same before the impression. */
  earlier: number[];
  /** On other days before the impression: visits at a later, and at an earlier clock time than it. */
  laterByClock: number;
  earlierByClock: number;
  /** Other impressions of the viewer, by days from -14 to 14; index 14 is the same day. */
  pairs: number[];
  /** Of the other impressions of the same day: those after, and the shares of the others' visits. */
  sameDayLater: number;
  sameDayShareAfter: number;
  sameDayShareBefore: number;
}

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

/** Whether the visits around an impression of the day are known for seven days on either side. */
export const isBaseDay = ({ firstDay, lastDay, completeThroughDay }: KeySpan, day: number) =>
  day >= firstDay + LAG_DAYS && day <= Math.min(lastDay, completeThroughDay - LAG_DAYS);

/** The column of CELLS in which a visit near an impression is counted; null further away. */
export function pairColumn(impressionMs: number, visitMs: number): number | null {
  const lag = dayOfMs(visitMs) - dayOfMs(impressionMs);
  if (lag < -LAG_DAYS || lag > LAG_DAYS) return null;
  if (lag === 0) return visitMs >= impressionMs ? AFTER : BEFORE;
  return lag < 0 ? LAG_DAYS + lag : AFTER + lag;
}

/** The lag in days of a column, and its side of the impression. */
export const lagOfColumn = (column: number): { lag: number; isLater: boolean } =>
  column >= AFTER
    ? { lag: column - AFTER, isLater: true }
    : { lag: BEFORE - column, isLater: false };

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

/**
 * What one visit of each column counts for, at the level that the days around the impression's day
 * have on average. `day` counts from the span's first.
 */
export function columnLevels({ level, counted }: OrganicCalendar, day: number): number[] {
  let around = 0;
  for (let lag = -LAG_DAYS; lag <= LAG_DAYS; lag += 1) around += level[day + lag] ?? 0;
  around /= 2 * LAG_DAYS + 1;

  return Array.from({ length: CELLS }, (_, column) => {
    const { lag, isLater } = lagOfColumn(column);
    const other = isLater ? day + lag : day - lag;
    const own = level[other] ?? 0;
    const known = counted[other] ?? 0;
    return own === 0 ? 0 : (around * known) / (own * (known + 1));
  });
}

export const emptySums = (): LeadLagSums => ({
  impressions: 0,
  later: Array.from({ length: LAG_DAYS + 1 }, () => 0),
  earlier: Array.from({ length: LAG_DAYS + 1 }, () => 0),
  laterByClock: 0,
  earlierByClock: 0,
  pairs: Array.from({ length: 2 * PAIR_DAYS + 1 }, () => 0),
  sameDayLater: 0,
  sameDayShareAfter: 0,
  sameDayShareBefore: 0,
});

export function mergeSums(sums: readonly LeadLagSums[]): LeadLagSums {
  const merged = emptySums();
  for (const one of sums) {
    merged.impressions += one.impressions;
    merged.laterByClock += one.laterByClock;
    merged.earlierByClock += one.earlierByClock;
    merged.sameDayLater += one.sameDayLater;
    merged.sameDayShareAfter += one.sameDayShareAfter;
    merged.sameDayShareBefore += one.sameDayShareBefore;
    addAll(merged.later, one.later);
    addAll(merged.earlier, one.earlier);
    addAll(merged.pairs, one.pairs);
  }
  return merged;
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

function addAll(into: number[] | Float64Array, from: ArrayLike<number>): void {
  for (let index = 0; index < into.length; index += 1) {
    into[index] = (into[index] ?? 0) + (from[index] ?? 0);
  }
}
