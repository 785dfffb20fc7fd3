import { isPlainlyChance, rateDifferenceP, type Rated } from './exact-rate-test.js';
import { COMPARISON_LEVEL } from './levels.js';

export interface RankedRate extends Rated {
  /** False when the row's sample is too small, or when the row is no member of its kind. */
  isCompared: boolean;
}

/**
 * Returns, for each row of a table in its order, whether it is tied with the first compared row;
 * null for that row itself and for rows that are not compared. The first row is chosen by looking
 * at all rows, so Holm's correction counts every pair, at the level that the dashboard allots to a
 * comparison.
 */
export function tiesWithFirst(rows: readonly RankedRate[]): (boolean | null)[] {
  const first = rows.findIndex(({ isCompared }) => isCompared);
  const leader = rows[first];
  if (!leader) return rows.map(() => null);

  const compared = rows.filter(({ isCompared }) => isCompared).length;
  const ps = rows.map((row) => {
    if (row === leader || !row.isCompared) return null;
    return isPlainlyChance(leader, row, COMPARISON_LEVEL) ? 1 : rateDifferenceP(leader, row);
  });

  const bound = holmBound(
    ps.filter((p) => p !== null),
    pairsOf(compared),
  );

  return ps.map((p) => (p === null ? null : p > bound));
}

export const pairsOf = (count: number): number => (count * (count - 1)) / 2;

/**
 * The largest p-value that Holm's step-down procedure (1979) rejects among `tests` hypotheses, of
 * which `ps` are the tested ones; −1 when it rejects none. Leaving hypotheses untested can only
 * make it stricter.
 */
export function holmBound(ps: readonly number[], tests: number, level = COMPARISON_LEVEL): number {
  const sorted = ps.toSorted((a, b) => a - b);
  const failing = sorted.findIndex((p, rank) => p > level / (tests - rank));
  return (failing === -1 ? sorted.at(-1) : sorted[failing - 1]) ?? -1;
}
