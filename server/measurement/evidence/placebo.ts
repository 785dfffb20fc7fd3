import type { OrganicCalendar } from './organic-calendar.js';

/** A millionth of a visit. Placebos are whole numbers of them, so that sums are exact. */
export const MICRO_VISITS = 1_000_000;

/** The placebo on one day, in whole micro-visits. */
export const placeboOf = (calendar: OrganicCalendar, offset: number, perLevel: number): number =>
  Math.round((calendar.level[offset] ?? 0) * perLevel);

/**
 * Returns what one visit in a compared slot counts for, by the level of a day, given the days of
 * all compared slots. With counts n of two Poisson variables, E[n₁ ÷ (n₂ + 1)] is the ratio of
 * their means, which n₁ ÷ n₂ is not.
 */
export function microVisitsPerLevel(
  compared: readonly number[],
  calendar: OrganicCalendar,
): number {
  let level = 0;
  let counted = 0;
  for (const offset of compared) {
    level += calendar.level[offset] ?? 0;
    counted += calendar.counted[offset] ?? 0;
  }
  return level === 0 ? 0 : (MICRO_VISITS * counted) / (counted + 1) / level;
}
