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
  /** The smallest larger count that is shown. The withheld ones are below it. */
  limit: number;
}

/** Whether small counts alone hide each other: each could be anything from 1 to 9. */
const hideEachOther = (small: number, sum: number): boolean =>
  sum >= small - 1 + MAX_SMALL && sum <= (small - 1) * MAX_SMALL + 1;

/**
 * Whether all small counts could be anything from 1 to 9 at once, with other counts from 10 to the
 * limit that fill the rest. The reader knows all that this looks at.
 */
const areHidden = ({ small, others, sum, limit }: Withheld): boolean =>
  others > 0 &&
  sum - small * MAX_SMALL > others * MIN_SHARED_COUNT &&
  sum - small < others * (limit - 1);

/**
 * The counts of a column next to their total, so that every small count could be anything from 1 to
 * 9 for a reader who subtracts and knows this function. A small total withholds every row.
 *
 * Beginning with all counts withheld, the largest ones are shown as long as the others stay hidden.
 * Each of these steps depends on what the reader sees in the end, but for the last, which shows
 * nothing: it fails for any small counts as long as the other withheld ones are about equal. So any
 * small counts lead to the same picture. Where no step is possible, the whole column is withheld.
 */
export function shownColumn(counts: readonly number[], total: number): ShownCount[] {
  if (isSmall(total)) return counts.map(() => SMALL);

  const small = counts.filter(isSmall).length;
  if (small === 0) return counts.map(shownCount);

  const larger = counts.filter((count) => count >= MIN_SHARED_COUNT);
  const sumOfSmall = larger.reduce((rest, count) => rest - count, total);
  if (larger.length > 0 && hideEachOther(small, sumOfSmall)) return counts.map(shownCount);

  let withheld: Withheld = { small, others: larger.length, sum: total, limit: Infinity };
  if (!areHidden(withheld)) return counts.map(() => WITHHELD);

  for (const largest of new Set(larger.toSorted((a, b) => b - a))) {
    const equal = larger.filter((count) => count === largest).length;
    const others = withheld.others - equal;
    const next = { small, others, sum: withheld.sum - equal * largest, limit: largest };
    if (!areHidden(next)) break;
    withheld = next;
  }

  const { limit } = withheld;
  return counts.map((count) =>
    count >= MIN_SHARED_COUNT && count < limit ? WITHHELD : shownCount(count),
  );
}
