import type { DaySums } from '#server/analytics/figures/figure-sums.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import { correlation } from './correlation.js';
import { effectiveDays, fisherInterval, fisherP } from './correlation-interval.js';
import type { Interval } from './wilson.js';

/** Under so many days Fisher's z has no variance. */
const MIN_DAYS = 4;

export interface DailyCorrelation {
  /** Pearson's; null where it is undefined. */
  r: number | null;
  /** How many independent days the days are worth. */
  effectiveDays: number;
  interval: Interval | null;
  /**
   * Two-sided p-value of impressions and responses having nothing to do with each other; 1 where
   * there is no interval.
   */
  p: number;
}

/** How daily impressions and daily responses go together. */
export const dailyCorrelation = oncePer(({ impressions, responses }: DaySums): DailyCorrelation => {
  const r = correlation(impressions, responses);
  const worth = effectiveDays(impressions, responses);
  const interval = r === null || impressions.length < MIN_DAYS ? null : fisherInterval(r, worth);
  return { r, effectiveDays: worth, interval, p: r !== null && interval ? fisherP(r, worth) : 1 };
});
