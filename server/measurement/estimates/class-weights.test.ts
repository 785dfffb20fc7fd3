import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AD_CLASSES, DELAYS, delayOf, RATES } from '#server/measurement/evidence/ad-classes.js';
import { VIEWER_GROUPS } from '#server/measurement/evidence/viewer-history.js';
import { ClassCounts } from './class-weights.js';

const counted = fc.array(
  fc.record({
    adClass: fc.nat(AD_CLASSES - 1),
    group: fc.nat(VIEWER_GROUPS - 1),
    isTested: fc.boolean(),
  }),
  { maxLength: 300 },
);
const credits = fc.array(fc.nat(80), { minLength: DELAYS, maxLength: DELAYS });

/** Visits of one class in all groups in turn. */
function add(
  counts: ClassCounts,
  adClass: number,
  { tested, untested }: { tested: number; untested: number },
): void {
  for (let n = 0; n < tested; n += 1) counts.addTested(adClass, n % VIEWER_GROUPS);
  for (let n = 0; n < untested; n += 1) counts.addUntested(adClass, n % VIEWER_GROUPS);
}

test('tested visits stand for all credited ones, with and without each group', () => {
  fc.assert(
    fc.property(counted, credits, (visits, creditedByDelay) => {
      const counts = new ClassCounts();
      for (const { adClass, group, isTested } of visits) {
        if (isTested) counts.addTested(adClass, group);
        else counts.addUntested(adClass, group);
      }
      const isSome = visits.filter(({ isTested }) => isTested).length >= 5 * DELAYS;
      const weights = counts.weights(creditedByDelay);
      const [whole = 0] = counts.weightedTested(weights);
      const credited = creditedByDelay.reduce((sum, count) => sum + count, 0);

      expect(whole).toBeLessThan(credited + 1e-6);
      if (isSome) expect(whole).toBeCloseTo(credited, 6);
      expect(weights.every((one) => one.every((weight) => weight >= 0))).toBe(true);
    }),
  );
});

test('visits of viewers with many ads stand for more, where fewer of them are tested', () => {
  const counts = new ClassCounts();
  const [few, many] = [0, 2 * DELAYS];
  add(counts, few, { tested: 100, untested: 0 });
  add(counts, many, { tested: 99, untested: 300 });
  const [whole = []] = counts.weights([496, 0, 0, 0, 0, 0, 0]);

  expect(whole[few]).toBeCloseTo(1, 9);
  expect(whole[many]).toBeCloseTo(4, 9);
});

test('what comes late after an ad stands for the late visits that no key shows', () => {
  const counts = new ClassCounts();
  add(counts, 0, { tested: 50, untested: 0 });
  add(counts, 6, { tested: 50, untested: 0 });
  const [whole = []] = counts.weights([50, 0, 0, 0, 0, 0, 150]);

  expect([whole[0], whole[6]]).toEqual([1, 3]);
});

test('a class of which too little is tested is counted with the one of fewer ads', () => {
  const counts = new ClassCounts();
  const highest = (RATES - 1) * DELAYS;
  add(counts, 0, { tested: 20, untested: 0 });
  add(counts, highest, { tested: 4, untested: 42 });
  const [whole = []] = counts.weights([66, 0, 0, 0, 0, 0, 0]);

  expect(delayOf(highest)).toBe(0);
  expect(whole[highest]).toBe(whole[0]);
});
