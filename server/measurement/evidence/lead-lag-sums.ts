import { LAG_DAYS, PAIR_DAYS } from './lead-lag-columns.js';

export interface LeadLagSums {
  impressions: number;
  /** Visits on the day of the impression after it, and 1 … 7 days later, at the organic level of the impression's days. */
  later: number[];
  /** The same before the impression. */
  earlier: number[];
  /** Visits on other days before the impression, at a later and an earlier clock time than it. */
  laterByClock: number;
  earlierByClock: number;
  /** Other impressions of the viewer, by days from -14 to 14; index 14 is the same day. */
  pairs: number[];
  /** Other impressions of the same day: those after, and the shares of the others' visits. */
  sameDayLater: number;
  sameDayShareAfter: number;
  sameDayShareBefore: number;
}

export const emptySums = (): LeadLagSums => ({
  impressions: 0,
  later: Array.from({ length: LAG_DAYS + 1 }, () => 0),
  earlier: Array.from({ length: LAG_DAYS + 1 }, () => 0),
  laterByClock: 0,
  earlierByClock: 0,
  pairs: Array.from({ length: 2 * PAIR_DAYS + 1 }, () => 0),
  sameDayLater: 0,
  sameDayShareAfter: 0,
  sameDayShareBefore: 0,
});

export function mergeSums(sums: readonly LeadLagSums[]): LeadLagSums {
  const merged = emptySums();
  for (const one of sums) {
    merged.impressions += one.impressions;
    merged.laterByClock += one.laterByClock;
    merged.earlierByClock += one.earlierByClock;
    merged.sameDayLater += one.sameDayLater;
    merged.sameDayShareAfter += one.sameDayShareAfter;
    merged.sameDayShareBefore += one.sameDayShareBefore;
    addAll(merged.later, one.later);
    addAll(merged.earlier, one.earlier);
    addAll(merged.pairs, one.pairs);
  }
  return merged;
}

export function addAll(into: number[] | Float64Array, from: ArrayLike<number>): void {
  for (let index = 0; index < into.length; index += 1) {
    into[index] = (into[index] ?? 0) + (from[index] ?? 0);
  }
}
