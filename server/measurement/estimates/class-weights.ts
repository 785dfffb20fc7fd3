import {
  AD_CLASSES,
  DELAYS,
  delayOf,
  EXPOSURES,
  exposureOf,
  RATES,
} from '#server/measurement/evidence/ad-classes.js';
import { GroupedCount } from '#server/measurement/evidence/grouped-count.js';
import { LEFT_OUT } from './replicates.js';

/** Fewer tested visits than these do not stand for the others of their class. */
const MIN_TESTED = 5;
const MIN_TESTED_SHARE = 0.03;

/**
 * Counts how many credited visits a tested one represents, by its class: viewers who see many ads
 * rarely have a week without, so their visits count more.
 */
export class ClassCounts {
  private readonly credited = counts(EXPOSURES);
  private readonly creditedByDelay = counts(DELAYS);
  private readonly tested = counts(AD_CLASSES);

  addTested(adClass: number, group: number): void {
    this.tested[adClass]?.add(group);
    this.addUntested(adClass, group);
  }

  addUntested(adClass: number, group: number): void {
    this.credited[exposureOf(adClass)]?.add(group);
    this.creditedByDelay[delayOf(adClass)]?.add(group);
  }

  /** Weights by replicate and class; `creditedByDelay` counts what is looked at and all else. */
  weights(creditedByDelay: readonly number[]): Float64Array[] {
    const exposures = this.mergedExposures();
    const delays = mergeNeighbours(creditedByDelay, this.testedBy(DELAYS, delayOf, null));

    return LEFT_OUT.map((group) => {
      const share = this.weightOfExposure(exposures, group);
      const weighted = new Float64Array(DELAYS);
      for (const [adClass, tested] of this.tested.entries()) {
        const delay = delays[delayOf(adClass)] ?? 0;
        const weight = share[exposureOf(adClass)] ?? 0;
        weighted[delay] = (weighted[delay] ?? 0) + weight * tested.without(group);
      }

      const credited = sumBy(this.withoutGroup(creditedByDelay, group), delays);
      return Float64Array.from({ length: AD_CLASSES }, (_, adClass) => {
        const delay = delays[delayOf(adClass)] ?? 0;
        return ratio(
          (share[exposureOf(adClass)] ?? 0) * (credited[delay] ?? 0),
          weighted[delay] ?? 0,
        );
      });
    });
  }

  /** All tested visits by their weights, for each replicate. */
  weightedTested(weights: readonly Float64Array[]): Float64Array {
    return Float64Array.from(LEFT_OUT, (group, index) =>
      this.tested.reduce(
        (sum, tested, adClass) => sum + (weights[index]?.[adClass] ?? 0) * tested.without(group),
        0,
      ),
    );
  }

  /** A group has the share of what is credited that it has of the visits that keys show. */
  private withoutGroup(creditedByDelay: readonly number[], group: number | null): number[] {
    return creditedByDelay.map((count, delay) => {
      const known = this.creditedByDelay[delay];
      const all = known?.without(null) ?? 0;
      return all > 0 ? (count * (known?.without(group) ?? 0)) / all : count;
    });
  }

  private mergedExposures(): number[] {
    const tested = this.testedBy(EXPOSURES, exposureOf, null);
    const credited = this.credited.map((count) => count.without(null));
    const merged: number[] = [];
    for (let from = 0; from < EXPOSURES; from += RATES) {
      const ofViews = [credited, tested].map((list) => list.slice(from, from + RATES));
      merged.push(
        ...mergeNeighbours(ofViews[0] ?? [], ofViews[1] ?? []).map((rate) => from + rate),
      );
    }
    return merged;
  }

  private weightOfExposure(merged: readonly number[], group: number | null): number[] {
    const credited = sumBy(
      this.credited.map((count) => count.without(group)),
      merged,
    );
    const tested = sumBy(this.testedBy(EXPOSURES, exposureOf, group), merged);
    return merged.map((to) => standsFor(credited[to] ?? 0, tested[to] ?? 0));
  }

  private testedBy(
    length: number,
    partOf: (adClass: number) => number,
    group: number | null,
  ): number[] {
    const sums = Array.from({ length }, () => 0);
    for (const [adClass, tested] of this.tested.entries()) {
      const part = partOf(adClass);
      sums[part] = (sums[part] ?? 0) + tested.without(group);
    }
    return sums;
  }
}

const counts = (length: number) => Array.from({ length }, () => new GroupedCount());

/** Index that each is counted with: merged from the last to the first until enough are tested. */
function mergeNeighbours(credited: readonly number[], tested: readonly number[]): number[] {
  const merged = credited.map(() => 0);
  let first = credited.length - 1;
  let sums = { credited: 0, tested: 0 };
  let last = first;

  for (let index = first; index >= 0; index -= 1) {
    merged[index] = first;
    sums.credited += credited[index] ?? 0;
    sums.tested += tested[index] ?? 0;
    if (sums.tested < Math.max(MIN_TESTED, MIN_TESTED_SHARE * sums.credited)) continue;
    last = first;
    first = index - 1;
    sums = { credited: 0, tested: 0 };
  }

  return merged.map((to) => (to === first ? last : to));
}

function sumBy(values: readonly number[], merged: readonly number[]): number[] {
  const sums = values.map(() => 0);
  for (const [index, value] of values.entries()) {
    const to = merged[index] ?? 0;
    sums[to] = (sums[to] ?? 0) + value;
  }
  return sums;
}

/** Itself and its share of the untested: n₁ ÷ (n₂ + 1), as `microVisitsPerLevel` has it. */
const standsFor = (credited: number, tested: number): number =>
  1 + (credited - tested) / (tested + 1);

const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
