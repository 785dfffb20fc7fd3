import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { weekdayOfDay } from '#server/event-store/reporting-time.js';
import { addCell, emptyCell, type EffectCell } from '#server/measurement/estimates/effect-cell.js';
import { LineSums } from './line-sums.js';

const RUN = { firstDay: 20_000, lastDay: 20_030 };
const day = fc.integer({ min: RUN.firstDay, max: RUN.lastDay });

const drawnCell = fc.record({
  day,
  tagId: fc.integer({ min: 1, max: 3 }),
  impressions: fc.integer({ min: 1, max: 1_000 }),
  microVisits: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  replicate: fc.nat(64),
});
type DrawnCell = typeof drawnCell extends fc.Arbitrary<infer T> ? T : never;

function cellOf({ impressions, microVisits, replicate }: DrawnCell): EffectCell {
  const cell = { ...emptyCell(), impressions, baseImpressions: impressions - 1, testable: 1 };
  cell.placebo[replicate] = microVisits;
  cell.leadLag[64 - replicate] = -microVisits;
  return cell;
}

test('any days and weekdays of a line are the sum of its cells', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(drawnCell, { selector: (one) => `${one.tagId} ${one.day}`, maxLength: 60 }),
      fc.tuple(day, day),
      fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })),
      (drawn, [one, other], chosen) => {
        const [firstDay, lastDay] = [Math.min(one, other), Math.max(one, other)];
        const weekdays = chosen && new Set(chosen);
        const stored = drawn.map((each) => ({
          day: each.day,
          tagId: each.tagId,
          value: 0,
          cell: cellOf(each),
        }));
        const sums = new LineSums(RUN, stored);

        for (const tagId of [1, 2, 3]) {
          const inside = drawn.filter(
            (each) =>
              each.tagId === tagId &&
              each.day >= firstDay &&
              each.day <= lastDay &&
              (!weekdays || weekdays.has(weekdayOfDay(each.day))),
          );
          const expected = emptyCell();
          for (const each of inside) addCell(expected, cellOf(each));

          const sum = sums.sum(tagId, { firstDay, lastDay }, weekdays);
          expect(sum ?? emptyCell()).toEqual(expected);
          expect(sum === null).toBe(inside.length === 0);
        }
      },
    ),
  );
});
