import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, startOfMonth, startOfWeek } from '#schema/local-date.js';
import { trendPeriods } from './trend-periods.js';

const FIRST = { day: (date: string) => date, week: startOfWeek, month: startOfMonth };

interface Trend {
  dashboard: {
    granularity: string;
    responsesOverTime: { rows: { startDate: string; endDate: string; totalImpressions: number }[] };
  };
}

test('each row of a trend sums the days of its week or month, the ends cut at the range', () => {
  const lengths = fc.integer({ min: 1, max: 1_500 });
  fc.assert(
    fc.property(
      lengths,
      fc.nat(3_000),
      fc.constantFrom(undefined, 'day' as const, 'week' as const, 'month' as const),
      (length, start, granularity) => {
        const days = Array.from({ length }, (_, index) => ({
          date: addDays('2020-01-01', start + index),
          totalImpressions: index + 1,
          sameDay: index % 3,
          totalResponses: index % 5,
        }));
        const data = { dashboard: { responsesOverTime: { rows: days } } };
        const { dashboard } = trendPeriods(data, { granularity }) as unknown as Trend;

        const byLength = length <= 92 ? 'day' : length <= 731 ? 'week' : 'month';
        expect(dashboard.granularity).toBe(granularity ?? byLength);
        const first = FIRST[granularity ?? byLength];
        const expected = Map.groupBy(days, ({ date }) => first(date));
        expect(dashboard.responsesOverTime.rows).toEqual(
          [...expected.values()].map((part) => ({
            startDate: part[0]?.date,
            endDate: part.at(-1)?.date,
            totalImpressions: part.reduce((sum, day) => sum + day.totalImpressions, 0),
            sameDay: part.reduce((sum, day) => sum + day.sameDay, 0),
            totalResponses: part.reduce((sum, day) => sum + day.totalResponses, 0),
          })),
        );
      },
    ),
  );
});
