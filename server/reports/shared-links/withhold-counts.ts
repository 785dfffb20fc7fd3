import { MIN_SHARED_COUNT } from '#schema/shared-links.js';

export interface ShownCount {
  /** Null where it is withheld. */
  value: number | null;
  /** It is withheld because it is small; other withheld counts protect a small one. */
  isBelowTen: boolean;
}

const MAX_SMALL = MIN_SHARED_COUNT - 1;
const SMALL: ShownCount = { value: null, isBelowTen: true };
const WITHHELD: ShownCount = { value: null, isBelowTen: false };

const isSmall = (count: number) => count > 0 && count < MIN_SHARED_COUNT;

/** A count alone. Nothing is shown as 0, because it is about nobody. */
export const shownCount = (count: number): ShownCount =>
  isSmall(count) ? SMALL : { value: count, isBelowTen: false };

interface Withheld {
  small: number;
  others: number;
  /** The sum of all withheld counts, which a reader can subtract. */
  sum: number;
  /** The smallest count still shown, which no withheld one of the others exceeds. */
  limit: number;
}

/**
 * Whether each small count could still be anything from 1 to 9, for a reader who subtracts the
 * shown counts from the total and knows these rules.
 */
function isProtected({ small, others, sum, limit }: Withheld): boolean {
  const leastOfRest = small - 1 + others * MIN_SHARED_COUNT;
  const mostOfRest = (small - 1) * MAX_SMALL + (others === 0 ? 0 : others * limit);

  return sum - MAX_SMALL >= leastOfRest && sum - 1 <= mostOfRest;
}

/**
 * The counts of a column next to their total, so that no count below ten is shown or follows from
 * the others: small ones are withheld, then the smallest others until the small ones are protected,
 * and else the whole column. A small total withholds every row.
 */
export function shownColumn(counts: readonly number[], total: number): ShownCount[] {
  if (isSmall(total)) return counts.map(() => SMALL);

  const small = counts.filter(isSmall);
  if (small.length === 0) return counts.map(shownCount);

  const larger = counts.filter((count) => count >= MIN_SHARED_COUNT).toSorted((a, b) => a - b);
  const remainder = total - counts.reduce((sum, count) => sum + count, 0);
  let sum = small.reduce((one, other) => one + other, remainder);

  for (let others = 0; others <= larger.length; others++) {
    const limit = larger[others] ?? Infinity;
    if (isProtected({ small: small.length, others, sum, limit }))
      return withhold(counts, larger.slice(0, others));
    sum += larger[others] ?? 0;
  }

  return counts.map(() => WITHHELD);
}

/** Withholds the small counts, and as many of each protecting size as are named. */
function withhold(counts: readonly number[], protecting: readonly number[]): ShownCount[] {
  const left = [...protecting];

  return counts.map((count) => {
    if (isSmall(count)) return SMALL;
    const at = left.indexOf(count);
    if (at === -1) return { value: count, isBelowTen: false };
    left.splice(at, 1);
    return WITHHELD;
  });
}
