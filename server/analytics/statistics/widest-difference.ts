import { isPlainlyChance, rateDifferenceP } from './exact-rate-test.js';
import { COMPARISON_LEVEL } from './levels.js';
import { pairsOf, type RankedRate } from './ranked-rates.js';

export interface Difference<Row> {
  higher: Row;
  lower: Row;
}

/**
 * All pairs of more rows would be slow and say little, so only those with the most impressions are
 * compared.
 */
const MAX_TRIED = 500;

/**
 * The highest rate that differs significantly from another, and the lowest rate that it differs
 * from; null when no pair does. Every pair of compared rows counts (Bonferroni: the first step of
 * Holm's correction), so the correction covers the search among them.
 */
export function widestDifference<Row extends RankedRate>(
  rows: readonly Row[],
): Difference<Row> | null {
  const compared = rows.filter(({ isCompared }) => isCompared);
  const level = COMPARISON_LEVEL / pairsOf(compared.length);
  const ranked = compared
    .toSorted((a, b) => b.impressions - a.impressions)
    .slice(0, MAX_TRIED)
    .sort((a, b) => rateOf(b) - rateOf(a));

  for (const higher of ranked) {
    const lower = ranked.findLast(
      (row) =>
        rateOf(row) < rateOf(higher) &&
        !isPlainlyChance(higher, row, level) &&
        rateDifferenceP(higher, row) <= level,
    );
    if (lower) return { higher, lower };
  }

  return null;
}

const rateOf = ({ responses, impressions }: RankedRate) => responses / impressions;
