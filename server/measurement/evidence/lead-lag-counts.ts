import { pairCode, type CellEvents, type ViewerTraits } from './cell-events.js';
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
import { addPairs, ImpressionsOfDays, THOUSAND, type PairCounts } from './impression-pairs.js';
import { addAll, emptySums, type LeadLagSums } from './lead-lag-sums.js';
import type { OrganicCalendar } from './organic-calendar.js';
import {
  DAY_MS,
  dayOfMs,
  VIEWER_GROUPS,
  type KeySpan,
  type ViewerHistory,
} from './viewer-history.js';

class GroupCounts implements PairCounts {
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

/** Estimator B's counts of the viewers of one span; docs/incremental.md. */
export class LeadLagCounts {
  private readonly groups: readonly GroupCounts[];
  /** Total of all groups; null after a viewer was added. */
  private whole: GroupCounts | null = null;
  private readonly days: number;
  /** Days of the viewer that is added. */
  private readonly impressionDays: number[] = [];
  private readonly visitDays: number[] = [];
  private readonly ofDays = new ImpressionsOfDays();

  constructor(private readonly span: KeySpan) {
    this.days = span.lastDay - span.firstDay + 1;
    this.groups = Array.from({ length: VIEWER_GROUPS }, () => new GroupCounts(this.days));
  }

  /** Counts the impressions of a viewer and the visits near them, one by one into `events`, too. */
  add(
    { group, impressionsMs, visitsMs }: ViewerHistory,
    { keys, sites }: ViewerTraits,
    events: CellEvents,
  ): void {
    const counts = this.groups[group];
    if (!counts) throw new RangeError(`no viewer group ${group}`);

    this.whole = null;
    const { impressionDays, visitDays } = this;
    setDays(impressionDays, impressionsMs);
    setDays(visitDays, visitsMs);
    let firstVisit = 0;
    for (let index = 0; index < impressionsMs.length; index += 1) {
      const day = impressionDays[index] ?? 0;
      const key = keys[index] ?? 0;
      events.addImpression(day, key);
      if (!isBaseDay(this.span, day)) continue;

      const atMs = impressionsMs[index] ?? 0;
      const offset = day - this.span.firstDay;
      counts.impressions[offset] = (counts.impressions[offset] ?? 0) + 1;
      while ((visitDays[firstVisit] ?? Infinity) < day - LAG_DAYS) firstVisit += 1;
      for (let visit = firstVisit; (visitDays[visit] ?? Infinity) <= day + LAG_DAYS; visit += 1) {
        const column = addVisit(counts, { atMs, day, offset }, visitsMs[visit] ?? 0);
        events.addPair(day, key, pairCode(sites[visit] ?? 0, column, group));
      }
    }

    this.ofDays.set(impressionDays);
    addPairs(counts, this.span, this.ofDays, impressionsMs);
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
    this.whole ??= sumGroups(this.groups, this.days);
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

function setDays(days: number[], times: readonly number[]): void {
  days.length = 0;
  for (const ms of times) days.push(dayOfMs(ms));
}

/** Answers the column in which the visit is counted. */
function addVisit(
  counts: GroupCounts,
  { atMs, day, offset }: { atMs: number; day: number; offset: number },
  visitMs: number,
): number {
  const visitDay = dayOfMs(visitMs);
  const column = pairColumn(visitDay - day, visitMs >= atMs);
  const cell = offset * CELLS + column;
  counts.cells[cell] = (counts.cells[cell] ?? 0) + 1;

  if (column < BEFORE) {
    const isLaterByClock = visitMs - visitDay * DAY_MS >= atMs - day * DAY_MS;
    if (isLaterByClock) counts.laterByClock += 1;
    else counts.earlierByClock += 1;
  }

  return column;
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

function sumGroups(groups: readonly GroupCounts[], days: number): GroupCounts {
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

/** The numbers are whole, so the difference is exact. */
const difference = (whole: Float64Array, left: Float64Array | undefined): Float64Array =>
  left ? whole.map((count, index) => count - (left[index] ?? 0)) : whole;
