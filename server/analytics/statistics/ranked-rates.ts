import { isPlainlyChance, rateDifferenceP, type Rated } from './exact-rate-test.js';
import { COMPARISON_LEVEL } from './levels.js';

export interface RankedRate extends Rated {
  /**
   * Whether it takes part: it does not when its sample is too small, or when it is no member of its
   * kind.
   */
  isCompared: boolean;
}

/**
 * For each row of a table in its order, whether it cannot be told from the first row that takes
 * part; null for that row itself and for those that do not. The first row is picked by looking at
 * all, so Holm's correction counts every pair of rows, at the level that the dashboard leaves to a
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
 * which `ps` are the ones looked at; −1 when it rejects none. Leaving hypotheses unlooked at can
 * only make it stricter.
 */
export function holmBound(ps: readonly number[], tests: number, level = COMPARISON_LEVEL): number {
  const sorted = ps.toSorted((a, b) => a - b);
  const failing = sorted.findIndex((p, rank) => p > level / (tests - rank));
  return (failing === -1 ? sorted.at(-1) : sorted[failing - 1]) ?? -1;
}
