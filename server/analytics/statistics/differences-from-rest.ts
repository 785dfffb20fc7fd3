import { isPlainlyChance, rateDifferenceP, type Rated } from './exact-rate-test.js';
import { COMPARISON_LEVEL } from './levels.js';
import { holmBound, type RankedRate } from './ranked-rates.js';

/**
 * Returns, for each part of a whole, whether its rate differs from the rate of all the other parts
 * together beyond chance: Holm's correction over the compared parts, at most at the level that the
 * dashboard allots to a comparison. A part is above the rest exactly where it is above the whole.
 */
export function differFromRest(
  parts: readonly RankedRate[],
  whole: Rated,
  level = COMPARISON_LEVEL,
): boolean[] {
  const ps = parts.map((part) => {
    if (!part.isCompared) return null;
    const rest = restOf(whole, part);
    return isPlainlyChance(part, rest, level) ? 1 : rateDifferenceP(part, rest);
  });

  const compared = ps.filter((p) => p !== null);
  const bound = holmBound(compared, compared.length, level);

  return ps.map((p) => p !== null && p <= bound);
}

export const restOf = (whole: Rated, part: Rated): Rated => ({
  responses: whole.responses - part.responses,
  impressions: whole.impressions - part.impressions,
});
