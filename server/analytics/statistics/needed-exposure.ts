import { twoSidedNormalP } from './normal.js';
import type { Rated } from './exact-rate-test.js';

/** The usual power of a planned comparison: it shows the difference four times out of five. */
export const POWER = 0.8;
/** The quantile of the normal distribution at that power. */
const Z_POWER = 0.8416212335729143;
const HALVINGS = 50;
/** No level of a dashboard lies beyond it. */
const MAX_Z = 12;

interface Plan {
  /** The rate that both would have without a difference. */
  rate: number;
  /** The relative difference to show: 0.2 is 20 % more. */
  difference: number;
  /** Two-sided. */
  level: number;
}

/**
 * Returns how many times as many impressions both groups need until a test at the level shows the
 * difference, four times out of five. The square roots of Poisson rates have the variance 1 ÷ (4 ×
 * impressions), so 4 (√(rate (1 + difference)) − √rate)² = (z + z′)² (1/a + 1/b) ÷ times (Huffman
 * 1984; Gu, Ng, Tang and Schucany 2008). Null without impressions or rate.
 */
export function neededTimes(
  a: Pick<Rated, 'impressions'>,
  b: Pick<Rated, 'impressions'>,
  { rate, difference, level }: Plan,
): number | null {
  if (a.impressions <= 0 || b.impressions <= 0 || rate <= 0) return null;
  const apart = 2 * (Math.sqrt(rate * (1 + difference)) - Math.sqrt(rate));
  const deviations = normalBound(level) + Z_POWER;
  return (deviations / apart) ** 2 * (1 / a.impressions + 1 / b.impressions);
}

/** The z beyond which, on both sides, lies this much of the normal distribution. */
function normalBound(level: number): number {
  let [below, above] = [0, MAX_Z];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (below + above) / 2;
    if (twoSidedNormalP(middle) > level) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}
