import { describe, expect, it } from '@jest/globals';
import { DATE_RANGE_PRESETS, defaultRange, presetRange } from '#schema/date-ranges';
import { includesDay, todayIn, validRange } from './date-ranges';

const FRIDAY = '2026-11-20';

describe('date ranges', () => {
  it.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['this-week', '2026-11-16', '2026-11-22'],
    ['last-week', '2026-11-09', '2026-11-15'],
    ['last-7-days', '2026-11-14', '2026-11-20'],
    ['last-30-days', '2026-10-22', '2026-11-20'],
    ['last-90-days', '2026-08-23', '2026-11-20'],
    ['this-month', '2026-11-01', '2026-11-30'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['this-year', '2026-01-01', '2026-12-31'],
    ['this-ytd', '2026-01-01', '2026-11-20'],
    ['last-year', '2025-01-01', '2025-12-31'],
    ['last-1-year', '2025-11-21', '2026-11-20'],
  ] as const)('%s is %s to %s', (id, startDate, endDate) => {
    expect(presetRange(id, FRIDAY)).toEqual({ startDate, endDate });
  });

  it('offers the presets in the specified order', () => {
    expect(DATE_RANGE_PRESETS.map(({ label }) => label)).toEqual([
      'Today',
      'Yesterday',
      'This Week',
      'Last Week',
      'Last 7 Days',
      'Last 30 Days',
      'Last 90 Days',
      'This Month',
      'Last Month',
      'This Year',
      'This YTD',
      'Last Year',
      'Last 1 Year',
    ]);
  });

  it('starts a week on Monday also on a Sunday', () => {
    expect(presetRange('this-week', '2026-11-22')).toEqual({
      startDate: '2026-11-16',
      endDate: '2026-11-22',
    });
  });

  it('counts thirty days with today as the last', () => {
    expect(defaultRange('2026-03-01')).toEqual({
      startDate: '2026-01-31',
      endDate: '2026-03-01',
    });
  });

  it("takes today in the customer's zone", () => {
    const eveningInLondon = new Date('2026-11-20T19:00:00Z');
    expect(todayIn('Europe/London', eveningInLondon)).toBe('2026-11-20');
    expect(todayIn('Pacific/Auckland', eveningInLondon)).toBe('2026-11-21');
  });

  it('replaces an invalid start or end by the default', () => {
    expect(validRange({ startDate: '2026-11-01', endDate: '2026-11-05' }, FRIDAY)).toEqual({
      startDate: '2026-11-01',
      endDate: '2026-11-05',
    });
    expect(validRange({ startDate: '2026-11-31', endDate: '2026-11-05' }, FRIDAY)).toEqual({
      startDate: '2026-10-22',
      endDate: '2026-11-05',
    });
    expect(validRange({ startDate: '2026-11-01' }, FRIDAY)).toEqual({
      startDate: '2026-11-01',
      endDate: FRIDAY,
    });
    expect(validRange({ startDate: '2026-11-10', endDate: '2026-11-05' }, FRIDAY)).toEqual(
      defaultRange(FRIDAY),
    );
  });

  it('knows whether a day lies within', () => {
    expect(includesDay({ startDate: '2026-11-01', endDate: '2026-11-05' }, '2026-11-05')).toBe(
      true,
    );
    expect(includesDay({ startDate: '2026-11-01', endDate: '2026-11-05' }, '2026-11-06')).toBe(
      false,
    );
  });
});
