import { offsetOfAds } from '#server/measurement/evidence/ad-classes.js';
import {
  PAIR_CODES,
  PAIR_FIELDS,
  PLACEBO_FIELDS,
  TESTABLE_FIELDS,
} from '#server/measurement/evidence/cell-events.js';
import { VIEWER_GROUPS } from '#server/measurement/evidence/viewer-history.js';
import { CellCounter } from './cell-counter.js';
import type { EffectCell } from './effect-cell.js';
import type { WeighedEvidence } from './weigh-evidence.js';

/** The local days with impressions, oldest first. */
export function daysOfEvidence({ evidence }: WeighedEvidence): number[] {
  const days = new Set(evidence.flatMap(({ cells }) => [...cells.days.keys()]));
  return [...days].sort((a, b) => a - b);
}

/**
 * The cells of the impressions of one local day (since 1970-01-01); `cellOf` has the cell of each
 * key of impressions.
 */
export function cellsOfDay(
  { evidence, classes, weights }: WeighedEvidence,
  day: number,
  cellOf: ArrayLike<number>,
): Map<number, EffectCell> {
  const counter = new CellCounter(weights);

  for (const [span, one] of evidence.entries()) {
    const events = one.cells.days.get(day);
    if (!events) continue;

    const indexOf = (key: number) => counter.indexOf(cellOf[key] ?? 0);
    const { impressions, testable, placebos, pairs, isBase } = events;
    for (let at = 0; at < impressions.length; at += 1) {
      counter.addImpressions(indexOf(impressions.at(at)), 1, isBase);
    }
    for (let at = 0; at < testable.length; at += TESTABLE_FIELDS) {
      const adClass = classes[span]?.classOf(testable.at(at + 1)) ?? 0;
      counter.addTestable(indexOf(testable.at(at)), adClass, testable.at(at + 2) % VIEWER_GROUPS);
    }
    for (let at = 0; at < placebos.length; at += PLACEBO_FIELDS) {
      const ads = placebos.at(at + 2);
      const weight = weights.placeboWeights(span, placebos.at(at + 1), offsetOfAds(ads));
      const adClass = classes[span]?.classOf(ads) ?? 0;
      const group = placebos.at(at + 3) % VIEWER_GROUPS;
      counter.addPlacebo(indexOf(placebos.at(at)), weight, adClass, group);
    }
    for (let at = 0; at < pairs.length; at += PAIR_FIELDS) {
      counter.addPair(indexOf(pairs.at(at)), pairs.at(at + 1) % PAIR_CODES);
    }
    counter.closeDay(span, day);
  }

  return counter.take();
}
