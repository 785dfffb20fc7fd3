import { isPlainlyChance, rateDifferenceP } from './exact-rate-test.js';
import { COMPARISON_LEVEL } from './levels.js';
import { pairsOf, type RankedRate } from './ranked-rates.js';

export interface Difference<Row> {
  higher: Row;
  lower: Row;
}

/**
 * All pairs of more rows would be slow to try and say little; those with the most impressions are
 * tried.
 */
const MAX_TRIED = 500;

/**
 * The highest rate that can be told from another, and the lowest that it can be told from; null
 * when none can. Every pair of the rows that take part counts (Bonferroni: the first step of Holm's
 * correction), so that searching among them is paid for.
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
