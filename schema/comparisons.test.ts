import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, differenceInCalendarDays, format, parseISO } from 'date-fns';
import { comparisonRange, type Comparison } from './comparisons.js';

const TODAY = '2026-11-20';
const of = (compare: Comparison, startDate: string, endDate: string) =>
  comparisonRange(compare, { startDate, endDate }, TODAY);

describe('the range compared with', () => {
  it('is none without a comparison', () => {
    expect(of('none', '2026-11-01', '2026-11-10')).toBeNull();
  });

  it.each([
    ['2026-11-01', '2026-11-10', '2026-10-22', '2026-10-31'],
    ['2026-11-10', '2026-11-10', '2026-11-09', '2026-11-09'],
    ['2026-01-01', '2026-11-30', '2025-02-11', '2025-12-31'],
    ['2026-11-25', '2026-11-27', '2026-11-22', '2026-11-24'],
  ])('before %s to %s is %s to %s', (start, end, startDate, endDate) => {
    expect(of('previous', start, end)).toEqual({ startDate, endDate });
  });

  it.each([
    ['2026-10-01', '2026-10-31', '2025-10-01', '2025-10-31'],
    ['2026-11-16', '2026-11-22', '2025-11-16', '2025-11-20'],
    ['2024-02-29', '2024-02-29', '2023-02-28', '2023-02-28'],
  ])('a year before %s to %s is %s to %s', (start, end, startDate, endDate) => {
    expect(of('last-year', start, end)).toEqual({ startDate, endDate });
  });

  it.each([
    ['previous-weekdays', '2026-11-01', '2026-11-10', '2026-10-18', '2026-10-27'],
    ['previous-weekdays', '2026-11-10', '2026-11-10', '2026-11-03', '2026-11-03'],
    ['previous-weekdays', '2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08'],
    ['previous-weekdays', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-13'],
    ['last-year-weekdays', '2026-11-09', '2026-11-15', '2025-11-10', '2025-11-16'],
  ] as const)('%s of %s to %s is %s to %s', (compare, start, end, startDate, endDate) => {
    expect(of(compare, start, end)).toEqual({ startDate, endDate });
  });

  it('of the same weekdays begins on the same weekday and ends before the range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2000, max: 0 }),
        fc.integer({ min: 0, max: 400 }),
        (offset, length) => {
          const start = addDays(parseISO(TODAY), offset);
          const end = addDays(start, length);
          const [first, last] = [format(start, 'yyyy-MM-dd'), format(end, 'yyyy-MM-dd')];
          const range = of('previous-weekdays', first, last);
          if (!range) throw new Error('there is one');
          expect(parseISO(range.startDate).getDay()).toBe(start.getDay());
          expect(range.endDate < first).toBe(true);
        },
      ),
    );
  });

  it('of the previous period has as many days as have begun, and ends where the range starts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2000, max: 0 }),
        fc.integer({ min: 0, max: 1200 }),
        (offset, length) => {
          const start = addDays(parseISO(TODAY), offset);
          const end = addDays(start, length);
          const range = of('previous', format(start, 'yyyy-MM-dd'), format(end, 'yyyy-MM-dd'));
          if (!range) throw new Error('there is one');
          const begun = Math.min(length, Math.abs(offset));
          const days = differenceInCalendarDays(parseISO(range.endDate), parseISO(range.startDate));
          expect(days).toBe(begun);
          expect(addDays(parseISO(range.endDate), 1)).toEqual(start);
        },
      ),
    );
  });
});
