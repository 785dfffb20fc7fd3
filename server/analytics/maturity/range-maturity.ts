import { DAYPART_COUNT } from '#server/event-store/figures/day-figures.js';
import type { FigureSums } from '#server/analytics/figures/sums/figure-sums.js';
import type { DaypartAges } from './day-ages.js';
import type { AgedImpressions, TimingCurve } from './timing-curve.js';

/** A local day of the range whose impressions can still be followed by responses. */
export interface RecentDay {
  /** The sums of that day alone. */
  sums: FigureSums;
  /** Index: daypart − 1. */
  ages: readonly DaypartAges[];
}

/** Facts about responses of a range that are still to come. */
export interface RangeMaturity {
  /** The last local day whose impressions are all older than the credit window. */
  completeThrough: string;
  /** Empty when the range ends on `completeThrough` or before. */
  recent: readonly RecentDay[];
  /** Null where the range is complete, or where the timing is not known. */
  curve: TimingCurve | null;
}

/** Impressions of a day by daypart − 1, over all weekdays: a day has only one. */
export function impressionsByDaypart(sums: FigureSums): number[] {
  const counts = new Array<number>(DAYPART_COUNT).fill(0);
  sums.impressionsByDaypart.forEach((count, index) => {
    counts[index % DAYPART_COUNT] = (counts[index % DAYPART_COUNT] ?? 0) + count;
  });
  return counts;
}

/** The recent impressions of a range with their ages. */
export const agedImpressions = (recent: readonly RecentDay[]): AgedImpressions[] =>
  recent.flatMap(({ sums, ages }) =>
    impressionsByDaypart(sums).map((impressions, index) => ({
      impressions,
      spans: ages[index] ?? [],
    })),
  );
