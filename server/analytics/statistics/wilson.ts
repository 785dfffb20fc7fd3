/** 95 % of the standard normal distribution is within this distance of 0. */
export const Z_95 = 1.959963984540054;

export interface Interval {
  low: number;
  high: number;
}

/**
 * Wilson's 95 % score interval of a proportion, without continuity correction (Wilson 1927;
 * Newcombe 1998, method 3). Null where hits out of trials are no proportion: no trials, or more
 * hits than trials.
 */
export function wilsonInterval(hits: number, trials: number): Interval | null {
  if (trials <= 0 || hits > trials) return null;
  const square = Z_95 ** 2;
  const centre = (hits + square / 2) / (trials + square);
  const half =
    (Z_95 / (trials + square)) * Math.sqrt((hits * (trials - hits)) / trials + square / 4);
  // The ends are exact at 0 and 1; rounding would miss them slightly.
  return { low: hits === 0 ? 0 : centre - half, high: hits === trials ? 1 : centre + half };
}
