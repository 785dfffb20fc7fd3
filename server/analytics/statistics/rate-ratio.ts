import type { Rated } from './exact-rate-test.js';
import { incompleteBeta } from './incomplete-beta.js';
import type { Interval } from './wilson.js';

/** Half of the 5 % that a 95 % interval misses. */
const TAIL = 0.025;
/** Halvings of a range of 1 until nothing of it is left in a double. */
const HALVINGS = 60;

/**
 * The rate of `a` ÷ the rate of `b`; null where `b` has no response or one of them no impression.
 */
export function rateRatio(a: Rated, b: Rated): number | null {
  if (b.responses <= 0 || a.impressions <= 0 || b.impressions <= 0) return null;
  return (a.responses * b.impressions) / (b.responses * a.impressions);
}

/**
 * 95 % interval of that ratio: given their sum, the responses of `a` are binomial (Przyborowski and
 * Wilenski 1940), and their share has the interval of Clopper and Pearson (1934). It leaves 1 out
 * exactly where `rateDifferenceP` is below 5 %. Null where the ratio is.
 */
export function rateRatioInterval(a: Rated, b: Rated): Interval | null {
  if (rateRatio(a, b) === null) return null;
  const low =
    a.responses === 0
      ? 0
      : rootOf((share) => incompleteBeta(share, a.responses, b.responses + 1) - TAIL);
  const high = rootOf((share) => incompleteBeta(share, a.responses + 1, b.responses) - (1 - TAIL));
  const ratioOf = (share: number) => (share * b.impressions) / ((1 - share) * a.impressions);

  return { low: ratioOf(low), high: ratioOf(high) };
}

/** Returns the zero of a rising function of a share. */
function rootOf(rising: (share: number) => number): number {
  let [below, above] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (below + above) / 2;
    if (rising(middle) < 0) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}
