import type { DaySums } from '#server/analytics/figures/sums/figure-sums.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import { effectiveDays, fisherInterval, fisherP } from './correlation-interval.js';
import type { Interval } from './wilson.js';

/** Fisher's z has no variance with fewer days. */
const MIN_DAYS = 4;

interface DailyCorrelation {
  /** Pearson's r; null where it is undefined. */
  r: number | null;
  /** The number of independent days that the days are worth. */
  effectiveDays: number;
  interval: Interval | null;
  /**
   * Two-sided p-value of no relation between impressions and responses; 1 where there is no
   * interval.
   */
  p: number;
}

/** The correlation of daily impressions and daily responses. */
export const dailyCorrelation = oncePer(({ impressions, responses }: DaySums): DailyCorrelation => {
  const r = correlation(impressions, responses);
  const worth = effectiveDays(impressions, responses);
  const interval = r === null || impressions.length < MIN_DAYS ? null : fisherInterval(r, worth);
  return { r, effectiveDays: worth, interval, p: r !== null && interval ? fisherP(r, worth) : 1 };
});

/**
 * Pearson's r of two series of the same length; null where it is undefined: fewer than two points,
 * or a constant series.
 */
export function correlation(xs: ArrayLike<number>, ys: ArrayLike<number>): number | null {
  const n = xs.length;
  const meanX = mean(xs);
  const meanY = mean(ys);
  let xy = 0;
  let xx = 0;
  let yy = 0;

  for (let index = 0; index < n; index += 1) {
    const x = (xs[index] ?? 0) - meanX;
    const y = (ys[index] ?? 0) - meanY;
    xy += x * y;
    xx += x * x;
    yy += y * y;
  }

  if (isConstant(xs) || isConstant(ys)) return null;

  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)));
}

const mean = (values: ArrayLike<number>) =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Compares the values themselves: by rounding, a constant series may have a variance slightly above
 * zero.
 */
const isConstant = (values: ArrayLike<number>) =>
  Array.from(values).every((value) => value === values[0]);
