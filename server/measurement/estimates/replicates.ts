import { MICRO_VISITS } from '#server/measurement/evidence/placebo.js';
import { VIEWER_GROUPS } from '#server/measurement/evidence/viewer-history.js';

/**
 * A figure over all viewers at index 0, and over all but group g at index g + 1. Sums of replicates
 * are the replicates of the sum, so a figure of any selection has its interval.
 */
export type Replicates = Float64Array;

export const REPLICATES = VIEWER_GROUPS + 1;

export const emptyReplicates = (): Replicates => new Float64Array(REPLICATES);

/** Leaving a group out leaves that many times fewer visits. */
export const FULL_SIZE = VIEWER_GROUPS / (VIEWER_GROUPS - 1);

/** The group that each replicate leaves out; null for the first. */
export const LEFT_OUT: readonly (number | null)[] = [
  null,
  ...Array.from({ length: VIEWER_GROUPS }, (_, group) => group),
];

export function addReplicates(into: Replicates, from: Replicates): void {
  for (let index = 0; index < REPLICATES; index += 1) {
    into[index] = (into[index] ?? 0) + (from[index] ?? 0);
  }
}

/** Adds the replicates so many times. */
export function addTimes(into: Replicates, from: Replicates, times: number): void {
  for (let index = 0; index < REPLICATES; index += 1) {
    into[index] = (into[index] ?? 0) + times * (from[index] ?? 0);
  }
}

/** Adds what an event of the group counts for; it is absent where its group is left out. */
export function addEvent(into: Replicates, weights: Replicates, group: number): void {
  const own = into[group + 1] ?? 0;
  addReplicates(into, weights);
  into[group + 1] = own;
}

/** Adds like `addEvent`, so many times as `classes` says, in whole numbers. */
export function addWeighed(
  into: Replicates,
  weights: Replicates,
  classes: Replicates,
  group: number,
): void {
  const own = into[group + 1] ?? 0;
  for (let index = 0; index < REPLICATES; index += 1) {
    into[index] = (into[index] ?? 0) + Math.round((weights[index] ?? 0) * (classes[index] ?? 0));
  }
  into[group + 1] = own;
}

/** A rate in whole micro-visits, so that the estimates of parts add up to that of the whole exactly. */
export const wholeMicro = (rates: Replicates, index: number): number =>
  Math.round((rates[index] ?? 0) * MICRO_VISITS);
