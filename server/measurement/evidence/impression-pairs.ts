import { isBaseDay, PAIR_DAYS } from './lead-lag-columns.js';
import { DAY_MS, type KeySpan } from './viewer-history.js';

/** Shares of a visit are counted in whole thousandths, so that order does not matter. */
export const THOUSAND = 1000;

/** Counts that two impressions of one viewer add to. */
export interface PairCounts {
  /** Counts by the days from the first to the second, from −PAIR_DAYS to PAIR_DAYS. */
  pairs: Float64Array;
  sameDayLater: number;
  sameDayShareAfter: number;
  sameDayShareBefore: number;
}

/** The days on which a viewer has impressions, and where those of each begin. */
export class ImpressionsOfDays {
  length = 0;
  readonly days: number[] = [];
  /** One more than the days. */
  readonly starts: number[] = [];

  /** Takes the day of each impression, ascending. */
  set(impressionDays: readonly number[]): void {
    this.length = 0;
    let latest = Number.NaN;
    for (let index = 0; index < impressionDays.length; index += 1) {
      const day = impressionDays[index] ?? 0;
      if (day === latest) continue;
      latest = day;
      this.days[this.length] = day;
      this.starts[this.length] = index;
      this.length += 1;
    }
    this.starts[this.length] = impressionDays.length;
  }

  countAt(index: number): number {
    return (this.starts[index + 1] ?? 0) - (this.starts[index] ?? 0);
  }
}

/** Counts the pairs of a viewer's impressions, the first of which is on a base day. */
export function addPairs(
  counts: PairCounts,
  span: KeySpan,
  ofDays: ImpressionsOfDays,
  impressionsMs: readonly number[],
): void {
  const { pairs } = counts;
  const { days, starts, length } = ofDays;

  for (let index = 0; index < length; index += 1) {
    const day = days[index] ?? 0;
    if (!isBaseDay(span, day)) continue;

    const count = ofDays.countAt(index);
    const from = Math.max(span.firstDay, day - PAIR_DAYS);
    const to = Math.min(span.lastDay, day + PAIR_DAYS);
    let other = index;
    while (other > 0 && (days[other - 1] ?? 0) >= from) other -= 1;
    for (; other < length && (days[other] ?? 0) <= to; other += 1) {
      const place = (days[other] ?? 0) - day + PAIR_DAYS;
      const others = other === index ? count - 1 : ofDays.countAt(other);
      pairs[place] = (pairs[place] ?? 0) + count * others;
    }

    counts.sameDayLater += (count * (count - 1)) / 2;
    const first = starts[index] ?? 0;
    addSharesOfDay(counts, impressionsMs, { first, end: first + count, endMs: (day + 1) * DAY_MS });
  }
}

/** Adds, for each two impressions of a day, the later one's share of the time after the earlier. */
function addSharesOfDay(
  counts: PairCounts,
  impressionsMs: readonly number[],
  { first, end, endMs }: { first: number; end: number; endMs: number },
): void {
  for (let later = first + 1; later < end; later += 1) {
    const restMs = endMs - (impressionsMs[later] ?? 0);
    for (let earlier = first; earlier < later; earlier += 1) {
      const after = Math.round((THOUSAND * restMs) / (endMs - (impressionsMs[earlier] ?? 0)));
      counts.sameDayShareAfter += after;
      counts.sameDayShareBefore += THOUSAND - after;
    }
  }
}
