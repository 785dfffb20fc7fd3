import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';

/** Days of which the events say little about what people did. Days since 1970-01-01. */
export interface SilentDays {
  /** Days without the usual visits: the site's tag, or the collection, was silent. */
  visits: ReadonlySet<number>;
  /** Those of them that lack the usual impressions, too: nobody knows who saw an ad then. */
  impressions: ReadonlySet<number>;
}

export const NO_SILENT_DAYS: SilentDays = { visits: new Set(), impressions: new Set() };

/** Counts of a customer's local days, from `firstDay` on without a gap. */
export interface DayCounts {
  firstDay: number;
  visits: readonly number[];
  impressions: readonly number[];
}

/** A day counts as silent below this share of what is usual, as in the experiment of regions. */
const SILENT_SHARE = 0.2;
/** The usual count is that of the same weekday in so many weeks before and after. */
const WEEKS_AROUND = 5;
/** Quantile of those weeks, so that it is not what a silent month has. */
const USUAL = 0.75;
/** A Poisson count of 20 falls below a fifth of it once in 60,000 times. */
const MIN_EXPECTED = 20;

/**
 * Finds the days with less than a fifth of the usual visits: alone where 20 are usual, else as part
 * of a week of which that is true.
 */
export function findSilentDays({ firstDay, visits, impressions }: DayCounts): SilentDays {
  const silent = silentOffsets(visits);
  const usual = usualCounts(impressions);
  const dark = silent.filter(
    (offset) => (impressions[offset] ?? 0) <= SILENT_SHARE * (usual[offset] ?? 0),
  );
  const daysOf = (offsets: readonly number[]) => new Set(offsets.map((at) => firstDay + at));

  return { visits: daysOf(silent), impressions: daysOf(dark) };
}

function silentOffsets(counts: readonly number[]): number[] {
  const usual = usualCounts(counts);
  const isLow = (from: number, to: number): boolean => {
    const expected = sum(usual.slice(from, to));
    return expected >= MIN_EXPECTED && sum(counts.slice(from, to)) < SILENT_SHARE * expected;
  };
  const found = new Set<number>();

  for (let from = 0; from < counts.length; from += 1) {
    if (isLow(from, from + 1)) found.add(from);
    if (from + CREDIT_WINDOW_DAYS > counts.length || !isLow(from, from + CREDIT_WINDOW_DAYS))
      continue;
    for (let day = from; day < from + CREDIT_WINDOW_DAYS; day += 1) {
      if ((counts[day] ?? 0) <= SILENT_SHARE * (usual[day] ?? 0)) found.add(day);
    }
  }

  return [...found].sort((a, b) => a - b);
}

/** The usual count of each day. */
function usualCounts(counts: readonly number[]): number[] {
  return counts.map((_, day) => {
    const around: number[] = [];
    for (let week = -WEEKS_AROUND; week <= WEEKS_AROUND; week += 1) {
      const count = counts[day + week * CREDIT_WINDOW_DAYS];
      if (count !== undefined) around.push(count);
    }
    around.sort((a, b) => a - b);
    return around[Math.floor(USUAL * (around.length - 1) + 0.5)] ?? 0;
  });
}

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);
