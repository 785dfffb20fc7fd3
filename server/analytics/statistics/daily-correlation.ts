import type { DaySums } from '#server/analytics/figures/sums/figure-sums.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import { correlation } from './correlation.js';
import { effectiveDays, fisherInterval, fisherP } from './correlation-interval.js';
import type { Interval } from './wilson.js';

/** Fisher's z has no variance with fewer days. */
const MIN_DAYS = 4;

export interface DailyCorrelation {
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
